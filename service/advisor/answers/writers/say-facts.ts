/** Says what is on record about some words, what is due, and what was decided. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DecidedPlan, DuePlan, FindPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { today } from '../../calendar.ts'
import { capital, type Line, say } from '../../line.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf } from '../../plans/context.ts'
import { quoted } from '../../quotation.ts'
import { factRows, passagesOf, shortDay } from '../facts-words.ts'
import { periodText, spanText } from '../period-text.ts'
import type { Ask, Written } from '../written.ts'

const maxFacts = 3
/** What is found by words alone may be about something else. */
const supportOf = { found: 0.7, near: 0.4, dated: 0.9, none: 0.8 } as const

const newestFirst = (facts: readonly TimelineFact[]): readonly TimelineFact[] =>
  [...facts].sort((one, other) => other.from.localeCompare(one.from))

const rest = (facts: readonly TimelineFact[], told: number): Line | undefined =>
  facts.length > told ? say`There is more on record.` : undefined

const about = (words: readonly string[]): string => quoted(words.join(' ')) ?? 'that'

export const sayFind = ({ context: { records }, plan }: Ask<FindPlan>, { facts }: FactsAnswer): Written => {
  const shown = newestFirst(facts).slice(0, maxFacts)
  return {
    lines: [say`On record about ${about(plan.words)}:`, factRows(records, shown)],
    passages: passagesOf(shown),
    support: supportOf.found,
    weakness: 'it was found by its words alone',
  }
}

const longestExcerpt = 120

/** Texts that have some of the words, where none has all of them. */
export const sayNearest = ({ plan, passages }: Ask<FindPlan>): Written => {
  const shown = passages.slice(0, maxFacts)
  const rows = shown.flatMap(({ kind, title, excerpt }) => {
    const [name, words] = [quoted(title, 60), quoted(excerpt, longestExcerpt)]
    return name === undefined ? [] : [`${kind} ${name}${words === undefined ? '' : `: ${words}`}`]
  })
  return {
    lines: [
      say`No sentence on record has all of ${about(plan.words)}. The nearest texts:`,
      { text: rows.map((row) => `- ${capital(row)}`).join('\n'), figures: [] },
    ],
    passages: shown,
    support: supportOf.near,
    weakness: 'no text has all the words that were asked about',
  }
}

/** What waits longest comes last; what is due soonest first. */
const soonestFirst = (facts: readonly TimelineFact[]): readonly TimelineFact[] =>
  [...facts].sort((one, other) => one.to.localeCompare(other.to))

export const sayDue = ({ context: { records }, plan }: Ask<DuePlan>, { facts }: FactsAnswer): Written => {
  const span = resolvePeriod(plan.period, momentOf(records, 'week'))
  // What is due is asked of all days of a period, also of those to come.
  const when = span ? spanText(span, today(records.now)).when : 'then'
  const deadlines = soonestFirst(facts.filter(({ kind }) => kind === 'deadline'))
  const waiting = newestFirst(facts.filter(({ kind }) => kind === 'waiting'))
  // Both lists fit into an answer.
  const most = deadlines.length > 0 && waiting.length > 0 ? maxFacts - 1 : maxFacts
  const [due, open] = [deadlines.slice(0, most), waiting.slice(0, maxFacts)]
  return {
    lines: [
      due.length > 0 ? say`Due ${when}:` : say`No record names a date that is due ${when}.`,
      factRows(records, due),
      rest(deadlines, due.length),
      open.length > 0 ? say`Waiting for your decision:` : undefined,
      open.length > 0
        ? { text: open.flatMap(({ what }) => `- ${quoted(what) ?? ''}`).join('\n'), figures: [] }
        : undefined,
    ],
    passages: passagesOf([...due, ...open]),
    support: supportOf.dated,
  }
}

export const sayDecided = (
  { context: { records }, plan }: Ask<DecidedPlan>,
  { facts }: FactsAnswer,
): Written => {
  const { when } = periodText(records, plan.period)
  const shown = newestFirst(facts).slice(0, maxFacts)
  const matter = plan.words?.length ? ` about ${about(plan.words)}` : ''
  if (shown.length === 0)
    return {
      lines: [say`No decision${matter} is on record ${when.replace(/^on record, /, '')}.`],
      support: supportOf.none,
    }
  const told = shown.flatMap(({ what, to }) => {
    const words = quoted(what.replace(/^\w+: /, ''))
    return words === undefined ? [] : [`- ${what.split(':')[0] ?? ''} on ${shortDay(records, to)}: ${words}`]
  })
  return {
    lines: [
      say`Decided${matter} ${when}:`,
      { text: told.join('\n'), figures: [] },
      rest(facts, shown.length),
    ],
    passages: passagesOf(shown),
    support: supportOf.dated,
  }
}
