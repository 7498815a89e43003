/** A digest's chart as a PNG, in light or in dark. */
import { LRUCache } from 'lru-cache'
import type { BriefChart } from '#schema/brief/brief'
import { drawPixels, drawPng, readInstalled } from '../../runtime/draw-png.ts'
import { type MailTheme, mailColours } from './chart-colours.ts'
import { chartFont, chartSvg } from './chart-svg.ts'
import { indexedPng } from './indexed-png.ts'
import { unpackWoff } from './woff-font.ts'

/** Weights of the font that charts use. */
const weights = [400, 600]

let fonts: Promise<Buffer[]> | undefined

const readFonts = (): Promise<Buffer[]> => {
  fonts ??= Promise.all(
    weights.map(async (weight) =>
      unpackWoff(
        await readInstalled(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`),
      ),
    ),
  )
  return fonts
}

/** Pixels per px: phones have at least two. */
const density = 2

const draw = async (chart: BriefChart, theme: MailTheme): Promise<Uint8Array> => {
  const svg = chartSvg(chart, theme)
  const options = {
    fitTo: { mode: 'zoom' as const, value: density },
    background: mailColours[theme].paper,
    font: { fontBuffers: await readFonts(), defaultFontFamily: chartFont },
  }
  return indexedPng(await drawPixels(svg, options)) ?? drawPng(svg, options)
}

// Members of a business get the same charts.
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 60 })

/** The picture of a chart. */
export const chartPicture = (chart: BriefChart, theme: MailTheme): Promise<Uint8Array> => {
  const key = `${theme} ${JSON.stringify(chart)}`
  const known = drawn.get(key)
  if (known) return known
  const drawing = draw(chart, theme)
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  return drawing
}
