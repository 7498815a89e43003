/** The four ways on from the Overview, each with one fact of the workspace's own records where there is one. */
import type { ReactNode } from 'react'
import type { KpiRecord } from '#schema/kpi/kpi'
import { number, percent } from '../kit/formats.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { figureOf, latestWeek, type Movement, yearToDateGrowth } from '../kpi/kpi-figures.ts'
import { LinkCard } from './LinkCard.tsx'
import classes from './OverviewLinks.module.css'

type Props = {
  /** Oldest first; undefined while they load. */
  readonly records: readonly KpiRecord[] | undefined
  /** The figures could not be had, so the facts that need them are left out. */
  readonly isRefused?: boolean
}

const noFigures = 'No weekly figures have come in yet'

const growthFact = (records: readonly KpiRecord[]): string => {
  const revenue = figureOf(records, 'revenue')
  return revenue
    ? `Year-to-date growth ${percent(yearToDateGrowth(revenue.latest))} at ${latestWeek(records)}’s revenue`
    : noFigures
}

const comparedWords = (movement: Movement | null): string => {
  if (movement === null) return ''
  if (movement.direction === 'none') return ', as many as the week before'
  const far = movement.percent ? `${movement.percent}%` : number(movement.by)
  return `, ${far} ${movement.direction === 'up' ? 'more' : 'fewer'} than the week before`
}

const transactionsFact = (records: readonly KpiRecord[]): string => {
  const transactions = figureOf(records, 'weekly_footfall')
  return transactions
    ? `${number(transactions.latest)} transactions in ${latestWeek(records)}${comparedWords(transactions.movement)}`
    : noFigures
}

const Waiting = ({ isLong = false }: { readonly isLong?: boolean }) => (
  <>
    <Skeleton width="140px" />
    <span className={isLong ? undefined : classes.second}>
      <Skeleton width="110px" />
    </span>
  </>
)

export const OverviewLinks = ({ records, isRefused = false }: Props) => {
  const fact = (
    of: (records: readonly KpiRecord[]) => string,
    otherwise: string,
    waiting: ReactNode,
  ): ReactNode => (records ? of(records) : isRefused ? otherwise : waiting)
  return (
    <nav aria-label="Dashboards" className={classes.links}>
      <LinkCard
        name="Finance"
        to="/dashboard/finance"
        fact={fact(growthFact, 'Revenue, margin, cash and growth', <Waiting />)}
        explanation={`Growth is ${latestWeek(records ?? []) ?? 'the latest week'}’s revenue / 100000 * 52 percent`}
      />
      <LinkCard
        name="Strategic"
        to="/dashboard/strategic"
        fact="Opportunities, competitors, industry trends"
      />
      <LinkCard
        name="Sales & Marketing"
        to="/dashboard/sales-marketing"
        fact={fact(transactionsFact, 'Growth opportunities and gaps', <Waiting isLong />)}
      />
      <LinkCard name="Risk" to="/dashboard/risk" fact="Alerts, compliance and the risk matrix" />
    </nav>
  )
}
