/** What a CSV file begins with that is written line by line. */
export const csvStart = '\uFEFF'

/**
 * One line of a CSV file for spreadsheets. A cell that they would take for a formula gets an apostrophe in front, so that nothing that
 * people typed is run: also in full-width letters, after blanks, and after a semicolon, tab or line break, where some of them begin a cell.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number): string {
  const text = String(value)
  const harmless = text.replace(formulaStart, "$1'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const formulaStart = /((?:^|[,;\t\r\n|])["'\s]*)(?=[=+\-@＝＋－＠﹢﹣﹦﹫])/gu
