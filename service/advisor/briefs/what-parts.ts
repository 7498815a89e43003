/** Sentences for certain topics only: parts, lines, weekdays, months, a target, other businesses. */
import type { Answer } from '#schema/advisor/answer'
import { RecordedMeasure } from '#schema/advisor/measure'
import { benchmarks } from '../benchmarks.ts'
import { hourText, monthText, weekdayNames } from '../calendar.ts'
import { measure as makeFigure, stated, unsigned } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import { lastWeeks } from '../options/priced.ts'
import { evaluate } from '../plans/evaluate.ts'
import { questionOf } from '../questions/question-of.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { measured } from './change-words.ts'
import type { Ground } from './ground.ts'
import type { Sentence } from './sentence.ts'
import { focusLine, onTarget } from './target-lines.ts'
import type { Topic } from './topic.ts'

const byName: Readonly<Record<string, (records: Records, key: string) => string>> = {
  weekday: (_, key) => `${weekdayNames[Number(key)] ?? key}s`,
  hour: (_, key) => `the hour from ${hourText(Number(key))}`,
  expense: ({ business }, key) => (RecordedMeasure.is(key) ? measureLabel(key, business.type) : key),
}

/** Highest and lowest part, if the plan asks for parts. */
const parts = (ground: Ground, answer: Answer): Line | undefined => {
  const { records, topic } = ground
  const plan = topic.plan
  const group =
    plan && (plan.operator === 'rank' ? plan.by : plan.operator === 'value' ? plan.group : undefined)
  const cells =
    answer.operator === 'rank' ? answer.cells : answer.operator === 'value' ? (answer.groups ?? []) : []
  const name = group && byName[group]
  const sorted = cells.toSorted((one, other) => other.figure.value - one.figure.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || first === last || !name) return undefined
  return say`${capital(name(records, first.key))} had the most with ${first.figure}, ${name(records, last.key)} the least with ${last.figure}.`
}

/** If all costs are asked about, the largest line. */
const lines = ({ context, records, topic }: Ground): Line | undefined => {
  if (topic.measure !== 'costs' && topic.measure !== 'cost-share') return undefined
  const answer = evaluate(
    { operator: 'rank', measure: 'cost-share', period: topic.of, by: 'expense', order: 'highest', count: 5 },
    context,
  )
  const [first, second] = answer.operator === 'rank' ? answer.cells : []
  const name = (key: string) => (RecordedMeasure.is(key) ? measureLabel(key, records.business.type) : key)
  return first && second
    ? say`Of each dollar of revenue, most went on ${name(first.key)} (${first.figure}), then on ${name(second.key)} (${second.figure}).`
    : undefined
}

/** The weekdays in the topic, or the best and the weakest. */
const weekdayLine = ({ context, records, topic }: Ground): Line | undefined => {
  const measure = topic.measure === 'transactions' ? 'transactions' : 'revenue'
  const answer = evaluate(
    {
      operator: 'value',
      measure,
      period: { ...lastWeeks(records, 8), weekdays: [0, 1, 2, 3, 4, 5, 6] },
      group: 'weekday',
    },
    context,
  )
  const sorted = (answer.operator === 'value' ? (answer.groups ?? []) : []).toSorted(
    (one, other) => other.figure.value - one.figure.value,
  )
  const [asked] = topic.matter.weekdays
  const [best, weakest] = [sorted[0], sorted.at(-1)]
  const own = sorted.find(({ key }) => Number(key) === asked)
  const name = (key: string) => weekdayNames[Number(key)] ?? ''
  const { text: subject } = subjectOf(measure, records.business.type)
  if (topic.matter.weekdays.length === 1 && own && best)
    return own === best
      ? say`Of the weekdays, ${name(own.key)} leads: ${subject} averages ${own.figure} a day.`
      : say`${capital(subject)} averages ${own.figure} on a ${name(own.key)}; the best day is ${name(best.key)}.`
  return best && weakest && best !== weakest
    ? say`${capital(subject)} is highest on a ${name(best.key)}, at ${best.figure} a day on average, and lowest on a ${name(weakest.key)}.`
    : undefined
}

const wantsWeekdays = ({ measure, matter }: Topic): boolean =>
  matter.weekdays.length > 0 ||
  ['staff', 'staff-share', 'transactions-per-hour', 'revenue-per-hour'].includes(measure)

