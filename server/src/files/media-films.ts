/** The path of a film of the site's media by its id; undefined for other ids, such as those of films for trainings. */
export function filmPath(id: unknown): string | undefined {
  const folder = typeof id === 'string' ? /^media-([0-9a-f]{16})$/.exec(id)?.[1] : undefined
  return folder && `/media/${folder}/video.mp4`
}

/** The id of a film of the site's media. */
export function filmId(path: string): string {
  return `media-${path.split('/')[2]}`
}
