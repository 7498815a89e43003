/** Tables as CSV (RFC 4180), safe against formula injection in spreadsheets. */

/** A cell; numbers are written unchanged. */
export type Cell = string | number

// Spreadsheets read text that starts like this as a formula.
const formulaStart = /^[\s]*[=+\-@\t\r]/

const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless
}

/** The rows as CSV text, starting with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
