/** A picture in a rich text, as the server stores it: the path, and the description as HTML. */
export const pictureTag = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g

/** The pictures of a rich text that the server has sanitized; each with its description as HTML. */
export function picturesIn(html: string): { path: string; alt: string }[] {
  return [...html.matchAll(pictureTag)].map(([, path = '', alt = '']) => ({ path, alt }))
}
