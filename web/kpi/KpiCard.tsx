/** One figure of the week: value, changes against named weeks, and its recent weeks. The whole card is a link. */
import { useSearchParams } from 'react-router-dom'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { openedEntry, useOpened } from '../core/use-opened.ts'
import { CardLink } from '../kit/CardLink.tsx'
import { Sparkline } from '../kit/charts/Sparkline.tsx'
import { Change } from '../kit/figures/Change.tsx'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'
import { formatAmount, formatFigure } from './format-figure.ts'
import classes from './KpiCard.module.css'
import { readKpi, withKpi } from './kpi-address.ts'
import { figureOf, type Movement, yearMovementOf } from './kpi-figures.ts'
import { historyLabel, oddOf } from './outlier-weeks.ts'

type Props = {
  readonly name: FigureName
  /** Oldest first. */
  readonly records: readonly KpiRecord[]
}

const deltaOf = ({ direction, by }: Movement): number => (direction === 'down' ? -by : by)

export const KpiCard = ({ name, records }: Props) => {
  const text = useText(kpiText)
  const [address, setAddress] = useSearchParams()
  const { same } = useOpened()
  const isOneOpen = readKpi(address) !== undefined
  const figure = figureOf(records, name)
  if (figure === null)
    return (
      <div className={classes.card}>
        <dt className={classes.name}>{text.names[name]}</dt>
        <dd className={classes.needs}>{text.needs[name]}</dd>
      </div>
    )
  const { movement, history, weekBefore, latest } = figure
  const year = yearMovementOf(records, name)
  const odd = oddOf(records, name)
  const label = text.names[name]
  const navigateOptions = { replace: isOneOpen, state: isOneOpen ? same : openedEntry }
  return (
    <div className={classes.card}>
      <dt className={classes.name}>
        <CardLink
          isInset
          to={{ search: `?${withKpi(address, name)}` }}
          {...navigateOptions}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            // Synchronous, so that the panel handles Escape right after the click.
            event.preventDefault()
            setAddress(withKpi(address, name), { ...navigateOptions, flushSync: true })
          }}
          aria-current={readKpi(address) === name || undefined}
          data-kpi={name}
        >
          {label}
        </CardLink>
      </dt>
      <dd className={classes.figure}>
        {formatFigure(name, latest)}
        {name === 'cash_runway_weeks' && (
          <span className={classes.unit}> {text.weeksUnit(Math.round(latest))}</span>
        )}
      </dd>
      <dd className={classes.change}>
        {movement ? (
          <Change
            delta={deltaOf(movement)}
            amount={formatAmount(name, movement.by, latest)}
            baseline={text.onWeekBefore}
          />
        ) : (
          <span className={classes.first}>{text.nothingBefore}</span>
        )}
      </dd>
      {year && (
        <dd className={classes.change}>
          <Change
            delta={deltaOf(year)}
            amount={formatAmount(name, year.by, latest)}
            baseline={text.onYearBefore}
          />
        </dd>
      )}
      <dd className={classes.history}>
        <Sparkline
          values={history}
          odd={odd}
          {...(weekBefore === null ? {} : { baseline: weekBefore, baselineLabel: text.weekBefore })}
          label={historyLabel(text.lastWeeks(label, history.length), odd)}
        />
      </dd>
    </div>
  )
}