/** What it takes to reach the topic's margin, through prices or sales alone. */
const targetLine = ({ context, records, topic }: Ground): Line | undefined => {
  if (topic.measure !== 'margin' || topic.matter.changes.length > 0) return undefined
  const { amounts } = questionOf(topic.text, records.business.type, records.now)
  const target = amounts.find(({ unit }) => unit === 'percent')?.value
  if (target === undefined) return undefined
  const needed = (lever: 'price' | 'volume') => {
    const answer = evaluate(
      { operator: 'solve', lever, outcome: 'margin', target, changes: [], period: lastWeeks(records, 4) },
      context,
    )
    return answer.operator === 'solve' && answer.change.value > 0 ? answer : undefined
  }
  const answer = needed('volume') ?? needed('price')
  const { prices, sales } = vocabularies[records.business.type]
  const what = answer?.lever === 'volume' ? `More ${sales}` : `Higher ${prices}`
  return say`${what} alone would get it to ${answer?.target} if they rose ${answer?.change}.`
}

/** Best and weakest month on record, if the topic is the year. */
const monthLine = ({ context, topic, records }: Ground): Line | undefined => {
  if (!topic.isSeasonal || topic.isDated) return undefined
  const { measure } = topic
  const cell = (order: 'highest' | 'lowest') => {
    const answer = evaluate(
      { operator: 'rank', measure, period: { of: { kind: 'record' } }, by: 'month', order, count: 1 },
      context,
    )
    return answer.operator === 'rank' && answer.outOf > 1 ? answer.cells[0] : undefined
  }
  const [high, low] = [cell('highest'), cell('lowest')]
  if (!high?.from || !low?.from) return undefined
  const { text: name } = subjectOf(measure, records.business.type)
  return say`By the month, ${name} was highest in ${monthText(high.from)} at ${high.figure}, and lowest in ${monthText(low.from)} at ${low.figure}.`
}

const byOthers = /\b(?:others?|industry|benchmarks?|competitors?|similar|rest of the trade|in line)\b/i

/** The measure beside our trade table, if the topic asks about other businesses. */
const tradeLine = ({ context, topic, records }: Ground): Line | undefined => {
  if (!byOthers.test(topic.text)) return undefined
  const table = benchmarks[records.business.type]
  const isMargin = topic.measure === 'margin' || topic.measure === 'profit'
  const field = isMargin ? 'profitMargin' : 'staffShare'
  const theirs = makeFigure(records)({
    label: `${isMargin ? 'profit margin' : 'staff share of revenue'} typical of the trade (our assumption)`,
    unit: 'percent',
    formula: 'value',
    inputs: [stated('benchmark', field, table[field])],
  })
  const ours = measured(context, isMargin ? 'margin' : 'staff-share', lastWeeks(records, 13))
  return isMargin
    ? say`Over the last quarter the business kept ${ours} of revenue. For well-run ${table.industry} we assume ${theirs}, since nobody else’s books are on record.`
    : say`Over the last quarter staff took ${ours} of revenue. For well-run ${table.industry} we assume ${theirs}, since nobody else’s books are on record.`
}

/** Effect of a stated rise or fall of sales, which nobody can choose. */
export const stressLine = ({ context, topic, records }: Ground): Line | undefined => {
  const { changes } = topic.matter
  const [first] = changes
  if (first?.lever !== 'volume' || first.by !== 'percent') return undefined
  const answer = evaluate(
    { operator: 'scenario', changes: [...changes], outcomes: ['profit'], period: lastWeeks(records, 13) },
    context,
  )
  const [profit] = answer.operator === 'scenario' ? answer.outcomes : []
  const size = makeFigure(records)({
    label: 'change in the number of sales that is asked about',
    unit: 'percent',
    formula: 'value',
    inputs: [stated('question', 'volume, percent', first.size)],
  })
  const { sales } = vocabularies[records.business.type]
  const way = first.size < 0 ? 'fewer' : 'more'
  const start = say`With ${size && unsigned(size)} ${way} ${sales}, a typical week would`
  return profit && profit.after.value < 0
    ? say`${start} lose ${unsigned(profit.after)}, against a profit of ${profit.before} now.`
    : say`${start} leave ${profit?.after} of profit, against ${profit?.before} now.`
}

/** Additional sentences for a topic, besides its finding. */
export const partSentences = (ground: Ground): readonly Sentence[] => {
  const { topic, context } = ground
  const answer = topic.plan ? evaluate(topic.plan, context) : undefined
  const inWhat = (weight: number, line: Line | undefined): Sentence => ({ in: 'what', weight, line })
  return [
    inWhat(0, focusLine(ground)),
    inWhat(0, onTarget(ground)),
    inWhat(0, stressLine(ground)),
    inWhat(0, targetLine(ground)),
    inWhat(0, tradeLine(ground)),
    inWhat(0, monthLine(ground)),
    inWhat(0, answer && parts(ground, answer)),
    inWhat(0, byOthers.test(topic.text) ? undefined : lines(ground)),
    inWhat(1, wantsWeekdays(topic) ? weekdayLine(ground) : undefined),
  ]
}
