/** Four links from the Overview, each with a fact from the records when there is one. */
import type { ReactNode } from 'react'
import type { KpiRecord } from '#schema/kpi/kpi'
import { type TextOf, useText } from '../core/language.ts'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { money, number, percent } from '../kit/formats.ts'
import { growthOf, yearToDateGrowth } from '../kpi/growth.ts'
import { figureOf, latestWeek, type Movement } from '../kpi/kpi-figures.ts'
import { overviewText } from '../messages/en/overview.ts'
import { LinkCard } from './LinkCard.tsx'
import classes from './OverviewLinks.module.css'
import { useShowsSamples } from './use-sample-business.ts'

type Props = {
  /** Oldest first; undefined while loading. */
  readonly records: readonly KpiRecord[] | undefined
  /** Loading the figures failed, so facts based on them are left out. */
  readonly isRefused?: boolean
}

type Text = TextOf<typeof overviewText>

/** Growth wherever it is on record; otherwise the revenue, in a demo as the index of the specification. */
const growthFact = (records: readonly KpiRecord[], isDemo: boolean, text: Text): string => {
  const growth = growthOf(records)
  if (growth) {
    const { percent: change, weeks, lastWeek, year } = growth
    return text.growth(change, percent(Math.abs(change)), weeks, lastWeek, year)
  }
  const revenue = figureOf(records, 'revenue')
  const week = latestWeek(records)
  if (!revenue || !week) return text.noFigures
  return isDemo
    ? text.index(percent(yearToDateGrowth(revenue.latest)), week)
    : text.revenueIn(money(revenue.latest), week)
}

const comparedWords = (movement: Movement | null, text: Text): string => {
  if (movement === null) return ''
  if (movement.direction === 'none') return text.compared.none
  return text.compared[movement.direction](
    movement.percent ? percent(movement.percent, 0) : number(movement.by),
  )
}

const transactionsFact = (records: readonly KpiRecord[], text: Text): string => {
  const sales = figureOf(records, 'weekly_footfall')
  const week = latestWeek(records)
  if (sales && week) return text.transactions(number(sales.latest), week, comparedWords(sales.movement, text))
  const revenue = figureOf(records, 'revenue')
  return revenue && week ? text.uncounted(money(revenue.latest), week) : text.noFigures
}

const FactSkeleton = ({ isLong = false }: { readonly isLong?: boolean }) => (
  <>
    <Skeleton width="140px" />
    <span className={isLong ? undefined : classes.second}>
      <Skeleton width="110px" />
    </span>
  </>
)

export const OverviewLinks = ({ records, isRefused = false }: Props) => {
  const text = useText(overviewText)
  const isDemo = useShowsSamples() === true
  const fact = (
    of: (records: readonly KpiRecord[], text: Text) => string,
    otherwise: string,
    waiting: ReactNode,
  ): ReactNode => (records ? of(records, text) : isRefused ? otherwise : waiting)
  return (
    <nav aria-label={text.dashboards} className={classes.links}>
      <LinkCard
        name={text.finance}
        to="/dashboard/finance"
        fact={fact((all, words) => growthFact(all, isDemo, words), text.financeFact, <FactSkeleton />)}
        explanation={
          isDemo && records && !growthOf(records)
            ? text.indexWords(latestWeek(records) ?? text.latestWeek)
            : undefined
        }
      />
      <LinkCard name={text.strategic} to="/dashboard/strategic" fact={text.strategicFact} />
      <LinkCard
        name={text.sales}
        to="/dashboard/sales-marketing"
        fact={fact(transactionsFact, text.salesFact, <FactSkeleton isLong />)}
      />
      <LinkCard name={text.risk} to="/dashboard/risk" fact={text.riskFact} />
    </nav>
  )
}
