/** The words of a rich text, with a line for each paragraph; a plain one as it is. */
export function plainText(html: string): string {
  if (!/<[a-z]/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  const blocks = [...body.querySelectorAll('p, h2, h3, li')].filter((one) => !one.querySelector('p'))
  return blocks.length > 0 ? blocks.map(({ textContent }) => textContent).join('\n') : html
}
