/** Whether a measure drifts up or down: lately, or since a time that is named. */
import { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { isLasting, weeksSince } from '../calendar/lasting.ts'
import { isLineOfExpense, lastWeeks, measuresIn, usualWeeks } from '../question.ts'
import { readCompare } from '../readers/compare-reader.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const drifts =
  /\b(?:creep\w*|trend\w*|climb\w*|rising|falling|dropping|slipping|sliding|drifting|inching|improving|worsening|growing|shrinking|declining|(?:going|heading|getting) (?:up|down|downhill|better|worse|higher|lower|out of hand)|flat|steady|stable|stalling|stagnant)\b/i
/** "How has marketing moved?" */
const asksHow =
  /\bhow (?:much )?(?:has|have)\b.*\b(?:risen|gone up|increased|grown|climbed|fallen|gone down|dropped|come down|moved|changed|tracked|gone|developed|shifted|held up|travelled)\b/i
const isDown =
  /\b(?:falling|dropping|slipping|sliding|shrinking|declining|(?:going|heading) (?:down|downhill)|getting lower)\b/i
const isSteady = /\b(?:flat|steady|stable|stalling|stagnant)\b/i
/** "Up or down?" is answered by neither yes nor no. */
const isEitherWay =
  /\b(?:up or down|down or up|better or worse|rising or falling|growing or shrinking|higher or lower)\b/i
export const asksIf =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:is|are)\b|\b(?:is|are|isn['’]?t|aren['’]?t) (?:it|they)\b\W*$/i

/** "Is my food bill creeping up?": the last weeks beside those before. */
export const trend: DerivedReader = (question) => {
  const { text, amounts } = question
  const [named, second] = measuresIn(question)
  if (!named || second || amounts.length > 0 || !drifts.test(text) || !asksIf.test(text)) return undefined
  if (namedPeriods(question).length > 0 || /\b(?:why|if|should|will)\b/i.test(text)) return undefined
  const days = weekdaysIn(question)[0]?.weekdays
  const period = { ...lastWeeks(4), ...(days ? { weekdays: [...days] } : {}) }
  const compare: AnswerablePlan = {
    operator: 'compare',
    measure: named.measure,
    of: { period },
    against: { period: { ...period, moved: 'just-before' } },
  }
  if (isSteady.test(text) || isEitherWay.test(text)) return compare
  if (/\bworse\w*\b/i.test(text)) return { ...compare, asked: 'worse' }
  if (/\b(?:better|improving)\b/i.test(text)) return { ...compare, asked: 'better' }
  return { ...compare, asked: isDown.test(text) ? 'lower' : 'higher' }
}

const races =
  /\b(?:grow\w*|grew|ris(?:e|es|ing|en)|rose|increas\w*|climb\w*|creep\w*|(?:going|gone|go|goes|went) up|accelerat\w*)\b[^.?!]{0,30}?\b(?:(?<faster>faster|quicker|more (?:quickly|rapidly|steeply)|ahead)|(?<slower>slower|more slowly|less quickly))\b than\b|\b(?<outpaces>outpac\w+|outstrip\w*|outgrow\w*|outrun\w*)\b/i

/** "Are wages growing faster than sales?": they do where their share of the revenue is higher than before. */
export const race: DerivedReader = (question) => {
  const found = races.exec(question.text)
  const [one, other, further] = measuresIn(question).filter(({ measure }) => measure !== 'growth')
  if (!found || !one || !other || further || question.amounts.length > 0) return undefined
  const line = one.measure === 'revenue' ? other.measure : one.measure
  const beside = one.measure === 'revenue' ? one.measure : other.measure
  const share = shareOf(line)
  if (beside !== 'revenue' || share === undefined) return undefined
  const [named, more] = namedPeriods(question)
  if (more || named?.relation) return undefined
  const period = named?.period ?? lastWeeks(usualWeeks)
  const isAhead = (one.measure !== 'revenue') === (found.groups?.slower === undefined)
  return {
    operator: 'compare',
    measure: share,
    of: { period },
    against: { period: { ...period, moved: 'just-before' } },
    asked: isAhead ? 'higher' : 'lower',
  }
}

/** A cost or profit as a share of revenue; undefined for any other measure. */
const shareOf = (measure: MeasureName): MeasureName | undefined => {
  if (measure === 'profit') return 'margin'
  if (measure === 'costs') return 'cost-share'
  const share = `${measure}-share`
  return isLineOfExpense(measure) && MeasureName.is(share) ? share : undefined
}

const moreThan =
  /\bhow much (?:more|less|higher|lower|extra|dearer|cheaper|bigger|smaller)\b.*\b(?:since|than(?: (?:it|they|we) (?:was|were|did))?(?: back)?(?: (?:in|over|during|on|last))?)\b/i

/** "How much more are we paying than in August?", "... since the start of spring?" */
export const moreSince: DerivedReader = (question) => {
  const { text, amounts } = question
  const [named, more] = namedPeriods(question)
  if (!moreThan.test(text) || !named || named.relation || more || amounts.length > 0) return undefined
  if (/\b(?:if|should|will|would|could|need)\b/i.test(text) || measuresIn(question).length === 0)
    return undefined
  const plan = readCompare(question)?.plan
  if (plan?.operator !== 'compare') return undefined
  const { asked: _, ...sides } = plan
  const { of: range } = named.period
  const { weekdays } = plan.of.period
  const on = weekdays ? { weekdays } : {}
  if (range.kind === 'since') {
    const since = { of: range, ...on }
    return { ...sides, of: { period: since }, against: { period: { ...since, moved: 'just-before' } } }
  }
  if (range.kind === 'between' || !isLasting(range)) return undefined
  return { ...sides, of: { period: { ...lastWeeks(4), ...on } }, against: { period: { of: range, ...on } } }
}

/** "Is average spend up or down since winter?": the last weeks beside the time that is named. */
export const driftSince: DerivedReader = (question) => {
  const { text, amounts } = question
  const [named, more] = namedPeriods(question)
  if (named?.period.of.kind !== 'since' || more || amounts.length > 0) return undefined
  if (
    !(drifts.test(text) || isEitherWay.test(text) || asksHow.test(text)) ||
    /\b(?:why|if|should|will)\b/i.test(text)
  )
    return undefined
  const plan = readCompare(question)?.plan
  if (plan?.operator !== 'compare') return undefined
  const { asked, ...sides } = plan
  const way = asked && !isEitherWay.test(text) ? { asked } : {}
  const { weekdays } = plan.of.period
  const on = weekdays ? { weekdays } : {}
  const { from } = named.period.of
  if (isLasting(from))
    return { ...sides, ...way, of: { ...plan.of, period: { ...weeksSince(from, question.today), ...on } } }
  const since = { of: named.period.of, ...on }
  return { ...sides, ...way, of: { period: since }, against: { period: { ...since, moved: 'just-before' } } }
}
