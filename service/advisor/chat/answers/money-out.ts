/** Where the money goes, and how that compares with the trade. */
import { costShareAgainstIndustry, expenseShares } from '../../analysis/expenses.ts'
import { nameOf } from '../../analysis/weeks.ts'
import { benchmarkBasis } from '../../benchmarks.ts'
import { facts } from '../../brief/facts.ts'
import { capital, type Line, moved, paragraph, rows, say } from '../../line.ts'
import { type Answer, type FiguresAsk, subjectOf } from './ask.ts'
import { value } from './standing.ts'

const none = say`No expenses by kind are on record, so I can only see total costs. Connect your accounting system to record them.`

const industryLine = (ask: FiguresAsk): Line | undefined => {
  const { metric } = ask.question
  if (metric !== 'staff' && metric !== 'supplies' && metric !== 'premises' && metric !== 'marketing')
    return undefined
  const against = costShareAgainstIndustry(ask.records, metric)
  return (
    against &&
    say`${capital(subjectOf(ask, metric))} took ${against.ours} of revenue over the last quarter; ${against.theirs} is typical of the trade (${benchmarkBasis(against.benchmark)}).`
  )
}

/** What the costs are made of, or one kind of them. */
export const expenses = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { records, question } = ask
  if (question.metric !== undefined && question.metric !== 'costs') {
    const standing = value(ask, theme)
    const part =
      question.part === undefined
        ? undefined
        : say`The records don’t show ${question.part} separately; this is everything under ${nameOf(records, question.metric)}.`
    return { ...standing, paragraphs: [...standing.paragraphs, paragraph([industryLine(ask), part])] }
  }
  const shares = expenseShares(records)
  if (shares.length === 0) return { paragraphs: [none, facts.costs(ask.view)], theme, fit: 0.4, more: 'view' }
  const [first] = shares
  const table = rows([
    say`| Expense | Per week | Share of revenue | Change in share |`,
    say`|---|---|---|---|`,
    ...shares.map(
      ({ field, amount, share, change }) =>
        say`| ${capital(nameOf(records, field))} | ${amount} | ${share} | ${change ? moved(change) : 'not known'} |`,
    ),
  ])
  const lead = say`Over the last four weeks the largest cost was ${first && nameOf(records, first.field)}, at ${first?.share} of revenue. The last column compares with the four weeks before.`
  return { paragraphs: [lead, table, facts['rising cost'](ask.view)], theme, fit: 1, more: 'view' }
}

/** Margin or a cost against the trade. */
export const industry = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { view } = ask
  const own = industryLine(ask)
  const lines = own
    ? [own]
    : [facts['margin industry'](view), facts['staff share'](view), facts['supplies share'](view)]
  const caveat = say`The trade figures are our own round numbers, not a survey. Treat a gap of a few points as level.`
  return { paragraphs: [paragraph(lines), caveat], theme, fit: 0.7, more: 'view' }
}
