/** A digest's chart as SVG: the measure by week, the reported weeks in the first colour, and both means. Needs no browser. */
import { LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { BriefChart, BriefSpan } from '#schema/brief/brief'
import { shortDayText } from '../../advisor/calendar.ts'
import { showValue } from '../../advisor/figure.ts'
import { measureNamed } from '../../advisor/measures/measures.ts'
import { type MailTheme, mailColours } from './chart-colours.ts'

echarts.use([LineChart, GridComponent, MarkLineComponent, SVGRenderer])

/** Size in px of the mail; the picture has twice as many pixels each way. */
export const chartSize = { width: 520, height: 260 } as const

/** Name of the font, as the renderer knows it. */
export const chartFont = 'Hanken Grotesk'

/** Number of weeks: a quarter, so that each is visible on a phone. */
const mostWeeks = 14

const isIn = (span: BriefSpan | undefined, week: string): boolean =>
  span !== undefined && week >= span.from && week <= span.to

/** Rounds a value up or down to a multiple of `step`. */
const roundTo = (value: number, step: number, way: 'floor' | 'ceil'): number => Math[way](value / step) * step

const stepFor = (range: number): number => {
  const raw = Math.max(range, 1e-6) / 3
  const power = 10 ** Math.floor(Math.log10(raw))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power
}

const shownWeeks = ({ weeks }: BriefChart): BriefChart['weeks'] => weeks.slice(-mostWeeks)

/** Ends and step of the scale. */
const scaleOf = (chart: BriefChart) => {
  const values = shownWeeks(chart).flatMap(({ value }) => value ?? [])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = stepFor(high - low)
  return { min: roundTo(low, step, 'floor'), max: roundTo(high, step, 'ceil'), step }
}

/** First and last week shown, and the start of the scale if that is not 0. */
export const chartSpan = (chart: BriefChart) => {
  const weeks = shownWeeks(chart)
  const { min } = scaleOf(chart)
  return {
    first: weeks[0]?.weekStart,
    last: weeks.at(-1)?.weekStart,
    scaleFrom: min === 0 ? undefined : showValue(min, measureNamed(chart.measure).unit),
  }
}

/** SVG of a chart; its summary serves as text alternative. */
export const chartSvg = (chart: BriefChart, theme: MailTheme): string => {
  const colours = mailColours[theme]
  const { unit } = measureNamed(chart.measure)
  const weeks = shownWeeks(chart)
  const { min, max, step } = scaleOf(chart)
  const label = { color: colours.ink3, fontFamily: chartFont, fontSize: 16 }
  const spoken = weeks.flatMap(({ weekStart, value }) =>
    value !== undefined && isIn(chart.of, weekStart) ? [[weekStart, value] as const] : [],
  )
  const last = spoken.at(-1)
  // The line of the reported weeks starts at the week before; otherwise it would not connect.
  const before = weeks.findIndex(({ weekStart }) => isIn(chart.of, weekStart)) - 1
  const told = weeks.map(({ weekStart, value }, index) =>
    isIn(chart.of, weekStart) || index === before ? (value ?? '-') : '-',
  )
  const level = (span: BriefSpan | undefined, colour: string) => {
    const own = weeks.filter(({ weekStart }) => isIn(span, weekStart))
    const [first, end] = [own[0]?.weekStart, own.at(-1)?.weekStart]
    return span?.level === undefined || first === undefined || end === undefined || first === end
      ? []
      : [
          [
            { coord: [first, span.level], lineStyle: { color: colour, width: 2, type: 'dotted' } },
            { coord: [end, span.level] },
          ],
        ]
  }
  const drawing = echarts.init(null, null, { renderer: 'svg', ssr: true, ...chartSize })
  drawing.setOption({
    animation: false,
    textStyle: { fontFamily: chartFont },
    grid: { left: 22, right: 78, top: 28, bottom: 34 },
    xAxis: {
      type: 'category',
      data: weeks.map(({ weekStart }) => weekStart),
      boundaryGap: false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.ink, width: 2 } },
      axisLabel: { ...label, formatter: shortDayText, interval: Math.ceil(weeks.length / 4) - 1, margin: 10 },
    },
    yAxis: {
      type: 'value',
      position: 'right',
      min,
      max,
      interval: step,
      splitLine: { lineStyle: { color: colours.line } },
      axisLabel: { ...label, formatter: (value: number) => showValue(value, unit) },
    },
    series: [
      {
        type: 'line',
        data: weeks.map(({ value }) => value ?? '-'),
        symbol: 'none',
        lineStyle: { color: colours.chartMute, width: 2 },
        markLine: {
          symbol: 'none',
          silent: true,
          label: { show: false },
          data: [...level(chart.against, colours.ink2), ...level(chart.of, colours.chart)],
        },
      },
      {
        type: 'line',
        data: told,
        symbol: 'circle',
        symbolSize: (_: unknown, { dataIndex }: { readonly dataIndex: number }) =>
          weeks[dataIndex]?.weekStart === last?.[0] ? 10 : 0,
        itemStyle: { color: colours.chart, borderColor: colours.paper, borderWidth: 2 },
        lineStyle: { color: colours.chart, width: 2.5 },
        label: {
          show: true,
          position: 'top',
          ...label,
          color: colours.ink,
          fontWeight: 600,
          textBorderColor: colours.paper,
          textBorderWidth: 4,
          formatter: ({ dataIndex }: { readonly dataIndex: number }) =>
            weeks[dataIndex]?.weekStart === last?.[0] && last ? showValue(last[1], unit) : '',
        },
      },
    ],
  })
  const svg = drawing.renderToSVGString()
  drawing.dispose()
  return svg
}
