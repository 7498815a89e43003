/** Findings from the records as sentences, each with its status. */
import type { KpiRecord } from '#schema/kpi/kpi'
import { type TextOf, useText } from '../core/language.ts'
import { centPlaces, money, moneyToTheCent, percent } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { formatAmount } from '../kpi/format-figure.ts'
import { type Insight, insightsOf } from '../kpi/insights.ts'
import { movementOf, rounded } from '../kpi/kpi-figures.ts'
import { withLeftOut } from '../kpi/outlier-weeks.ts'
import { financeText } from '../messages/en/finance.ts'
import { kpiText } from '../messages/en/kpi.ts'
import classes from './InsightPanel.module.css'

type Props = { readonly records: readonly KpiRecord[] }

type Finding = {
  readonly meaning: Extract<Meaning, 'good' | 'attention' | 'info'>
  readonly sentence: string
}

const meaningOf = (difference: number): Finding['meaning'] =>
  difference > 0 ? 'good' : difference < 0 ? 'attention' : 'info'

const findingOf = (
  insight: Insight,
  text: TextOf<typeof financeText>,
  names: TextOf<typeof kpiText>['expenses'],
): Finding => {
  if (insight.kind === 'rank') return { meaning: 'info', sentence: text.rank(insight.place, insight.of) }
  if (insight.kind === 'expense') {
    const { expense, amount, by } = insight
    const words = [names[expense], money(amount), money(Math.abs(by))] as const
    return {
      meaning: meaningOf(-by),
      sentence: by > 0 ? text.expenseMore(...words) : text.expenseLess(...words),
    }
  }
  if (insight.kind === 'perSale') {
    const { direction, by } = movementOf(insight.latest, insight.before, centPlaces(insight.latest))
    const words = [moneyToTheCent(insight.latest), formatAmount('per_sale', by, insight.latest)] as const
    return {
      meaning: meaningOf(insight.latest - insight.before),
      sentence:
        direction === 'none'
          ? text.perSaleSame(words[0])
          : direction === 'up'
            ? text.perSaleMore(...words)
            : text.perSaleLess(...words),
    }
  }
  const { recent, before } = insight
  const meaning = meaningOf(recent - before)
  if (insight.kind === 'margin') {
    const { direction, by } = movementOf(recent, before, 1)
    const words = [percent(recent), formatAmount('profit_margin', by)] as const
    if (direction === 'none') return { meaning, sentence: text.marginSame(words[0]) }
    return { meaning, sentence: direction === 'up' ? text.marginUp(...words) : text.marginDown(...words) }
  }
  const moved = movementOf(recent, before, 0)
  const words = [money(recent), moved.percent === null ? money(moved.by) : percent(moved.percent, 0)] as const
  // Less than half a percent is no change that anybody should attend to.
  if (moved.direction === 'none' || (moved.percent !== null && rounded(moved.percent, 0) === 0))
    return { meaning: 'info', sentence: text.revenueSame(words[0]) }
  return {
    meaning,
    sentence: moved.direction === 'up' ? text.revenueUp(...words) : text.revenueDown(...words),
  }
}

export const InsightPanel = ({ records }: Props) => {
  const text = useText(financeText)
  const { expenses } = useText(kpiText)
  const insights = insightsOf(records)
  return (
    <Panel title={text.insights} isFlush isFilling>
      {insights.length === 0 ? (
        <p className={classes.empty}>{text.noInsights}</p>
      ) : (
        <ul>
          {insights.map((insight) => {
            const { meaning, sentence } = findingOf(insight, text, expenses)
            const leftOut = 'leftOut' in insight ? insight.leftOut : 0
            return (
              <li key={insight.kind} className={classes.insight}>
                <StatusMark meaning={meaning}>{text.words[meaning]}</StatusMark>
                <p>{withLeftOut(sentence, leftOut)}</p>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
