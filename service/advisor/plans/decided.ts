/** decided: decisions in a period, optionally about some words, and undecided advisories about them. */
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import { gainOf, hasGain } from '../outcomes/gain.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { decisionFacts } from '../timeline/decision-facts.ts'
import { weeklyWorth } from '../weekly-worth.ts'
import { type Context, momentOf, nothing } from './context.ts'
import { type FactsAnswered, subjectOf } from './facts.ts'
import { factOf } from './find.ts'
import { namedBy, namesMatter } from './names-matter.ts'

/** Score relative to the best record at which both are meant. */
const besideBest = 0.75
const asNear = 0.9
const maxNearest = 1

const isOpen = ({ kind }: TimelineFact): number => Number(kind === 'waiting')

const advisoryOf = ({ advisories }: Records, { source }: TimelineFact): Advisory | undefined =>
  advisories.find(({ id }) => id === source.id)

/** Accepted, and nothing on record says whether it came true. */
const isUnproven = (advisory: Advisory | undefined): boolean =>
  advisory?.status === 'accepted' && (advisory.outcome?.verdict ?? 'cannot-tell') === 'cannot-tell'

/** The decisions whose outcome was measured in money, best or worst first. */
const ranked = (
  records: Records,
  facts: readonly TimelineFact[],
  best: 'best' | 'worst',
): readonly TimelineFact[] =>
  facts
    .flatMap((fact) => {
      const advisory = fact.kind === 'decision' ? advisoryOf(records, fact) : undefined
      return advisory && hasGain(advisory) ? [{ fact, gain: gainOf(advisory) }] : []
    })
    .sort((one, other) => (best === 'best' ? other.gain - one.gain : one.gain - other.gain))
    .map(({ fact }) => fact)

/** What was turned down, by the sum a week that each was said to bring; those that state none come last. */
const byWorth = (
  records: Records,
  facts: readonly TimelineFact[],
  best: 'best' | 'worst',
): readonly TimelineFact[] => {
  const worthOf = (fact: TimelineFact) => weeklyWorth(advisoryOf(records, fact)?.worth ?? '')
  const [stated, others] = [facts, facts].map((all, at) =>
    all.filter((fact) => (worthOf(fact) === undefined) === (at === 1)),
  )
  const sign = best === 'best' ? 1 : -1
  const ordered = (stated ?? []).toSorted(
    (one, other) => sign * ((worthOf(other) ?? 0) - (worthOf(one) ?? 0)),
  )
  return [...ordered, ...(others ?? [])]
}

export const evaluateDecided = (context: Context, plan: DecidedPlan): FactsAnswered => {
  const { records } = context
  const { period, words = [], status, style } = plan
  // The score counts the others too.
  const verdict = plan.isScore ? undefined : plan.verdict
  const moment = momentOf(records, 'week')
  const resolved = resolvePeriod(period, moment)
  if (resolved === undefined) return nothing('no-dates')
  // The last two months of figures are over; what was decided in them was decided until now.
  const span = period.of.kind === 'last' ? { ...resolved, to: moment.today } : resolved
  const answer = { operator: 'decided', from: span.from, to: span.to } as const
  const isWanted = (fact: TimelineFact): boolean => {
    const advisory = advisoryOf(records, fact)
    return (
      fact.from <= span.to &&
      fact.to >= span.from &&
      (status === undefined || advisory?.status === status) &&
      (verdict === undefined ||
        (verdict === 'unproven' ? isUnproven(advisory) : advisory?.outcome?.verdict === verdict)) &&
      (style === undefined || advisory?.expects?.style === style)
    )
  }
  const all = decisionFacts(records).filter(isWanted)
  const newest = [...all].sort((one, other) => other.to.localeCompare(one.to))
  if (plan.best) {
    const inOrder = status === 'dismissed' ? byWorth : ranked
    return { ...answer, facts: [...inOrder(records, all, plan.best)] }
  }
  if (words.length === 0) return { ...answer, facts: newest.filter(({ kind }) => kind === 'decision') }
  const { scores, hits, missing } = subjectOf(
    records,
    words,
    ({ of }) => of.text.kind === 'advisory',
    // Among decisions, "rates" is a sufficient subject.
    true,
  )
  const held = plan.claimed ? namesMatter(records, words) : namedBy(records, words)
  const scoreOf = ({ source }: TimelineFact) => scores.get(source.id) ?? 0
  const best = Math.max(0, ...newest.map(scoreOf))
  const facts = newest
    .filter((fact) => scoreOf(fact) > 0 && scoreOf(fact) >= best * besideBest && held(fact))
    .sort((one, other) =>
      // Among equally close ones, decisions come before proposals.
      Math.min(scoreOf(one), scoreOf(other)) >= Math.max(scoreOf(one), scoreOf(other)) * asNear
        ? isOpen(one) - isOpen(other) || scoreOf(other) - scoreOf(one)
        : scoreOf(other) - scoreOf(one),
    )
  if (facts.length > 0) return { ...answer, facts }
  const nearest = hits.length > 0 ? hits : subjectOf(records, words).hits
  return {
    ...answer,
    facts: nearest.slice(0, maxNearest).map(factOf),
    isNearest: true,
    missing: missing.slice(0, maxNearest + 1),
  }
}
