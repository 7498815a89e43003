/**
 * Periods against the one before: "did billing ever rise five weeks running?", "the longest stretch without a dip in sales",
 * "when did transactions last fall?".
 */
import { sensesOf } from '../accounting/senses.ts'
import { matchWords, type Question, takeMeasure, textOf, type Used } from '../question.ts'
import { askedCount, takeRuns } from '../readers/count-bounds.ts'
import { isGrain, takeGroup } from '../readers/groups.ts'
import { takeSelection } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import type { DerivedReader } from './derived-reader.ts'

/** "Without a dip", "with no fall", "gone without dropping" */
const without =
  /^(?:without|with no|no|never|not)$|^\w+n['’]t$|^(?:have|has|had|did|do|does|was|were|is|are|could|would)nt$/
const reach = 3

/** A rise or a fall that is asked about, or that there is none of it; undefined for none or both. */
const stepIn = (question: Question) => {
  const { terms } = question
  const placesOf = (sense: 'rise' | 'fall', cue: 'up' | 'down') =>
    terms.flatMap((term, at) =>
      // "Lose money" is a level, and no fall.
      !isCue(term, 'loss') && (isCue(term, cue) || term.words.some((word) => sensesOf(word).includes(sense)))
        ? [at]
        : [],
    )
  const ofGrowth = terms.flatMap((term, at) => (meaningOf(term, 'measure')?.measure === 'growth' ? [at] : []))
  const [rises, falls] = [[...placesOf('rise', 'up'), ...ofGrowth], placesOf('fall', 'down')]
  const [at] = rises.length > 0 ? rises : falls
  if (at === undefined || (rises.length > 0 && falls.length > 0)) return undefined
  const isNone = terms.slice(Math.max(0, at - reach), at).some((term) => without.test(textOf(term)))
  const way = rises.length > 0 ? ('rise' as const) : ('fall' as const)
  return isNone ? (`no ${way}` as const) : way
}

/** "The most weeks we've gone without": the longest of them, though no word says that they follow each other. */
const longestGone = /\b(?:most|longest|how many) (?:weeks|days|months)\b.*\b(?:without|with no)\b/
/** "In how many weeks did wages rise?": no run of them. */
const ofSingle =
  /^(?!.*\b(?:until|till?|before|if|will|would|should|need|take|why)\b).*\b(?:how many|which|what) (?:of (?:the|our|those) )?(?:weeks|days|months)\b/i
/** "Rose three weeks in a row": only the last one is wanted. */
const lastOfThem = /\b(?:when|what week|which week|how long (?:ago|since))\b.*\blast\b|\blast time\b/

const onEach = /\b(week|month|day)(?:s)? (?:on|to|over|after|by) \1s?\b/gi

export const changeRuns: DerivedReader = (asked, ask) => {
  // "Going up week on week" names no time.
  const question = ask(asked.text.replaceAll(onEach, ''))
  const used: Used = new Set()
  const gone = matchWords(question, longestGone)
  const single = !gone && ofSingle.test(question.text) ? {} : undefined
  const run = takeRuns(question, used) ?? (gone ? { runs: 'longest' as const } : single)
  const step = stepIn(question)
  if (!run || !step) return undefined
  const [count, other] = question.amounts.filter(({ unit, value }) => unit === 'plain' && value >= 2)
  const isSized = question.amounts.some((one) => one !== count)
  if (isSized || other) return undefined
  const named = takeMeasure(question, used, 'revenue')
  const group = takeGroup(question, used)
  const isLast = count !== undefined && lastOfThem.test(question.terms.map(textOf).join(' '))
  return {
    operator: 'count',
    measure: named === undefined || named === 'growth' ? 'revenue' : named,
    ...takeSelection(question, used, { of: { kind: 'record' } }),
    by: isGrain(group) ? group : 'week',
    step,
    ...run,
    ...(single && !('runs' in run) ? { asked: askedCount(question) } : {}),
    ...(isLast ? { runs: 'longest', runOf: count.value, asked: 'last' as const } : {}),
  }
}
