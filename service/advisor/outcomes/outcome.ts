/** Outcome of an accepted advisory, once the weeks in question are on record. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { AdvisoryId } from '#schema/advisory/advisory'
import type { AdvisoryOutcome, CannotTell, Expectation } from '#schema/advisory/outcome'
import type { Figure } from '#schema/core/advice'
import { plusDays, today } from '../calendar.ts'
import { measureNamed } from '../measures/measures.ts'
import type { Context } from '../plans/context.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { weeklyMean } from './weekly-mean.ts'

/** The outcome, the actual figure, and other events in those weeks. */
export type FoundOutcome = {
  readonly outcome: AdvisoryOutcome
  readonly figure?: Figure
  readonly timeline: readonly TimelineFact[]
}

/** Days after the last week for its records to arrive. */
const graceDays = 28

/** Maximum events named in an outcome, in order of kind. */
const mostFacts = 4
const kinds = ['decision', 'school-holidays', 'holiday', 'written'] as const

const factsOf = (
  { records, connections = [] }: Context,
  { from, to }: Expectation,
  advisoryId: AdvisoryId,
): readonly TimelineFact[] => {
  const facts = timelineOf({ records, connections }, { from, to }, kinds)
  const ofOthers = kinds.flatMap((kind) =>
    facts.filter((fact) => fact.kind === kind && fact.source.id !== advisoryId),
  )
  // Texts about a decision count once, as the decision.
  return ofOthers
    .filter(({ source }, index) => ofOthers.findIndex((one) => one.source.id === source.id) === index)
    .slice(0, mostFacts)
}

const isWithin = (value: number, { low, high }: { readonly low: number; readonly high: number }): boolean =>
  value >= low && value <= high

/** True within the band, or beyond its good end. */
const reaches = (value: number, { measure, low, high, change }: Expectation): boolean => {
  const better = measureNamed(measure).better ?? (change < 0 ? 'down' : 'up')
  return better === 'up' ? value >= low : value <= high
}

/**
 * The outcome; undefined while records may still arrive. A value that reaches the expectation is a hit only
 * if doing nothing does not explain it: within both bands the two cannot be told apart. Where the figures before it were
 * taken back, there is nothing to measure against.
 */
export const outcomeOf = (
  advisoryId: AdvisoryId,
  expects: Expectation,
  context: Context,
  { isTakenBack = false }: { readonly isTakenBack?: boolean } = {},
): FoundOutcome | undefined => {
  const cannotTell = (because: CannotTell): FoundOutcome => {
    const timeline = factsOf(context, expects, advisoryId)
    const facts = timeline.map(({ what }) => what)
    return { outcome: { verdict: 'cannot-tell', because, facts }, timeline }
  }
  if (isTakenBack) return cannotTell('taken-back')
  const figure = weeklyMean(context, expects.measure, expects)
  const isLate = today(context.records.now) > plusDays(expects.to, graceDays)
  if (figure === undefined && !isLate) return undefined
  if (figure === undefined) return cannotTell('not-on-record')
  const timeline = factsOf(context, expects, advisoryId)
  const facts = timeline.map(({ what }) => what)
  const reached = reaches(figure.value, expects)
  const nothingHeld = isWithin(figure.value, expects.nothing)
  const isChance = reached && nothingHeld
  const verdict = isChance ? 'cannot-tell' : reached ? 'hit' : 'missed'
  const because = isChance ? { because: 'usual-swing' as const } : {}
  const outcome = { verdict, found: figure.value, reached, nothingHeld, facts, ...because } as const
  return { outcome, figure, timeline }
}
