/** "Did billing ever rise five weeks running?": a row of weeks that each beat the one before, or fell behind it. */
import { sensesOf } from '../accounting/senses.ts'
import { measuresIn, type Used } from '../question.ts'
import { takeRuns } from '../readers/count-bounds.ts'
import { takeSelection } from '../selection.ts'
import { isCue } from '../term.ts'
import type { DerivedReader } from './derived-reader.ts'

const month = /\bmonths?\b/i

/** Growth on record is that of revenue. */
export const changeRuns: DerivedReader = (question) => {
  const used: Used = new Set()
  const run = takeRuns(question, used)
  const [named, other] = measuresIn(question)
  if (!run || other || (named && named.measure !== 'revenue' && named.measure !== 'growth')) return undefined
  const isSized = question.amounts.some(({ first }) => !used.has(first))
  if (isSized || month.test(question.text)) return undefined
  const has = (sense: 'rise' | 'fall', cue: 'up' | 'down') =>
    question.terms.some(
      (term) => isCue(term, cue) || term.words.some((word) => sensesOf(word).includes(sense)),
    )
  const [isUp, isDown] = [has('rise', 'up'), has('fall', 'down')]
  if (isUp === isDown) return undefined
  const selection = takeSelection(question, used, { of: { kind: 'record' } })
  return {
    operator: 'count',
    measure: 'growth',
    ...selection,
    by: 'week',
    ...(isUp ? { above: 0 } : { below: 0 }),
    ...run,
  }
}
