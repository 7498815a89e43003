/** The records behind one bar: its value, corrections, days, notes and source. */
import { Button } from '@blueprintjs/core'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type ReactNode, useEffect, useRef } from 'react'
import type { IsoDate } from '#schema/core/scalars'
import type { Grain, PeriodDetail, SeriesPeriod } from '#schema/kpi/series'
import { inEnglish, textOf, useText } from '../../core/language.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { DrawerHeader } from '../../kit/overlays/DrawerHeader.tsx'
import { kpiText } from '../../messages/en/kpi.ts'
import { seriesText } from '../../messages/en/series.ts'
import { movementOf } from '../kpi-figures.ts'
import { FirstReported } from './FirstReported.tsx'
import { HowCounted } from './HowCounted.tsx'
import { figureOfMeasure, measureIn, placesOfMeasure, type SeriesMeasure } from './measures.ts'
import { PeriodDays } from './PeriodDays.tsx'
import classes from './PeriodDrawer.module.css'
import { PeriodParts } from './PeriodParts.tsx'
import { PeriodSource } from './PeriodSource.tsx'
import { changeText, daysText, measureWithUnit, periodTitle, periodWhen } from './series-words.ts'

type Props = {
  readonly grain: Grain
  readonly measure: SeriesMeasure
  /** Days of the opened period, known before its records load. */
  readonly period: Pick<SeriesPeriod, 'from' | 'to'>
  readonly detail: PeriodDetail | undefined
  /** Replaces the records when they could not be loaded; offers a retry. */
  readonly problem: ReactNode
  readonly previous: SeriesPeriod | undefined
  readonly next: SeriesPeriod | undefined
  /** Notes and other facts about the period, and a form for a new note. */
  readonly facts: ReactNode
  /** Switch that watches the measure. */
  readonly watch: ReactNode
  readonly eventAddress: (position: number) => string
  readonly importAddress: (importId: string) => string
  /** The rows of files and systems behind a day. */
  readonly rows: (day: IsoDate) => ReactNode
  readonly onMove: (period: SeriesPeriod) => void
  readonly onAsk: (question: string) => void
  readonly onClose: () => void
}

const Value = ({
  detail,
  measure,
  grain,
}: { readonly detail: PeriodDetail } & Pick<Props, 'measure' | 'grain'>) => {
  const text = useText(seriesText)
  const { needs } = useText(kpiText)
  const value = measureIn(detail.period.figures, measure)
  if (value === undefined) return <p className={classes.needs}>{needs[figureOfMeasure[measure]]}</p>
  const before = detail.period.lastYear && measureIn(detail.period.lastYear, measure)
  const movement = before === undefined ? undefined : movementOf(value, before, placesOfMeasure(measure))
  return (
    <>
      <p className={classes.value}>{measureWithUnit(measure, value)}</p>
      {movement && detail.period.isWhole && (
        <Change
          delta={movement.direction === 'down' ? -movement.by : movement.by}
          amount={changeText(measure, movement.by)}
          baseline={text.onLastYear[grain]}
        />
      )}
      {!detail.period.isWhole && <p className={classes.quiet}>{text.notWhole}</p>}
    </>
  )
}

/** Demo figures come from no file or system, so they have no rows. */
const isImported = ({ basis: { tax, costs } }: PeriodDetail): boolean =>
  tax !== undefined || costs !== undefined

/** In English, whatever language is chosen: the advisors read it. */
const questionOf = (measure: SeriesMeasure, value: number, when: string): string => {
  const { question, names } = textOf(seriesText)
  return question(names[measure], measureWithUnit(measure, value), when)
}

export const PeriodDrawer = ({
  grain,
  measure,
  period,
  detail,
  problem,
  previous,
  next,
  facts,
  watch,
  eventAddress,
  importAddress,
  rows,
  onMove,
  onAsk,
  onClose,
}: Props) => {
  const text = useText(seriesText)
  const { close } = useText(kpiText)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const value = detail && measureIn(detail.period.figures, measure)
  const move = (to: SeriesPeriod | undefined) => {
    if (to === undefined) return
    onMove(to)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is in the drawer
    <div
      className={classes.drawer}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (event.target instanceof Element && event.target.closest('input, textarea, [role=dialog] form'))
          return
        if (event.key === 'ArrowLeft') move(previous)
        if (event.key === 'ArrowRight') move(next)
      }}
    >
      <DrawerHeader ref={heading} title={periodTitle(grain, period)} closeLabel={close} onClose={onClose} />
      <div className={classes.body}>
        <p className={classes.quiet}>{daysText(period)}</p>
        {problem ??
          (detail && (
            <>
              <Value detail={detail} measure={measure} grain={grain} />
              {watch}
              {measure === 'revenue' && detail.firstReported && (
                <FirstReported
                  first={detail.firstReported}
                  now={detail.period.figures.revenue}
                  days={detail.days}
                  grain={grain}
                />
              )}
              <PeriodDays
                grain={grain}
                measure={measure}
                days={detail.days}
                first={detail.firstReported}
                rows={isImported(detail) ? rows : undefined}
              />
              <PeriodParts figures={detail.period.figures} />
              {grain === 'day' && isImported(detail) && rows(period.from)}
              <h3 className={classes.part}>{text.onRecord[grain]}</h3>
              {facts}
              <HowCounted basis={detail.basis} measure={measure} />
              <PeriodSource detail={detail} eventAddress={eventAddress} importAddress={importAddress} />
            </>
          ))}
      </div>
      <div className={classes.foot}>
        {previous ? (
          <Button
            variant="minimal"
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            text={periodTitle(grain, previous)}
            aria-label={text.earlier(periodTitle(grain, previous))}
            onClick={() => move(previous)}
          />
        ) : (
          <span />
        )}
        <Button
          icon={<MessageCircle size={16} aria-hidden="true" />}
          text={text.ask[grain]}
          disabled={value === undefined}
          onClick={() =>
            value !== undefined &&
            onAsk(inEnglish(() => questionOf(measure, value, periodWhen(grain, period))))
          }
        />
        {next ? (
          <Button
            variant="minimal"
            endIcon={<ArrowRight size={16} aria-hidden="true" />}
            text={periodTitle(grain, next)}
            aria-label={text.later(periodTitle(grain, next))}
            onClick={() => move(next)}
          />
        ) : (
          <span />
        )}
      </div>
    </div>
  )
}
