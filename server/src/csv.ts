/**
 * A CSV file for spreadsheets. A cell that they would take for a formula, in full-width letters too, gets an apostrophe in front, so that nothing that people
 * typed is run. The mark at the start tells Excel that the text is UTF-8.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return csvStart + rows.map(csvLine).join('')
}

/** What a CSV file begins with that is written line by line. */
export const csvStart = '\uFEFF'

/** One line of a CSV file. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number): string {
  const text = String(value)
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
