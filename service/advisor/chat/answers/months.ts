/** Calendar months: what a field was in one or several of them, and which of them stands out. */
import type { Figure } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { averageOf, averageOver } from '../../analysis/trend.ts'
import { lastWeeks, nameOf, unitOf } from '../../analysis/weeks.ts'
import { dayText, longDayText, monthText } from '../../calendar.ts'
import { measure } from '../../figure.ts'
import { type Line, moved, paragraph, say } from '../../line.ts'
import type { Metric } from '../question.ts'
import { type FiguresAsk, monthOf, notOnRecord, subjectOf } from './ask.ts'

/** A month of fewer weeks says too little to stand beside the others. */
const leastWeeks = 4

const changeOf = (
  { records }: FiguresAsk,
  field: Metric,
  now: Figure | undefined,
  before: Figure | undefined,
): Figure | undefined =>
  now &&
  before &&
  measure(records)({
    label: `change in ${nameOf(records, field)} between the two`,
    unit: unitOf(field).change,
    formula: 'change',
    inputs: [...now.inputs, ...before.inputs],
    shown: 'unsigned',
  })

const meansOver = (
  ask: FiguresAsk,
  weeks: readonly WeekFigures[],
  wanted: readonly Metric[],
): Line | undefined => {
  const end = weeks.at(-1)
  const [first] = weeks
  const [one = 'revenue', two, three] = wanted
  const told = (field: Metric) => say`${subjectOf(ask, field)} ${averageOver(ask.records, field, weeks)}`
  const rest = two !== undefined && three !== undefined ? say`, ${told(two)} and ${told(three)}` : say``
  return (
    first &&
    end &&
    say`From the week of ${longDayText(first.weekStart)} to the week of ${dayText(end.weekStart)}, ${subjectOf(ask, one)} averaged ${averageOver(ask.records, one, weeks)} a week${rest}`
  )
}

/** The means of one field, or of three, over the weeks of the month that the question means. */
export const monthLine = (ask: FiguresAsk, wanted: readonly Metric[]): Line | undefined =>
  say`${meansOver(ask, monthOf(ask), wanted)}.` ?? notOnRecord(ask)

/** The fields in each of the months named, and from each to the next how the first of them moved. */
export const monthsTold = (ask: FiguresAsk, wanted: readonly Metric[]): readonly (Line | undefined)[] => {
  const [field = 'revenue'] = wanted
  const spans = (ask.question.months ?? []).map((month) => monthOf(ask, month))
  if (spans.some((weeks) => weeks.length === 0)) return [notOnRecord(ask)]
  return spans.map((weeks, index) => {
    const told = meansOver(ask, weeks, wanted)
    const before = spans[index - 1]
    const change =
      before &&
      changeOf(ask, field, averageOver(ask.records, field, weeks), averageOver(ask.records, field, before))
    if (!change) return say`${told}.`
    return wanted.length === 1
      ? say`${told}, ${moved(change)}.`
      : say`${told}; ${subjectOf(ask, field)} is ${moved(change)}.`
  })
}

/** A month, and the last four weeks beside it. */
export const monthAgainstNow = (
  ask: FiguresAsk,
  wanted: readonly Metric[],
): readonly (Line | undefined)[] => {
  const then = monthOf(ask)
  const now = (field: Metric): Line | undefined => {
    const mean = averageOf(ask.records, field, 4)
    const change = changeOf(ask, field, mean, averageOver(ask.records, field, then))
    return say`Over the last four weeks ${wanted.length === 1 ? 'it' : subjectOf(ask, field)} averaged ${mean}, ${moved(change)}.`
  }
  return [monthLine(ask, wanted), ...(then.length > 0 ? wanted.map(now) : [])]
}

/** The best and the worst whole month by the mean week of a field. */
export const extremeMonth = (ask: FiguresAsk, field: Metric): Line | undefined => {
  const weeks = lastWeeks(ask.records, 53)
  const months = [...new Set(weeks.map(({ weekStart }) => weekStart.slice(0, 7)))]
    .map((month) => weeks.filter(({ weekStart }) => weekStart.startsWith(month)))
    .filter((own) => own.length >= leastWeeks)
    .flatMap((own) => {
      const mean = averageOver(ask.records, field, own)
      return own[0] && mean ? [{ name: monthText(own[0].weekStart), mean }] : []
    })
    .sort((a, b) => b.mean.value - a.mean.value)
  const isWorst = ask.question.end === 'worst'
  const [one, other] = isWorst ? [months.at(-1), months[0]] : [months[0], months.at(-1)]
  if (!one || !other || one === other) return say`There aren’t enough whole months on record to compare.`
  return paragraph([
    say`The ${isWorst ? 'lowest' : 'highest'} month for ${subjectOf(ask, field)} on record was ${one.name}, averaging ${one.mean} a week. At the other end is ${other.name}, with ${other.mean}.`,
    say`Each week counts towards the month its Monday falls in; months with fewer than four weeks on record are left out.`,
  ])
}
