/** One figure of the week: name, figure, change against the week before, and the weeks before it. The whole card is a link. */
import { Link } from 'react-router-dom'
import { Change } from '../kit/Change.tsx'
import { Sparkline } from '../kit/Sparkline.tsx'
import classes from './KpiCard.module.css'
import type { Figure, Movement } from './kpi-figures.ts'

type Props = {
  /** What is counted: `Weekly revenue`. */
  readonly name: string
  readonly figure: Figure
  /** The latest value, written out. */
  readonly value: string
  /** Stands small behind the value. */
  readonly unit?: string
  /** How far the value moved, written out. */
  readonly amountOf: (by: number) => string
  /** What stands behind the figure. */
  readonly to: string
}

const deltaOf = ({ direction, by }: Movement): number => (direction === 'down' ? -by : by)

export const KpiCard = ({ name, figure, value, unit, amountOf, to }: Props) => {
  const { movement, history, weekBefore } = figure
  return (
    <div className={classes.card}>
      <dt className={classes.name}>
        <Link to={to} className={classes.link}>
          {name}
        </Link>
      </dt>
      <dd className={classes.figure}>
        {value}
        {unit && <span className={classes.unit}> {unit}</span>}
      </dd>
      <dd className={classes.change}>
        {movement ? (
          <Change delta={deltaOf(movement)} amount={amountOf(movement.by)} baseline="on the week before" />
        ) : (
          <span className={classes.first}>No week before it to compare</span>
        )}
      </dd>
      <dd className={classes.history}>
        <Sparkline
          values={history}
          {...(weekBefore === null ? {} : { baseline: weekBefore, baselineLabel: 'Week before' })}
          label={`${name} over the last ${history.length} weeks`}
        />
      </dd>
    </div>
  )
}
