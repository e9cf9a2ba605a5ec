import { palette as p } from './palette.ts'

const heart = 'M32 59c-9-5.5-11-9.5-11-13a5.6 5.6 0 0 1 11-1.7a5.6 5.6 0 0 1 11 1.7c0 3.5-2 7.5-11 13Z'

/** The agency's mark: boughs of an evergreen that are the roofs of a home, with a heart inside. */
export function mark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${boughs(p.pineMid, '#2F7561', p.pine, p.marigold)}</svg>\n`
}

/** The mark on a tile; `inset` shrinks it for icons that a phone crops to a circle. */
export function icon(inset = 0, radius = 14): string {
  const scale = 1 - inset * 2
  const drawn = `<g transform="translate(${64 * inset} ${64 * inset}) scale(${scale})">${boughs(p.pineSoft, p.pinePale, p.cream, p.marigold)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${p.pine}"/>${drawn}</svg>\n`
}

function boughs(top: string, middle: string, roof: string, inside: string): string {
  const line = (d: string, colour: string) => `<path d="${d}" stroke="${colour}"/>`
  return (
    `<g fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">` +
    line('M24.5 15.5L32 8.5L39.5 15.5', top) +
    line('M17.5 31L32 18.5L46.5 31', middle) +
    line('M9 48.5L32 28.5L55 48.5', roof) +
    `</g><path d="${heart}" fill="${inside}"/>`
  )
}
