/** Tables as CSV (RFC 4180) that a spreadsheet opens without running anything in them. */

/** A cell; numbers stay numbers. */
export type Cell = string | number

// A text that begins like this would be taken for a formula.
const formulaStart = /^[\s]*[=+\-@\t\r]/

const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless
}

/** The rows as text; it begins with the mark by which a spreadsheet knows UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
