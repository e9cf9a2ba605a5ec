/** The words of a rich text, with a line for each paragraph and each picture, which its description stands for; a plain one as it is. */
export function plainText(html: string): string {
  if (!/<[a-z]/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(pictureLine(body.ownerDocument, picture.alt))
  const blocks = [...body.querySelectorAll('p, h2, h3, li')].filter((one) => !one.querySelector('p'))
  return blocks.length > 0 ? blocks.map(({ textContent }) => textContent).join('\n') : html
}

function pictureLine(document: Document, description: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = `[${description}]`
  return line
}
