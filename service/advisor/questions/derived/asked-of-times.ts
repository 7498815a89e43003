/** Whether a time hurt or helped, and which one is the dearest to run. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { hasCue, measuresIn } from '../question.ts'
import { readValue } from '../readers/value-reader.ts'
import { hoursIn, namedPeriods, weekdaysIn } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'
import { paceReaders } from './paces.ts'
import { usualSeason } from './usual-seasons.ts'

const moved =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:did|has|have|do|does)\b.*\b(?:(?<down>hurt|harm|hit|dent|damage|knock|slow)|(?<up>help|boost|lift|benefit))(?:ed|s)?(?: (?:us|me|things|the business|trade|trading|takings|sales|business|much|at all|a lot|or not|badly))*\W*$/i

/** The usual trade before a time. */
const daysBefore = 28

/** "Did the school holidays hurt?": the time beside the one just before it. */
const hurtBy: DerivedReader = (question): AnswerablePlan | undefined => {
  const side = moved.exec(question.text)?.groups
  const [time, other] = namedPeriods(question)
  if (!side || !time || other || time.relation || question.amounts.length > 0) return undefined
  if (hasCue(question, 'if', 'should', 'why')) return undefined
  const [named, more] = measuresIn(question)
  const span = resolvePeriod(time.period, { today: question.today, record: undefined })
  if (!span || more || weekdaysIn(question).length + hoursIn(question).length > 0) return undefined
  // Records are by the week: the one that a holiday begins in is not before it.
  const monday = plusDays(span.from, -weekdayOf(span.from))
  return {
    operator: 'compare',
    measure: named?.measure ?? 'revenue',
    of: { period: time.period },
    against: {
      period: { of: { kind: 'dates', from: plusDays(monday, -daysBefore), to: plusDays(monday, -1) } },
    },
    asked: side.up ? 'higher' : 'lower',
  }
}

const asksNormal =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:is|was|are|were)\b.*\b(?:normal|usual|out of the ordinary|unusual(?:ly)?|abnormal(?:ly)?|typical|flukes?|one[- ]offs?|outliers?|anomal\w+|aberrations?|blips?|freaks?|exceptional(?:ly)?|an exception|extraordinar\w+|odd|strange|weird)\b/i
const weeksBefore = 91

/** "Was last week's drop normal?": the time beside the thirteen weeks before it, without a yes or no that nothing bears. */
const ofNormal: DerivedReader = (question): AnswerablePlan | undefined => {
  const [time, other] = namedPeriods(question)
  const [named, more] = measuresIn(question)
  if (!asksNormal.test(question.text) || !time || other || time.relation || more) return undefined
  if (question.amounts.length > 0 || weekdaysIn(question).length + hoursIn(question).length > 0)
    return undefined
  const span = resolvePeriod(time.period, { today: question.today, record: undefined })
  if (!span || span.to >= question.today) return undefined
  const monday = plusDays(span.from, -weekdayOf(span.from))
  const before = { kind: 'dates' as const, from: plusDays(monday, -weeksBefore), to: plusDays(monday, -1) }
  return {
    operator: 'compare',
    measure: named?.measure ?? 'revenue',
    of: { period: time.period },
    against: { period: { of: before } },
  }
}

const timeByTime =
  /\b(?<unit>month|week|quarter) by (?:\k<unit>|the \k<unit>)\b|\b(?:a )?(?:monthly|weekly|quarterly) breakdown\b/i

/** "Our fees month by month for this year" */
const eachTime: DerivedReader = (question): AnswerablePlan | undefined => {
  if (!timeByTime.test(question.text) || measuresIn(question).length !== 1) return undefined
  if (hasCue(question, 'if', 'why', 'should', 'highest', 'lowest')) return undefined
  const plan = readValue(question)?.plan
  return plan?.operator === 'value' && plan.group !== undefined ? plan : undefined
}

const halfOfShort =
  /\b(?:first|second|last|latter|other|which|either|front|back) half of (?:the|a|each|every|any|most) (?:month|week|day)\b/i

const dearest =
  /\b(?:dearest|costliest|priciest|most (?:expensive|costly)|cheapest|least (?:expensive|costly)) (?:day|weekday|hour|time of (?:the )?day|shift|night|morning|afternoon|evening)s?\b|\b(?:cheaper|dearer|costlier|more expensive|less expensive) to (?:run|open|staff|trade|roster)\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i

/** "What's our dearest day to run?", "the first half of the month": costs of a day and halves of months are on no record. */
const unheldTimes: DerivedReader = ({ text }): AnswerablePlan | undefined =>
  dearest.test(text) || halfOfShort.test(text) ? { operator: 'decline', because: 'not-on-record' } : undefined

export const timeReaders: readonly DerivedReader[] = [
  ...paceReaders,
  unheldTimes,
  eachTime,
  ofNormal,
  usualSeason,
  hurtBy,
]
