/** Reason: parts that add up to the change, and what texts say about it, or that nothing is written. */
import type { Lever } from '#schema/advisor/change-plans'
import type { Figure, Passage } from '#schema/core/advice'
import { type ExpenseKind, expenseKinds } from '#schema/kpi/kpi'
import { today } from '../calendar.ts'
import { direction, unsigned } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { quoted } from '../quotation.ts'
import { vocabularies } from '../vocabulary.ts'
import { compared } from './change-words.ts'
import type { Ground } from './ground.ts'
import type { Sentence } from './sentence.ts'
import { shortDay } from './span-words.ts'
import { writtenLine } from './what.ts'
import { causeOf, passageOf } from './written-causes.ts'

type Part = { readonly figure: Figure; readonly name: string; readonly lever: Lever | undefined }

const lineOf = (field: string): ExpenseKind | undefined => expenseKinds.find((kind) => kind === field)

/** "staff costs", "spending on contractors". */
const spendingOn = ({ records: { business } }: Ground, kind: ExpenseKind): string =>
  kind === 'supplies'
    ? `spending on ${vocabularies[business.type].supplies}`
    : measureLabel(kind, business.type)

/** A part of a ratio: its change moves the whole in the opposite direction. */
const ofRatio = (ground: Ground, figure: Figure, field: string): Part | undefined => {
  const { business } = ground.records
  const isWhole = figure.formula.endsWith('whole-effect')
  const isMore = isWhole ? figure.value < 0 : figure.value > 0
  const lever = lineOf(field)
  if (field === 'weekly_footfall' || field === 'transactions')
    return {
      figure,
      name: `${isMore ? 'more' : 'fewer'} ${vocabularies[business.type].sales}`,
      lever: 'volume',
    }
  const names: { readonly [field: string]: string } = {
    revenue: 'revenue',
    profit: 'profit',
    costs: 'costs',
    hours: 'hours open',
  }
  const name = lever ? spendingOn(ground, lever) : names[field]
  return name === undefined
    ? undefined
    : {
        figure,
        name: `${isMore ? 'higher' : 'lower'} ${name}`,
        lever: lever ?? (field === 'revenue' ? 'volume' : undefined),
      }
}

/** A part of a change in words, by its own direction: "fewer sales", "higher staff costs". */
const partOf = (ground: Ground, figure: Figure): Part | undefined => {
  const { business } = ground.records
  const words = vocabularies[business.type]
  const isUp = figure.value > 0
  const fields = [...new Set(figure.inputs.map(({ field }) => field))]
  const [first = '', second = first] = fields
  if (figure.formula === 'volume-effect')
    return { figure, name: `${isUp ? 'more' : 'fewer'} ${words.sales}`, lever: 'volume' }
  if (figure.formula === 'price-effect')
    return { figure, name: `a ${isUp ? 'higher' : 'lower'} ${words.perSale}`, lever: 'price' }
  if (figure.formula.endsWith('-effect'))
    return ofRatio(ground, figure, figure.formula.endsWith('whole-effect') ? second : first)
  const lever = lineOf(first)
  const name = lever ? measureLabel(lever, business.type) : 'costs'
  // Savings increase profit and margin, so their sign is reversed.
  const isSaving = ground.topic.measure === 'profit' || ground.topic.measure === 'margin'
  const isMore = isUp !== isSaving
  if (figure.formula === 'share-change')
    return { figure, name: `a ${isMore ? 'larger' : 'smaller'} share for ${name}`, lever }
  return { figure, name: `${isMore ? 'higher' : 'lower'} ${lever ? spendingOn(ground, lever) : name}`, lever }
}

const explained = (ground: Ground) => {
  const { topic, context } = ground
  // An average sale has no parts that would help a reader.
  if (topic.measure === 'revenue-per-transaction') return undefined
  const answer = evaluate(
    { operator: 'explain', measure: topic.measure, of: topic.of, against: topic.against },
    context,
  )
  if (answer.operator !== 'explain' || direction(answer.change) === 'unchanged') return undefined
  const parts = answer.parts
    .filter((figure) => direction(figure) !== 'unchanged')
    .flatMap((figure) => partOf(ground, figure) ?? [])
  const isSame = ({ figure }: Part) => Math.sign(figure.value) === Math.sign(answer.change.value)
  return { with: parts.filter(isSame), against: parts.filter((part) => !isSame(part)) }
}

const eachWeek = ({ topic }: Ground): string =>
  addsUp(measureNamed(topic.measure)) === 'sum' ? ' a week' : ''

/** "fewer sales took $697 a week off profit". */
const didTo = (ground: Ground, { figure, name }: Part, it: string): Line | undefined =>
  figure.value > 0
    ? say`${name} added ${unsigned(figure)}${eachWeek(ground)} to ${it}`
    : say`${name} took ${unsigned(figure)}${eachWeek(ground)} off ${it}`

