/** Which candidates qualify for a style, and their order. */
import type { Candidate } from './candidates/candidate.ts'
import type { Grade, Worth } from './option.ts'
import type { Scene } from './scene.ts'

/** Worth of a candidate: priced by the evaluator, or as stated in its advisory. */
export const worthOf = ({ priced, worth }: Candidate): Worth | undefined => priced?.worth ?? worth

/** Risk of a step: it may lose money, affects customers, or neither. */
export const riskOf = (candidate: Candidate): Grade => {
  const worth = worthOf(candidate)
  if (worth && worth.low.value < 0) return 'high'
  return candidate.lever === 'price' || candidate.lever === 'volume' || candidate.lever === 'staff'
    ? 'medium'
    : 'low'
}

const grades: Readonly<Record<Grade, number>> = { low: 1, medium: 2, high: 3 }

/** An open advisory comes before a step of similar worth. */
const firstAmongEquals = 1.1
/** A step towards the focus comes before a slightly more valuable one. */
const towardsFocus = 1.25

/** Ranking score of a candidate, in AUD per week; unpriced ones come last. */
const scoreOf = (scene: Scene, candidate: Candidate, isTowards: boolean): number => {
  const { outcome, end } = scene.approach.rankedBy
  const worth = worthOf(candidate)
  if (!worth) return Number.NEGATIVE_INFINITY
  const ranked = outcome === 'profit' ? undefined : candidate.priced?.[outcome]
  const sign = outcome === 'costs' ? -1 : 1
  const ends = { likely: ranked?.change, low: ranked?.low, high: ranked?.high }
  const value = ranked ? sign * (ends[end]?.value ?? 0) : worth[end].value
  const weight = (candidate.advisory ? firstAmongEquals : 1) * (isTowards ? towardsFocus : 1)
  return value > 0 ? value * weight : value / weight
}

const urgencies: Readonly<Record<Grade, number>> = { low: 0, medium: 1, high: 2 }
const urgencyOf = ({ advisory }: Candidate): number => (advisory ? urgencies[advisory.urgency] : 0)

/** Candidates that pass a test, or all of them if none does. */
const preferring = (
  candidates: readonly Candidate[],
  test: (candidate: Candidate) => boolean,
): readonly Candidate[] => {
  const kept = candidates.filter(test)
  return kept.length > 0 ? kept : candidates
}

const mostRisk = ({ approach, records }: Scene): Grade =>
  records.profile.riskTolerance === 'conservative' && approach.maxRisk === 'high'
    ? 'medium'
    : approach.maxRisk

/** Candidates about the matter stay in any style; of the rest, a style keeps those it works with and dares. */
const qualified = (scene: Scene, candidates: readonly Candidate[]): readonly Candidate[] => {
  const { approach } = scene
  const asked = candidates.filter(({ tier }) => tier === 0)
  const others = candidates.filter(({ tier }) => tier > 0)
  const within = preferring(others, (one) => grades[riskOf(one)] <= grades[mostRisk(scene)])
  const own = preferring(
    within,
    ({ lever, advisory }) => lever === undefined || advisory !== undefined || approach.levers.includes(lever),
  )
  return [...asked, ...own]
}

/** Qualified candidates: the matter itself first, then by worth for the style. */
export const ranked = (
  scene: Scene,
  candidates: readonly Candidate[],
  isTowards: (candidate: Candidate) => boolean,
): readonly Candidate[] => {
  const scored = qualified(scene, candidates).map((candidate) => ({
    candidate,
    score: scoreOf(scene, candidate, isTowards(candidate)),
  }))
  const bySoon = (one: Candidate, other: Candidate): number =>
    urgencyOf(other) - urgencyOf(one) || one.by.localeCompare(other.by)
  return scored
    .toSorted(
      (one, other) =>
        one.candidate.tier - other.candidate.tier ||
        (one.score === other.score ? 0 : other.score - one.score) ||
        bySoon(one.candidate, other.candidate),
    )
    .map(({ candidate }) => candidate)
}
