/**
 * Writes rows as a workbook of one sheet, part by part, because libraries for workbooks keep the whole
 * workbook in memory.
 */
import { parseISO } from 'date-fns'
import type { Download } from '../../http/download.ts'
import { openZip } from '../../http/zip-stream.ts'
import type { ExportedCell } from './exported-cells.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const marks: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const code = (letter: string): string =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Text of an element. Workbooks escape characters that XML forbids as `_x0007_`, and such sequences themselves too. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the letters that XML cannot have.
    .replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, code)
    .replace(/[&<>"]/g, (letter) => marks[letter] ?? letter)

const parts = (sheet: string) => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // Cell styles 1 and 2: dates as yyyy-mm-dd, and bold for labels.
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
})

const dayMs = 86_400_000
/** Day zero of workbooks, for days after February 1900. */
const dayZero = Date.UTC(1899, 11, 30)
const firstSafeDay = '1900-03-01'

const textCell = (text: string, style = ''): string =>
  text === '' ? '<c/>' : `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const cell = ({ is, text }: ExportedCell): string => {
  if (is === 'number') return text === '' ? '<c/>' : `<c><v>${text}</v></c>`
  if (is === 'date' && text >= firstSafeDay)
    return `<c s="1"><v>${Math.round((parseISO(`${text}T00:00:00Z`).getTime() - dayZero) / dayMs)}</v></c>`
  return textCell(text)
}

const line = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`

/** Writes labels and rows; ends early if the caller has disconnected. */
export const writeWorkbook = async (
  sheet: string,
  madeAt: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly (readonly ExportedCell[])[]>,
  download: Pick<Download, 'write' | 'isOver'>,
): Promise<void> => {
  const zip = openZip(download, madeAt)
  for (const [name, content] of Object.entries(parts(sheet))) await zip.add(name, [content])
  async function* pieces(): AsyncGenerator<string> {
    yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`
    yield line(columns.map((label) => textCell(label, ' s="2"')))
    for await (const part of rows) {
      if (download.isOver()) return
      yield part.map((row) => line(row.map(cell))).join('')
    }
    yield '</sheetData></worksheet>'
  }
  await zip.add('xl/worksheets/sheet1.xml', pieces())
  await zip.end()
}
