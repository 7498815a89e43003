/** Figures of the newest week as radio buttons that select the chart's measure. Arrow keys move between them. */
import { useId } from 'react'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../../core/language.ts'
import { Sparkline } from '../../kit/charts/Sparkline.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { kpiText } from '../../messages/en/kpi.ts'
import { seriesText } from '../../messages/en/series.ts'
import { formatAmount, formatFigure } from '../format-figure.ts'
import card from '../KpiCard.module.css'
import panel from '../KpiPanel.module.css'
import { figureOf, type Movement, yearMovementOf } from '../kpi-figures.ts'
import { historyLabel, oddOf } from '../outlier-weeks.ts'
import classes from './MeasureCells.module.css'
import { figureOfMeasure, type SeriesMeasure, seriesMeasures } from './measures.ts'

type Props = {
  /** Oldest first; at least one. */
  readonly records: readonly KpiRecord[]
  readonly measure: SeriesMeasure
  readonly onMeasure: (measure: SeriesMeasure) => void
}

const deltaOf = ({ direction, by }: Movement): number => (direction === 'down' ? -by : by)

const Content = ({ records, measure }: Pick<Props, 'records' | 'measure'>) => {
  const text = useText(kpiText)
  const name = figureOfMeasure[measure]
  const figure = figureOf(records, name)
  if (figure === null) return <span className={card.needs}>{text.needs[name]}</span>
  const { movement, history, weekBefore, latest } = figure
  const year = yearMovementOf(records, name)
  const odd = oddOf(records, name)
  return (
    <>
      <span className={card.figure}>
        {formatFigure(name, latest)}
        {measure === 'runway' && <span className={card.unit}> {text.weeksUnit(Math.round(latest))}</span>}
      </span>
      <span className={card.change}>
        {movement ? (
          <Change
            delta={deltaOf(movement)}
            amount={formatAmount(name, movement.by, latest)}
            baseline={text.onWeekBefore}
          />
        ) : (
          <span className={card.first}>{text.nothingBefore}</span>
        )}
      </span>
      {year && (
        <span className={card.change}>
          <Change
            delta={deltaOf(year)}
            amount={formatAmount(name, year.by, latest)}
            baseline={text.onYearBefore}
          />
        </span>
      )}
      <span className={card.history}>
        <Sparkline
          values={history}
          odd={odd}
          {...(weekBefore === null ? {} : { baseline: weekBefore, baselineLabel: text.weekBefore })}
          label={historyLabel(text.lastWeeks(text.names[name], history.length), odd)}
        />
      </span>
    </>
  )
}

export const MeasureCells = ({ records, measure, onMeasure }: Props) => {
  const { names } = useText(kpiText)
  const text = useText(seriesText)
  const id = useId()
  return (
    <fieldset
      className={`${panel.cards} ${classes.group}`}
      data-count={seriesMeasures.length}
      aria-label={text.measures}
    >
      {seriesMeasures.map((one) => (
        <label key={one} className={`${card.card} ${classes.cell}`}>
          <input
            type="radio"
            name={id}
            checked={one === measure}
            aria-labelledby={`${id}${one}`}
            aria-describedby={`${id}${one}-of`}
            onChange={() => onMeasure(one)}
          />
          <span id={`${id}${one}`} className={card.name}>
            {names[figureOfMeasure[one]]}
          </span>
          <span id={`${id}${one}-of`} className={classes.content}>
            <Content records={records} measure={one} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
