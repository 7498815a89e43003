/** Prints a file of the public site as PDF, in the site's fonts and colours. */
import PDFDocument from 'pdfkit'
import type { PrintedFile, PrintedPart } from '#schema/core/printed-file'
import { type Colours, readFont } from './design.ts'
import { type FontFiles, type PdfPage, printPart } from './print-parts.ts'

/** Margins in points, for A4. */
const margin = { top: 72, bottom: 72, left: 72, right: 72 }

const readFaces = async (): Promise<FontFiles> => {
  const [serif, medium, sans, strong] = await Promise.all([
    readFont('newsreader/files/newsreader-latin-400-normal.woff'),
    readFont('newsreader/files/newsreader-latin-500-normal.woff'),
    readFont('hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
    readFont('hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
  ])
  return { serif, medium, sans, strong }
}

const drawHead = ({ doc, colour }: PdfPage, { eyebrow, title, lead }: PrintedFile): void => {
  // The logo: 24 by 24 units, drawn at 20 points.
  doc
    .save()
    .translate(margin.left, 64)
    .scale(20 / 24)
  doc.path('M8.5 4H20.5M15.5 4v9.75A5.25 5.25 0 0 1 5.3 15.5').lineWidth(2.5).stroke(colour('brand'))
  doc.circle(6, 14.5, 2.75).fill(colour('brand')).restore()
  doc
    .font('medium')
    .fontSize(18)
    .fillColor(colour('ink'))
    .text('Jarvin', margin.left + 26, 62)
  doc.font('sans').fontSize(9).fillColor(colour('ink-3')).text(eyebrow, margin.left, 118)
  doc.moveDown(0.6).font('medium').fontSize(26).fillColor(colour('ink')).text(title, { lineGap: 1 })
  doc.moveDown(0.4).font('sans').fontSize(12).fillColor(colour('ink-2')).text(lead, { lineGap: 4 })
  doc.moveDown(1)
}

/** Bytes of the PDF. Deterministic, so that builds can be compared. */
export const renderPdf = async (file: PrintedFile, colour: Colours): Promise<Uint8Array> => {
  const faces = await readFaces()
  const doc = new PDFDocument({
    size: 'A4',
    margins: margin,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: file.title, Author: 'Jarvin', CreationDate: new Date(0), ModDate: new Date(0) },
  })
  const pieces: Uint8Array[] = []
  doc.on('data', (piece: Uint8Array) => void pieces.push(piece))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  for (const [name, bytes] of Object.entries(faces)) doc.registerFont(name, bytes)
  const paper: PdfPage = { doc, colour, left: margin.left, width: doc.page.width - margin.left - margin.right }
  drawHead(paper, file)
  for (const part of file.parts satisfies readonly PrintedPart[]) printPart(paper, part)
  doc.end()
  await ended
  return Buffer.concat(pieces)
}
