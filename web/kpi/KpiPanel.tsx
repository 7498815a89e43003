/** The three figures of the latest week in one frame, parted by lines; blocks of the same size stand in while they load. */
import type { KpiRecord } from '#schema/kpi/kpi'
import { EmptyState } from '../kit/EmptyState.tsx'
import { money, number, percent } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { KpiCard } from './KpiCard.tsx'
import classes from './KpiPanel.module.css'
import { figureOf, latestWeek } from './kpi-figures.ts'

type Props = {
  /** Oldest first; undefined while they load. */
  readonly records: readonly KpiRecord[] | undefined
  /** What stands behind the figures. */
  readonly to: string
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const Cards = ({ records, to }: { readonly records: readonly KpiRecord[]; readonly to: string }) => {
  const [revenue, margin, runway] = [
    figureOf(records, 'revenue'),
    figureOf(records, 'profit_margin'),
    figureOf(records, 'cash_runway_weeks'),
  ]
  if (!revenue || !margin || !runway)
    return (
      <div className={classes.empty}>
        <EmptyState sentence="The first week’s figures will stand here once they come in." />
      </div>
    )
  return (
    <dl className={classes.cards}>
      <KpiCard
        name="Weekly revenue"
        figure={revenue}
        value={money(revenue.latest)}
        amountOf={money}
        to={to}
      />
      <KpiCard
        name="Profit margin"
        figure={margin}
        value={percent(margin.latest)}
        amountOf={(by) => plural(by, 'point')}
        to={to}
      />
      <KpiCard
        name="Cash runway"
        figure={runway}
        value={number(runway.latest)}
        unit={Math.round(runway.latest) === 1 ? 'week' : 'weeks'}
        amountOf={(by) => plural(by, 'week')}
        to={to}
      />
    </dl>
  )
}

const Waiting = () => (
  <div className={classes.cards}>
    {['revenue', 'margin', 'runway'].map((figure) => (
      <div key={figure} className={classes.waiting}>
        <Skeleton width="96px" />
        <Skeleton width="144px" height="40px" />
        <Skeleton width="168px" />
        <span className={classes.waitingHistory}>
          <Skeleton height="58px" />
        </span>
      </div>
    ))}
  </div>
)

// The week is named, because the latest full one is not the one that runs.
const labelOf = (records: readonly KpiRecord[] | undefined): string => {
  const week = latestWeek(records ?? [])
  return week === undefined ? 'Weekly figures' : `Figures of ${week}`
}

export const KpiPanel = ({ records, to }: Props) => (
  <Panel label={labelOf(records)} isLeading isFlush>
    <div className={classes.frame} aria-busy={records === undefined}>
      {records ? <Cards records={records} to={to} /> : <Waiting />}
    </div>
  </Panel>
)
