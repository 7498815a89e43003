/** Details of a figure: what it means, its weeks as a chart, and each record with its event. */
import { Button, Classes } from '@blueprintjs/core'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { KpiRecord } from '#schema/kpi/kpi'
import { inEnglish, textOf, useText } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { mediumDay } from '../kit/formats.ts'
import { DrawerHeader } from '../kit/overlays/DrawerHeader.tsx'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'
import { formatWithUnit } from './format-figure.ts'
import classes from './KpiDrillDown.module.css'
import { figureOf, latestWeek, shownIn, weekOf, withFigure } from './kpi-figures.ts'
import { seriesSummary, weekSeries, weeksCharted } from './kpi-series.ts'
import type { Evidence } from './outlier-weeks.ts'

type Props = {
  readonly name: FigureName
  /** Oldest first; at least one. */
  readonly records: readonly KpiRecord[]
  /** Records that may explain an outlier week. */
  readonly evidence: Evidence
  /** Address of the event at a position. */
  readonly eventAddress: (position: number) => string
  /** Switch that watches the figure. */
  readonly watch: ReactNode
  /** Opens the chat with a question about the figure. */
  readonly onAsk: (question: string) => void
  readonly onClose: () => void
}

/** In English, whatever language is chosen: the advisors read it. */
const questionOf = (name: FigureName, latest: number, records: readonly KpiRecord[]): string => {
  const { question, names } = textOf(kpiText)
  return question(names[name], formatWithUnit(name, latest), latestWeek(records) ?? '')
}

export const KpiDrillDown = ({ name, records, evidence, eventAddress, watch, onAsk, onClose }: Props) => {
  const text = useText(kpiText)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const label = text.names[name]
  const figure = figureOf(records, name)
  if (figure === null) return null
  const value = formatWithUnit(name, figure.latest)
  const direction = figure.movement?.direction ?? 'first'
  const newestFirst = withFigure(records, name).toReversed()
  return (
    <div className={classes.panel}>
      <DrawerHeader ref={heading} title={label} closeLabel={text.close} onClose={onClose} />
      <div className={classes.body}>
        <p className={classes.meaning}>{text.meaning[name]}</p>
        <Button
          className={classes.ask}
          icon={<MessageCircle size={16} aria-hidden="true" />}
          text={text.ask}
          onClick={() => onAsk(inEnglish(() => questionOf(name, figure.latest, records)))}
        />
        {watch}
        <div className={classes.chart}>
          <ChartPanel
            title={text.inOrder[direction](value)}
            measure={`${label}, ${text.overWeeks(Math.min(records.length, weeksCharted))}`}
            summary={seriesSummary(records, name)}
            data={weekSeries(records, name, evidence)}
          />
        </div>
        <h3 className={classes.part}>{text.records}</h3>
        <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.weekHead}</th>
              <th scope="col" className={classes.number}>
                {text.valueHead}
              </th>
              <th scope="col" className={classes.number}>
                {text.eventHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {newestFirst.map((record) => {
              const week = text.weekLabel(weekOf(record.weekStart), mediumDay(record.weekStart))
              return (
                <tr key={record.id}>
                  <td>{week}</td>
                  <td className={classes.number}>{formatWithUnit(name, shownIn(record, name))}</td>
                  <td className={classes.number}>
                    {record.position === undefined ? (
                      text.noEvent
                    ) : (
                      <Link
                        to={eventAddress(record.position)}
                        aria-label={text.eventOf(record.position, week)}
                        className={classes.event}
                      >
                        {record.position}
                      </Link>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
