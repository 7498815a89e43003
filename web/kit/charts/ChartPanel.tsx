/**
 * A chart in its frame: the finding as its title, the measure, the drawing, the same values as a table, and its
 * files.
 */
import Table from 'lucide-react/icons/table-2'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useText } from '../../core/language.ts'
import { chartText } from '../../messages/en/chart.ts'
import { Panel } from '../Panel.tsx'
import { useIsPrinting } from '../use-is-printing.ts'
import { useReturnToRow } from '../use-return-to-row.ts'
import { ChartMenu } from './ChartMenu.tsx'
import classes from './ChartPanel.module.css'
import { ChartPlot } from './ChartPlot.tsx'
import { useChartColours } from './chart-colours.ts'
import {
  type ChartData,
  type ChartPoint,
  forecastAt,
  markedColumn,
  pointAfter,
  valueAt,
} from './chart-data.ts'
import type { DrawnChart } from './chart-files.ts'
import { croppedStart } from './chart-scale.ts'

type Props = {
  /** The finding, as a sentence without a full stop. */
  readonly title: string
  readonly titleLang?: string
  /** The measure, with unit and period. */
  readonly measure: string
  /** The drawing in one sentence, for screen readers. */
  readonly summary: string
  readonly data: ChartData
  /** Next to the title: a Sample tag. */
  readonly mark?: ReactNode
  /** Below the drawing. */
  readonly note?: ReactNode
  /** At most once per screen. */
  readonly isLeading?: boolean
  /** Opens the details of a row: on Enter, or when its mark is pressed. */
  readonly onOpen?: (row: number) => void
}

// Keys pressed inside a field or a menu belong to it.
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=menu]') !== null

export const ChartPanel = ({
  title,
  titleLang,
  measure,
  summary,
  data,
  mark,
  note,
  isLeading = false,
  onOpen,
}: Props) => {
  const text = useText(chartText)
  const colours = useChartColours()
  const plot = useRef<HTMLDivElement>(null)
  const measureId = useId()
  const [isTable, setIsTable] = useState(false)
  const [point, setPoint] = useState<ChartPoint>()
  const [chart, setChart] = useState<DrawnChart>()
  const isPrinting = useIsPrinting()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return
    if (event.key.toLowerCase() !== 't') return
    event.preventDefault()
    setIsTable(!isTable)
  }
  const onMove = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setPoint(undefined)
    const pressed = point ?? (opened === undefined ? undefined : { row: opened, column: 0 })
    if (event.key === 'Enter' && onOpen && pressed && valueAt(data, { ...pressed, column: 0 }) !== null) {
      event.preventDefault()
      onOpen(pressed.row)
      return
    }
    const next = pointAfter(data, point, event.key)
    if (next === undefined) return
    event.preventDefault()
    setPoint(next)
  }
  const { opened } = data
  useReturnToRow(opened, plot, setPoint)
  const start = croppedStart(data)
  const marked = markedColumn(data)
  const outliers = (data.outliers ?? []).map(({ row, words }) =>
    text.outlierRow(data.rows[row]?.full ?? '', data.format(data.values[row]?.[0] ?? 0), words),
  )
  const readOut = (at: ChartPoint): string => {
    const value = valueAt(data, at)
    const words = value === null ? text.none : data.format(value)
    const row = data.rows[at.row]?.full ?? ''
    const ahead = value === null ? forecastAt(data, at.row) : undefined
    if (ahead !== undefined)
      return text.forecastPoint(
        row,
        data.format(ahead.value),
        data.format(ahead.low),
        data.format(ahead.high),
      )
    const beside = valueAt(data, { row: at.row, column: 1 })
    if (marked !== undefined && at.column === 0 && beside !== null)
      return text.pointBeside(text.point(row, words), marked.full, data.format(beside))
    return data.columns.length > 1 && (marked === undefined || at.column > 0)
      ? text.pointOf(row, data.columns[at.column]?.full ?? '', words)
      : text.point(row, words)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key works wherever the focus is in the chart
    <div className={classes.chart} onKeyDown={onKeyDown}>
      <Panel
        title={title}
        titleLang={titleLang}
        mark={mark}
        isLeading={isLeading}
        isFilling
        action={
          <div className={classes.tools}>
            <button
              type="button"
              className={classes.tool}
              aria-pressed={isTable}
              title={text.tableHint}
              aria-label={text.table}
              aria-keyshortcuts="T"
              onClick={() => setIsTable(!isTable)}
            >
              <Table size={16} aria-hidden="true" />
              <span className={classes.word}>{text.table}</span>
            </button>
            <ChartMenu
              data={data}
              words={{ title, measure: marked ? text.marks(measure, marked.full) : measure }}
              colours={colours}
              chart={chart}
            />
          </div>
        }
      >
        <div className={classes.text}>
          <p id={measureId} className={classes.measure}>
            {measure}
            {start !== undefined &&
              `${measure.endsWith('.') ? '' : '.'} ${text.scaleStarts((data.formatTick ?? data.format)(start))}`}
            {marked && (
              <>
                {' '}
                <span className={classes.marked}>{marked.full}</span>
              </>
            )}{' '}
            {data.forecast && (
              <>
                <span className={classes.forecast}>{text.forecast}</span> {data.forecast.skill}
              </>
            )}{' '}
            {data.reference && !data.reference.isTarget && (
              <span className={classes.reference}>{data.reference.label}</span>
            )}
          </p>
          <p className={classes.visuallyHidden} role="status">
            {point && !isTable && readOut(point)}
          </p>
        </div>
        <ChartPlot
          ref={plot}
          title={title}
          summary={[
            summary,
            ...outliers,
            ...(outliers.length > 0 ? [text.outliersLeftOut] : []),
            onOpen ? text.keysOpen : text.keys,
          ].join(' ')}
          describedBy={measureId}
          data={data}
          colours={colours}
          // A chart that was never scrolled into view prints as its table.
          isTable={isTable || (isPrinting && chart === undefined)}
          point={point}
          onPoint={setPoint}
          onOpen={onOpen}
          onKeyDown={onMove}
          onDrawn={useCallback((drawn: DrawnChart) => setChart(drawn), [])}
        />
        {(note || outliers.length > 0) && (
          <div className={classes.note}>
            {outliers.length > 0 && <p>{[...outliers, text.outliersLeftOut].join(' ')}</p>}
            {note}
          </div>
        )}
      </Panel>
    </div>
  )
}
