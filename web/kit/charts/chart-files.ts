/** Saves a chart as a picture with its title and measure, or as a table. */
import type { ChartColours } from './chart-colours.ts'
import { type Cell, csvOf } from './csv.ts'
import { fileName, saveBlob, saveFile } from './save-file.ts'

/** File types of a saved chart. */
export type ChartFileType = 'png' | 'svg' | 'csv'

/** Text above the drawing in a saved picture. */
export type ChartCaption = { readonly title: string; readonly measure: string }

/** A drawn chart that can be rendered again for a file. */
export type DrawnChart = {
  /** The drawing as SVG text. */
  readonly svg: () => string
  /** The drawing on a canvas at twice the screen's resolution. */
  readonly canvas: () => HTMLCanvasElement
  readonly width: number
  readonly height: number
}

/** Margin around the drawing, and height of the text above it; px. */
const edge = 24
const head = 60

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Font of saved files: the page's own where installed, otherwise common system fonts. Single quotes, because the
 * drawing puts its font into attributes unescaped.
 */
const fonts = "'Hanken Grotesk', 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The drawing as a standalone SVG with its text above it. */
export const framedSvg = (chart: DrawnChart, words: ChartCaption, colours: ChartColours): string => {
  const [width, height] = [chart.width + edge * 2, chart.height + head + edge * 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(words.title)}</title><rect width="100%" height="100%" fill="${colours.paper}"/><text x="${edge}" y="${edge + 16}" font-family="${fonts}" font-size="16" font-weight="600" fill="${colours.ink}">${escaped(words.title)}</text><text x="${edge}" y="${edge + 38}" font-family="${fonts}" font-size="13" fill="${colours.ink2}">${escaped(words.measure)}</text><svg x="${edge}" y="${edge + head}" width="${chart.width}" height="${chart.height}">${chart.svg().replaceAll(colours.font, fonts)}</svg></svg>`
}

/** The same as a PNG. */
const framedPng = async (chart: DrawnChart, words: ChartCaption, colours: ChartColours): Promise<Blob> => {
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

/** Downloads a chart under its title; only as a table before it is drawn. Throws on failure. */
export const saveChart = async (
  ending: ChartFileType,
  {
    cells,
    words,
    colours,
    chart,
  }: {
    /** Table rows, including the heading. */
    readonly cells: readonly (readonly Cell[])[]
    readonly words: ChartCaption
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
