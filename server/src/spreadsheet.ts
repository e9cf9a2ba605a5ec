import writeExcelFile from 'write-excel-file/node'

/** The media type of a spreadsheet. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * An .xlsx file. Text stays text, whatever it looks like: phone numbers, IDs with leading zeros, `1E5`, formulas. Numbers are
 * numbers. The first row stays in view.
 */
export function spreadsheetOf(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const data = rows.map((row) => row.map(cellOf))
  return writeExcelFile(data, { stickyRowsCount: 1 }).toBuffer()
}

function cellOf(value: string | number) {
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: withoutControls(value), type: String, format: '@' }
}

/** XML cannot hold control characters. */
function withoutControls(text: string): string {
  return text.replace(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
}