const capitalLine = (line: Line | undefined): Line | undefined =>
  line && { text: capital(line.text), figures: line.figures }

const partLine = (ground: Ground, found: ReturnType<typeof explained>): Line | undefined => {
  const [main] = found?.with ?? []
  const { text: name } = subjectOf(ground.topic.measure, ground.records.business.type)
  const line = main && capitalLine(didTo(ground, main, name))
  return line && say`${line}.`
}

const otherLine = (ground: Ground, found: ReturnType<typeof explained>): Line | undefined => {
  const [other] = found?.against ?? []
  const line = other && didTo(ground, other, 'it')
  return line && say`On the other side, ${line}.`
}

const secondLine = (ground: Ground, found: ReturnType<typeof explained>): Line | undefined => {
  const second = found?.with[1]
  const line =
    second &&
    say`${second.name} ${second.figure.value > 0 ? 'added' : 'took'} another ${unsigned(second.figure)}`
  return line && say`${capitalLine(line)}${eachWeek(ground)}.`
}

const longestQuote = 200

const causeLine = (
  { topic, context, records }: Ground,
  levers: readonly Lever[],
): { readonly line: Line | undefined; readonly passages: readonly Passage[] } => {
  const span = resolvePeriod(topic.of, momentOf(records, 'week'))
  const moved = compared(context, topic.measure, topic.of, topic.against)
  const way = moved ? Math.sign(moved.difference.value) : 0
  const cause = span && causeOf(records, span, levers, { measure: topic.measure, way })
  const sentence = cause && quoted(cause.sentence, longestQuote)
  const title = cause && quoted(cause.text.title, 80)
  if (!cause || !sentence || !title) return { line: undefined, passages: [] }
  const { text: name } = subjectOf(topic.measure, records.business.type)
  const line = say`One record from that time may explain ${name}, the ${cause.text.kind} ${title} of ${shortDay(records, cause.written)}: ${sentence}`
  return { line, passages: [passageOf(cause)] }
}

const nothingSays = ({ topic, context, records }: Ground): Line | undefined => {
  const answer = compared(context, topic.measure, topic.of, topic.against)
  const { text: name } = subjectOf(topic.measure, records.business.type)
  const way = answer ? direction(answer.difference) : 'unchanged'
  const span = resolvePeriod(topic.of, momentOf(records, 'week'))
  // A future day is not on record.
  const now = today(records.now)
  const until = span && (span.to < now ? span.to : now)
  const when =
    span && until ? `from ${shortDay(records, span.from)} to ${shortDay(records, until)}` : 'for that time'
  if (way === 'unchanged')
    return say`Nothing on record ${when} stands out for ${name}: if something changed, write it in a note on Finance and the next brief will use it.`
  return say`Nothing on record ${when} says why ${name} ${way === 'up' ? 'rose' : 'fell'}: if you know why, write it in a note on Finance and the next brief will use it.`
}

/** Says that no text has the topic's names, so that a general answer is not mistaken for one about them. */
const unnamedLine = ({ topic, records }: Ground): Line | undefined => {
  const names = topic.unnamed.flatMap((word) => quoted(word, 30) ?? [])
  const { text: name } = subjectOf(topic.measure, records.business.type)
  return names.length === 0
    ? undefined
    : say`No memo or advisory names ${names.slice(0, 2).join(' or ')}, so this is about ${name} as a whole.`
}

/** Sentences of the reason, and the passages that they quote. */
export const whySentences = (
  ground: Ground,
): { readonly sentences: readonly Sentence[]; readonly passages: readonly Passage[] } => {
  const found = explained(ground)
  const { levers, isBroad } = ground.topic.matter
  const moved = [...(found?.with ?? []), ...(found?.against ?? [])]
    .flatMap(({ lever }) => lever ?? [])
    .slice(0, 2)
  const written = writtenLine(ground)
  const cause = written ? { line: undefined, passages: [] } : causeLine(ground, isBroad ? moved : [...levers])
  const [first] = ground.topic.related
  const own: readonly Passage[] =
    written && first && (first.kind === 'memo' || first.kind === 'advisory')
      ? [{ kind: first.kind, id: first.id, title: first.title, excerpt: first.text.slice(0, 1000) }]
      : []
  const why = (weight: number, line: Line | undefined): Sentence => ({ in: 'why', weight, line })
  return {
    sentences: [
      why(1, partLine(ground, found)),
      why(0, written ?? unnamedLine(ground) ?? cause.line ?? nothingSays(ground)),
      why(4, secondLine(ground, found)),
      why(4, otherLine(ground, found)),
    ],
    passages: [...own, ...cause.passages],
  }
}
