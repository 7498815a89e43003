/** Draws a chart. The only file that imports ECharts; loaded when a chart comes near the viewport. */
import { BarChart, CustomChart, HeatmapChart, LineChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  VisualMapPiecewiseComponent,
} from 'echarts/components'
import * as echarts from 'echarts/core'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'
import EChartsReactCore from 'echarts-for-react/esm/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { printEvents } from '../use-is-printing.ts'
import classes from './Chart.module.css'
import type { ChartOption } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData, ChartPoint } from './chart-data.ts'
import type { DrawnChart } from './chart-files.ts'
import { chartOption, drawnAt } from './chart-option.ts'
import { printSize } from './print-size.ts'

echarts.use([
  BarChart,
  CustomChart,
  HeatmapChart,
  LineChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  VisualMapPiecewiseComponent,
  CanvasRenderer,
  SVGRenderer,
])

type Props = {
  readonly data: ChartData
  readonly colours: ChartColours
  /** The value being read out; highlighted in the drawing. */
  readonly point: ChartPoint | undefined
  /** The pointer is over a value, or over none (undefined). */
  readonly onPoint: (point: ChartPoint | undefined) => void
  /** A value was pressed. */
  readonly onPress?: ((point: ChartPoint) => void) | undefined
  /** Called once the chart is drawn. */
  readonly onDrawn: (chart: DrawnChart) => void
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const onCanvas = (option: ChartOption, width: number, height: number): HTMLCanvasElement => {
  const chart = echarts.init(document.createElement('div'), null, {
    renderer: 'canvas',
    width,
    height,
    devicePixelRatio: 2,
  })
  chart.setOption({ ...option, animation: false })
  const canvas = chart.renderToCanvas({ pixelRatio: 2 })
  chart.dispose()
  return canvas
}

const drawnChart = (chart: echarts.ECharts, option: () => ChartOption): DrawnChart => ({
  svg: () => chart.renderToSVGString({ useViewBox: true }),
  canvas: () => onCanvas(option(), chart.getWidth(), chart.getHeight()),
  width: chart.getWidth(),
  height: chart.getHeight(),
})

/** The data point at a pixel position, if any. */
const pointAt = (
  chart: echarts.ECharts,
  { kind, rows, columns }: ChartData,
  x: number,
  y: number,
): ChartPoint | undefined => {
  if (!chart.containPixel({ gridIndex: 0 }, [x, y])) return undefined
  const [along = -1, across = -1] = chart.convertFromPixel({ gridIndex: 0 }, [x, y])
  const point =
    kind === 'heat'
      ? { row: across, column: along }
      : { row: kind === 'row' ? across : Math.round(along), column: 0 }
  const isThere =
    point.row >= 0 && point.row < rows.length && point.column >= 0 && point.column < columns.length
  return isThere ? point : undefined
}

export const Chart = ({ data, colours, point, onPoint, onPress, onDrawn }: Props) => {
  const container = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (container.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0)
      if (now > 0) setWidth(now)
    })
    setWidth(container.current.clientWidth)
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  const option = useMemo(() => chartOption(data, colours, isStill(), width), [data, colours, width])
  const [chart, setChart] = useState<echarts.ECharts | null>(null)
  // Events call the latest handlers, not those from when the chart was created.
  const latest = useRef({ data, option, onPoint, onPress, onDrawn })
  useEffect(() => {
    latest.current = { data, option, onPoint, onPress, onDrawn }
  })

  useEffect(() => {
    if (chart === null || chart.isDisposed()) return
    chart.dispatchAction({ type: 'downplay' })
    if (point !== undefined) chart.dispatchAction({ type: 'highlight', ...drawnAt(data, point) })
  }, [chart, data, point])

  useEffect(() => {
    if (chart === null) return
    const resize = (size: { width: number | 'auto'; height: number | 'auto' }) => {
      if (chart.isDisposed()) return
      chart.resize(size)
      // Draw synchronously: printing does not wait for the next frame.
      chart.getZr().flush()
    }
    const toPaper = () => resize(printSize)
    const toScreen = () => resize({ width: 'auto', height: 'auto' })
    for (const name of printEvents) window.addEventListener(name, toPaper, true)
    window.addEventListener('afterprint', toScreen)
    return () => {
      for (const name of printEvents) window.removeEventListener(name, toPaper, true)
      window.removeEventListener('afterprint', toScreen)
    }
  }, [chart])

  const onReady = (made: echarts.ECharts) => {
    setChart(made)
    made.getZr().on('mousemove', ({ offsetX, offsetY }) => {
      latest.current.onPoint(pointAt(made, latest.current.data, offsetX, offsetY))
    })
    made.getZr().on('click', ({ offsetX, offsetY }) => {
      const pressed = pointAt(made, latest.current.data, offsetX, offsetY)
      if (pressed !== undefined) latest.current.onPress?.(pressed)
    })
    made.getZr().on('globalout', () => latest.current.onPoint(undefined))
    latest.current.onDrawn(drawnChart(made, () => latest.current.option))
  }
  return (
    <div ref={container} className={classes.drawing}>
      {width > 0 && (
        <EChartsReactCore
          echarts={echarts}
          option={option}
          opts={{ renderer: 'svg' }}
          style={{ height: '100%' }}
          onChartReady={onReady}
          // On its first pass the wrapper measures a throwaway instance; only the real one takes later changes.
          shouldSetOption={() => chart !== null}
          notMerge
        />
      )}
    </div>
  )
}
