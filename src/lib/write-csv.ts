/** What a spreadsheet would run as a formula; a plain number is none. */
const formula = /^[=+\-@\t\r]/
const number = /^-?\d+(?:\.\d+)?$/

function writeCell(value: string): string {
  const safe = formula.test(value) && !number.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Comma-separated values (RFC 4180), with the mark in front by which spreadsheets know the encoding. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`

/** Has the browser save it. */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`
  link.download = name
  link.click()
}
