/** Prints the parts of a PDF. */
import type { PrintedPart } from '#schema/core/printed-file'
import type { Colours } from './design.ts'

/** Font files of the site. */
export type FontFiles = Readonly<Record<'serif' | 'medium' | 'sans' | 'strong', Buffer>>

/** A PDF document; left edge and width of the text are in points. */
export type PdfPage = {
  readonly doc: PDFKit.PDFDocument
  readonly colour: Colours
  readonly left: number
  readonly width: number
}

/** Edge of a colour swatch, and height of its line, in points. */
const swatch = { edge: 34, line: 48 }

// Starts a new page if the remaining height is too small.
const ensureRoom = ({ doc }: PdfPage, height: number): void => {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
}

const rule = ({ doc, colour, left, width }: PdfPage, token: string): void => {
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.75)
    .stroke(colour(token))
}

const printFacts = (
  paper: PdfPage,
  facts: readonly { readonly name: string; readonly value: string }[],
): void => {
  const { doc, colour, left, width } = paper
  const column = width * 0.3
  for (const { name, value } of facts) {
    doc.font('sans').fontSize(10.5)
    const height = doc.heightOfString(value, { width: width - column, lineGap: 3 })
    ensureRoom(paper, height + 14)
    rule(paper, 'line')
    const top = doc.y + 6
    doc
      .font('strong')
      .fillColor(colour('ink'))
      .text(name, left, top, { width: column - 12, lineGap: 3 })
    doc
      .font('sans')
      .fillColor(colour('ink-2'))
      .text(value, left + column, top, { width: width - column, lineGap: 3 })
    doc.x = left
    doc.y = top + height + 6
  }
  doc.moveDown(0.8)
}

const printColours = (
  paper: PdfPage,
  colours: readonly { readonly token: string; readonly use: string }[],
): void => {
  const { doc, colour, left } = paper
  for (const { token, use } of colours) {
    ensureRoom(paper, swatch.line)
    const top = doc.y
    doc
      .rect(left, top, swatch.edge * 2, swatch.edge)
      .lineWidth(0.75)
      .fillAndStroke(colour(token), colour('line-strong'))
    doc
      .font('strong')
      .fontSize(11)
      .fillColor(colour('ink'))
      .text(use, left + swatch.edge * 2 + 16, top + 3)
    doc.font('sans').fontSize(10).fillColor(colour('ink-2')).text(colour(token).toUpperCase())
    doc.x = left
    doc.y = top + swatch.line
  }
}

/** Prints a part at the current position. */
export const printPart = (paper: PdfPage, part: PrintedPart): void => {
  const { doc, colour, left, width } = paper
  switch (part.kind) {
    case 'heading':
      ensureRoom(paper, 64)
      doc.moveDown(0.4).font('medium').fontSize(15).fillColor(colour('ink')).text(part.text, left)
      doc.moveDown(0.4)
      return
    case 'text':
      doc
        .font('serif')
        .fontSize(11.5)
        .fillColor(colour('ink'))
        .text(part.text, left, doc.y, { width, lineGap: 4 })
      doc.moveDown(0.7)
      return
    case 'list':
      doc.font('serif').fontSize(11.5).fillColor(colour('ink'))
      doc.list([...part.items], left, doc.y, { width, lineGap: 4, bulletRadius: 1.6, textIndent: 14 })
      doc.moveDown(0.7)
      return
    case 'facts':
      printFacts(paper, part.facts)
      return
    case 'colours':
      printColours(paper, part.colours)
  }
}
