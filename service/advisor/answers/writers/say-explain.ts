/** Explains a change of a measure: the change, parts that add up to it, and records from that time. */
import type { ExplainAnswer } from '#schema/advisor/answer'
import type { ExplainPlan } from '#schema/advisor/change-plans'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf } from '../../plans/context.ts'
import { causesOf } from '../causes.ts'
import { cellName } from '../cell-name.ts'
import { basisWords } from '../comparison.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { factQuote, passagesOf } from '../facts-words.ts'
import { volumeOrPrice } from '../form/volume-or-price.ts'
import { countedSpan, measuredText } from '../measured-text.ts'
import { type ExplainAsk, maxParts, measureOfPart, moverLine, partsLine } from '../parts/explained-parts.ts'
import { wholeDaysLine } from '../whole-days.ts'
import { subjectFor, unsigned, verbOf, type Writer } from '../written.ts'

/** How far an answer to "why" holds where a sentence of that time tells of something, and where only the arithmetic does. */
const ofCause = { found: 0.85, missing: 0.65 } as const
/** The single week with most of the change, and the rest without it. */
const mostLine = (ask: ExplainAsk, { most, change, basis }: ExplainAnswer): Line | undefined => {
  if (!most) return undefined
  const { week, without } = most
  const name = cellName(ask.context.records, week, 'week')
  const { text, was } = subjectFor(ask, ask.plan.measure)
  if (direction(without) === 'unchanged')
    return say`${capital(name)}, at ${week.figure}, makes all the difference: without it, ${text} ${was} unchanged.`
  return direction(without) !== direction(change)
    ? say`${capital(name)}, at ${week.figure}, makes all the difference: without it, ${text} ${verbOf(without)} by ${unsigned(without)}${basisWords[basis]}.`
    : say`Most of it is ${name}, at ${week.figure}; without it, ${text} still ${verbOf(without)} by ${unsigned(without)}${basisWords[basis]}.`
}

const causeText = (quotes: readonly string[]): Line => ({
  text: `On record from that time: ${quotes.map((quote) => quote.replace(/\.$/, '')).join('; ')}.`,
  figures: [],
})

const wordsIn = (lines: readonly (Line | undefined)[]): number =>
  lines.reduce((sum, line) => sum + (line?.text.split(/\s+/).length ?? 0), 0)

const mostWords = 90

/** As many causes as fit beside the other lines, at least one. */
const causeLine = (
  causes: ReturnType<typeof causesOf>,
  others: readonly (Line | undefined)[],
): Line | undefined => {
  const quotes = causes.flatMap((fact) => factQuote(fact) ?? [])
  if (quotes.length === 0) return { text: 'I found nothing on record that says why.', figures: [] }
  const all = causeText(quotes)
  return wordsIn([all, ...others]) <= mostWords ? all : causeText(quotes.slice(0, 1))
}

/** Says that one week stands for more, where no other is on record on both sides. */
const onlyWeekLine = ({ plan, context: { records } }: ExplainAsk): Line | undefined => {
  const asked = resolvePeriod(plan.of, momentOf(records, 'week'))
  return asked && lengthOf(asked) > daysOfWeek
    ? { text: 'That is the only week of the time asked about that both have on record.', figures: [] }
    : undefined
}
const daysOfWeek = 7

const verbs = { up: 'rise', down: 'fall' } as const

/** Verb of the change; first corrects a wrong direction implied by the question. */
const verbLine = ({ plan, premise }: ExplainAsk, { change }: ExplainAnswer, was: 'was' | 'were'): string =>
  plan.mover !== undefined || premise === undefined || premise === direction(change)
    ? verbOf(change)
    : `did not ${verbs[premise]}; ${was === 'was' ? 'it' : 'they'} ${verbOf(change)}`

/** " in June", or " (17 August to 13 September)": "from $100 from one day to another to $120" is hard to follow. */
const beside = (when: string): string => (when.startsWith('from ') ? ` (${when.slice(5)})` : ` ${when}`)

export const sayExplain: Writer<'explain', ExplainPlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { of, against, change, basis } = answer
  const [one, other] = [
    measuredText(context.records, { period: plan.of }, answer.coverage),
    measuredText(context.records, { period: plan.against }, answer.coverageAgainst),
  ]
  // Two single weeks are named as such.
  const isOfOne = answer.coverage.onRecord === 1 && answer.coverageAgainst.onRecord === 1
  const each = isOfOne ? '' : basisWords[basis]
  const isSame = direction(change) === 'unchanged'
  const moved = [
    plan.measure,
    ...answer.parts.slice(0, maxParts).flatMap((part) => measureOfPart(part) ?? []),
  ]
  const told = {
    of: countedSpan(context.records, answer.coverage),
    against: countedSpan(context.records, answer.coverageAgainst),
    shown: of.shown,
  }
  const causes = isSame ? [] : causesOf(context.records, answer.facts, moved, told)
  const main = isSame
    ? say`${capital(text)} ${was} ${of}${each} ${one.when}, the same as ${other.when}.`
    : say`${capital(text)} ${verbLine(ask, answer, was)} by ${unsigned(change)}${each}, from ${against}${beside(other.when)} to ${of}${beside(one.when)}.`
  const note = (isOfOne ? onlyWeekLine(ask) : undefined) ?? coverageNote(context.records, answer.coverage)
  const whole =
    basis === 'a-day'
      ? wholeDaysLine(context, plan.measure, [
          { selection: { period: plan.of }, coverage: answer.coverage },
          { selection: { period: plan.against }, coverage: answer.coverageAgainst },
        ])
      : undefined
  const [most, parts] = isSame ? [] : [mostLine(ask, answer), partsLine(ask, answer)]
  const cause = isSame ? undefined : causeLine(causes, [main, most, parts, note])
  // Recorded causes come before arithmetic.
  const isRoom = wordsIn([main, most, parts, cause, note]) <= mostWords
  const isMostRoom = wordsIn([main, most, cause, note]) <= mostWords
  // What was asked is why: what the records say of it comes first, unless the question has the change the wrong way round.
  const isAsAsked = ask.premise === undefined || ask.premise === direction(change)
  const [first, ...then] =
    isAsAsked && causes.length > 0 && !plan.mover ? [cause, main] : [main, undefined, cause]
  return {
    lines: [
      moverLine(ask, answer),
      volumeOrPrice(ask),
      first,
      then[0],
      whole,
      isMostRoom ? most : undefined,
      isRoom ? parts : undefined,
      then[1],
      note,
    ],
    passages: passagesOf(causes),
    support:
      (isSame ? 1 : causes.length > 0 ? ofCause.found : ofCause.missing) *
      supportOf(context.records, answer.coverage, answer.coverageAgainst),
    weakness:
      coverageWeakness(context.records, answer.coverage, answer.coverageAgainst) ??
      (isSame
        ? undefined
        : causes.length > 0
          ? 'the records say when it happened, and rarely that it was the cause'
          : 'no record says why'),
  }
}
