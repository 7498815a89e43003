/** Reserves the space of a chart, then shows the drawing, or its table on request. */
import { type KeyboardEvent, lazy, type RefObject, Suspense } from 'react'
import { useText } from '../../core/language.ts'
import { chartText } from '../../messages/en/chart.ts'
import { useNearViewport } from '../use-near-viewport.ts'
import type { Chart } from './Chart.tsx'
import classes from './ChartPanel.module.css'
import { ChartTable } from './ChartTable.tsx'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData, ChartPoint } from './chart-data.ts'
import type { DrawnChart } from './chart-files.ts'

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly title: string
  /** The drawing in words, and how to move through it by keyboard. */
  readonly summary: string
  /** Id of the element that describes the measure. */
  readonly describedBy: string
  readonly data: ChartData
  readonly colours: ChartColours
  readonly isTable: boolean
  readonly point: ChartPoint | undefined
  readonly onPoint: (point: ChartPoint | undefined) => void
  /** Opens the details of a row. */
  readonly onOpen?: ((row: number) => void) | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onDrawn: (chart: DrawnChart) => void
}

// If the drawing code fails to load, the table still shows every figure.
const DrawingLoadError: typeof Chart = ({ data }) => {
  const text = useText(chartText)
  return <ChartTable title={text.notDrawn} data={data} />
}

const Drawing = lazy(() =>
  import('./Chart.tsx').then(
    ({ Chart }) => ({ default: Chart }),
    () => ({ default: DrawingLoadError }),
  ),
)

export const ChartPlot = ({
  ref,
  title,
  summary,
  describedBy,
  isTable,
  onOpen,
  onKeyDown,
  ...drawing
}: Props) => {
  const text = useText(chartText)
  const isNear = useNearViewport(ref)
  const block = <div className={classes.block} />
  return (
    <div
      ref={ref}
      className={classes.plot}
      data-kind={drawing.data.kind}
      data-opens={onOpen ? true : undefined}
    >
      {isTable ? (
        <ChartTable title={title} data={drawing.data} onOpen={onOpen} />
      ) : (
        <div
          className={classes.drawing}
          role="application"
          aria-label={summary}
          aria-describedby={describedBy}
          aria-roledescription={text.chart}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read out the values
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={() => drawing.onPoint(undefined)}
        >
          <div className={classes.picture} aria-hidden="true">
            {isNear ? (
              <Suspense fallback={block}>
                <Drawing {...drawing} onPress={onOpen && (({ row }) => onOpen(row))} />
              </Suspense>
            ) : (
              block
            )}
          </div>
        </div>
      )}
    </div>
  )
}
