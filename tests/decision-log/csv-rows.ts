/** Parses CSV (RFC 4180), to compare exported files with their source. */

export const csvRows = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') {
      rows.push(row)
      row = []
    }
    if (cell.lastIndex === text.length) return rows
  }
  throw new Error('The text is no CSV from some place on.')
}
