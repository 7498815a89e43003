/** Scores accepted advice: how often it came true, how confident it was, and how doing nothing would have scored. */
import type { Advisory } from '#schema/advisory/advisory'
import { bandChance, type Expectation, endChance } from '#schema/advisory/outcome'
import type { AdvisoryScore, ScoreGroup } from '#schema/advisory/score'
import { measureNamed } from '../measures/measures.ts'

/** Maximum outcomes listed, newest first. */
const mostListed = 50

type Settled = Advisory & Required<Pick<Advisory, 'expects' | 'outcome'>>

const isSettled = (advisory: Advisory): advisory is Settled =>
  advisory.expects !== undefined && advisory.outcome !== undefined

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

const rounded = (value: number, places: number): number => Number(value.toFixed(places)) || 0

/** Brier score: mean squared difference between what happened (0 or 1) and the stated probability. */
const brierOf = (happened: readonly boolean[], chance: number): { readonly brier?: number } => {
  const brier = mean(happened.map((did) => ((did ? 1 : 0) - chance) ** 2))
  return brier === undefined ? {} : { brier: rounded(brier, 3) }
}

/** 1 if more is better, -1 if less is better. */
const goodSign = ({ measure, change }: Expectation): 1 | -1 =>
  (measureNamed(measure).better ?? (change < 0 ? 'down' : 'up')) === 'up' ? 1 : -1

/** Means of promised and actual change for the better, over advice in the same unit. */
const worthOf = (
  settled: readonly Settled[],
  by: ScoreGroup['by'],
): Pick<ScoreGroup, 'promised' | 'found'> => {
  const pairs = settled.flatMap(({ expects, outcome: { found } }) =>
    found === undefined || (by !== 'measure' && measureNamed(expects.measure).unit !== 'aud')
      ? []
      : [
          {
            promised: goodSign(expects) * expects.change,
            found: goodSign(expects) * (found - expects.before),
          },
        ],
  )
  const [promised, found] = [mean(pairs.map((one) => one.promised)), mean(pairs.map((one) => one.found))]
  return promised === undefined || found === undefined
    ? {}
    : { promised: rounded(promised, 2), found: rounded(found, 2) }
}

const groupOf = (by: ScoreGroup['by'], key: string, settled: readonly Settled[]): ScoreGroup => {
  const outcomes = settled.map(({ outcome }) => outcome)
  const count = (verdict: Settled['outcome']['verdict']) =>
    outcomes.filter((one) => one.verdict === verdict).length
  const reached = outcomes.flatMap((one) => one.reached ?? [])
  const held = outcomes.flatMap((one) => one.nothingHeld ?? [])
  return {
    by,
    key,
    hits: count('hit'),
    misses: count('missed'),
    cannotTell: count('cannot-tell'),
    ...brierOf(reached, endChance),
    ...worthOf(settled, by),
    nothing: {
      hits: held.filter((did) => did).length,
      misses: held.filter((did) => !did).length,
      ...brierOf(held, bandChance),
    },
  }
}

const groupsBy = (
  by: ScoreGroup['by'],
  settled: readonly Settled[],
  keyOf: (one: Settled) => string | undefined,
): readonly ScoreGroup[] => {
  const keys = [...new Set(settled.flatMap((one) => keyOf(one) ?? []))].sort()
  return keys.map((key) =>
    groupOf(
      by,
      key,
      settled.filter((one) => keyOf(one) === key),
    ),
  )
}

/** Score of these advisories, newest first: overall, by style and by measure. */
export const scoreOf = (advisories: readonly Advisory[]): AdvisoryScore => {
  const settled = advisories.filter(isSettled)
  return {
    groups: [
      groupOf('all', 'all', settled),
      ...groupsBy('style', settled, ({ expects }) => expects.style),
      ...groupsBy('measure', settled, ({ expects }) => expects.measure),
    ],
    settled: settled.slice(0, mostListed),
    open: advisories.filter(({ expects, outcome }) => expects !== undefined && outcome === undefined).length,
  }
}
