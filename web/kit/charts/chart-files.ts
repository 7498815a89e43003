/** A chart as a picture: what stands around the drawing when it leaves the page. */
import type { ChartColours } from './chart-colours.ts'
import { type Cell, csvOf } from './csv.ts'
import { fileName, saveBlob, saveFile } from './save-file.ts'

/** The kinds of file that a chart is saved as. */
export type ChartEnding = 'png' | 'svg' | 'csv'

/** What a picture says beside the drawing. */
export type ChartWords = { readonly title: string; readonly measure: string }

/** A chart that is drawn: how to have it once more, for a file. */
export type DrawnChart = {
  /** The drawing as SVG text. */
  readonly svg: () => string
  /** The drawing on a canvas, twice as dense as it is shown. */
  readonly canvas: () => HTMLCanvasElement
  readonly width: number
  readonly height: number
}

/** Room around the drawing, and above it for the words; px. */
const edge = 24
const head = 60

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * What a file is set in: the font of the page where it is installed, else those that other programs have. In single
 * quotes, since the drawing writes its font into attributes as it is.
 */
const fonts = "'Hanken Grotesk', 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The drawing as a picture of its own, with its words above it. */
export const framedSvg = (chart: DrawnChart, words: ChartWords, colours: ChartColours): string => {
  const [width, height] = [chart.width + edge * 2, chart.height + head + edge * 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(words.title)}</title><rect width="100%" height="100%" fill="${colours.paper}"/><text x="${edge}" y="${edge + 16}" font-family="${fonts}" font-size="16" font-weight="600" fill="${colours.ink}">${escaped(words.title)}</text><text x="${edge}" y="${edge + 38}" font-family="${fonts}" font-size="13" fill="${colours.ink2}">${escaped(words.measure)}</text><svg x="${edge}" y="${edge + head}" width="${chart.width}" height="${chart.height}">${chart.svg().replaceAll(colours.font, fonts)}</svg></svg>`
}

/** The same as dots. */
const framedPng = async (chart: DrawnChart, words: ChartWords, colours: ChartColours): Promise<Blob> => {
  const drawing = chart.canvas()
  const scale = drawing.width / chart.width
  const canvas = document.createElement('canvas')
  canvas.width = (chart.width + edge * 2) * scale
  canvas.height = (chart.height + head + edge * 2) * scale
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser has no canvas.')
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(drawing, edge * scale, (edge + head) * scale)
  pen.scale(scale, scale)
  pen.fillStyle = colours.ink
  pen.font = `600 16px ${colours.font}`
  pen.fillText(words.title, edge, edge + 16)
  pen.fillStyle = colours.ink2
  pen.font = `400 13px ${colours.font}`
  pen.fillText(words.measure, edge, edge + 38)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No image came.'))), 'image/png')
  })
}

/** Saves a chart under its title among the person's downloads; before it is drawn, only as a table. Throws what fails. */
export const saveChart = async (
  ending: ChartEnding,
  {
    cells,
    words,
    colours,
    chart,
  }: {
    /** The rows of its table, headed. */
    readonly cells: readonly (readonly Cell[])[]
    readonly words: ChartWords
    readonly colours: ChartColours
    readonly chart: DrawnChart | undefined
  },
): Promise<void> => {
  const name = fileName(words.title)
  if (ending === 'csv') return saveFile(name, 'csv', csvOf(cells))
  if (chart === undefined) throw new Error('The chart is not drawn yet.')
  const svg = () => new Blob([framedSvg(chart, words, colours)], { type: 'image/svg+xml' })
  saveBlob(`${name}.${ending}`, ending === 'png' ? await framedPng(chart, words, colours) : svg())
}
