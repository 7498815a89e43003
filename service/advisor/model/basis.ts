/** Basis of a model's text: confidence of the records, reduced for unsupported numbers. */
import type { Advisor, Basis, Confidence } from '#schema/core/advice'
import { counted } from '../../runtime/counted.ts'
import type { BriefRequest } from '../engine.ts'
import { eachOnce } from '../line.ts'
import { kindsTold } from '../used-kinds.ts'
import type { Verified } from './verify-numbers.ts'

const lessEach = 5
const lessAtMost = 40
const longestBecause = 600

/** Confidence of the records, less 5 percentage points for each unsupported number, at most 40. */
export const lessUnverified = (confidence: Confidence, doubtful: number): Confidence => {
  if (doubtful === 0) return confidence
  const less = Math.min(lessAtMost, lessEach * doubtful)
  const said = ` Numbers in the text that no record supports: ${doubtful}, which lowers confidence by ${counted(less, 'point')}.`
  const because = confidence.because.slice(0, longestBecause - said.length).toWellFormed() + said
  return { ...confidence, percent: Math.max(0, confidence.percent - less), because }
}

/** Basis of a model's text, from the built-in answer to the same request. */
export const basisOf = (
  ground: Basis,
  advisor: Advisor,
  { figures, unverified }: Pick<Verified, 'figures' | 'unverified'>,
  { passages, records }: Pick<BriefRequest, 'passages' | 'records'>,
): Basis => ({
  advisor,
  confidence: lessUnverified(ground.confidence, unverified.length),
  figures: [...eachOnce(figures)],
  passages: [...passages],
  unverified: [...unverified],
  ...kindsTold(records),
})
