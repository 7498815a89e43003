/** What came of a decision in money, by its own measure. */
import type { Advisory } from '#schema/advisory/advisory'
import { measureNamed } from '../measures/measures.ts'
import { isGoodLow } from '../measures/ratios.ts'

/** True for an accepted advisory whose outcome was measured in money. */
export const hasGain = ({ status, expects, outcome }: Advisory): boolean =>
  status === 'accepted' &&
  expects !== undefined &&
  outcome?.found !== undefined &&
  measureNamed(expects.measure).unit === 'aud'

/** AUD a week better than in the four weeks before; costs are better lower. 0 where nothing was measured. */
export const gainOf = ({ expects, outcome }: Advisory): number => {
  if (expects === undefined || outcome?.found === undefined) return 0
  const change = outcome.found - expects.before
  return isGoodLow(expects.measure) ? -change : change
}
