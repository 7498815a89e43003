import type { AnswerablePlan } from '#schema/advisor/plan'
import { rememberBoth } from '../../remember.ts'
import { agreedReader } from '../assertions/agreed.ts'
import { askedBeside } from '../assertions/expense-claims.ts'
import { askedOfAll } from '../assertions/how-regularly.ts'
import { askedHalf } from '../assertions/part-of-week.ts'
import { weekdayPremise } from '../assertions/weekday-premise.ts'
import { moneyDecision } from '../money/money-decisions.ts'
import type { Question, Reading } from '../question.ts'
import { questionAgain } from '../question-of.ts'
import { goalAhead } from '../readers/goal-ahead.ts'
import { whereTimes } from '../readers/where-times.ts'
import { claimedHour, hourThanHour, ofOneYear, otherDays, usuallyMore } from './against-others.ts'
import { timeReaders } from './asked-of-times.ts'
import { beforeAfter } from './before-after.ts'
import { calendarDates } from './calendar-dates.ts'
import { cashUntil } from './cash-until.ts'
import { cashReaders, costsMet } from './cash-worries.ts'
import { changeRuns } from './change-runs.ts'
import { claimedIn, longestClaim } from './claimed-plans.ts'
import { coverReaders } from './covers.ts'
import type { DerivedReader } from './derived-reader.ts'
import { driftSince, moreSince, race, trend } from './drifts.ts'
import { breakEven, leverForGoal } from './goals.ts'
import { goodTime } from './good-times.ts'
import { leftAlone } from './left-alone.ts'
import { distance, madeThen } from './levels.ts'
import { meaning } from './meanings.ts'
import {
  besideOthers,
  byPerson,
  costLines,
  furthest,
  heldInTrust,
  leastDay,
  lostMost,
  rightlyStaffed,
  teamSize,
  unheld,
  waitingOn,
} from './other-plans.ts'
import { partClaim } from './part-claims.ts'
import { partsOf } from './parts-of-change.ts'
import { payerShare } from './payer-share.ts'
import { portion } from './portions.ts'
import { pricedVolume } from './priced-volume.ts'
import { receivedFrom } from './received.ts'
import { shareOfTimes } from './share-of-times.ts'
import { gap, greatestStep, swing } from './spreads.ts'
import {
  byProduct,
  byWeekday,
  hours,
  ofHours,
  ofWeekday,
  state,
  weekdays,
  whyWeekday,
} from './state-plans.ts'
import { supposedLoss } from './steady-costs.ts'
import { stepWorth } from './step-worth.ts'
import { contractEnds, taskReaders } from './tasks.ts'
import { toldVolume } from './told-volumes.ts'
import { unsplitShare } from './unsplit-share.ts'
import { besideUsual } from './usual-levels.ts'
import { losingTimes, quietTimes, usualPlaces } from './usual-places.ts'

const readers: readonly DerivedReader[] = [
  pricedVolume,
  whereTimes,
  toldVolume,
  ...cashReaders,
  meaning,
  calendarDates,
  goodTime,
  ...taskReaders,
  ...timeReaders,
  besideOthers,
  agreedReader,
  askedOfAll,
  askedHalf,
  askedBeside,
  ...coverReaders,
  weekdayPremise,
  partClaim,
  leverForGoal,
  breakEven,
  shareOfTimes,
  losingTimes,
  usualPlaces,
  quietTimes,
  race,
  changeRuns,
  partsOf,
  unheld,
  heldInTrust,
  teamSize,
  gap,
  swing,
  greatestStep,
  furthest,
  leastDay,
  costLines,
  waitingOn,
  byWeekday,
  lostMost,
  distance,
  madeThen,
  state,
  ofOneYear,
  otherDays,
  usuallyMore,
  hourThanHour,
  ofWeekday,
  ofHours,
  whyWeekday,
  weekdays,
  hours,
  payerShare,
  unsplitShare,
  byProduct,
  byPerson,
  besideUsual,
  rightlyStaffed,
  moreSince,
  driftSince,
  trend,
  stepWorth,
]

/** The reading of a question that is one step from a figure, and the words that it is read from; undefined for any other. */
export const readDerived = (question: Question): Derived | undefined => remembered(question, undefined)

type Derived = Reading & { readonly from: Question; readonly isDenied?: true }

const read = (question: Question): Derived | undefined => {
  const ask = (text: string) => questionAgain(question, text)
  if (question.text.length > longestClaim || question.impossibleDate !== undefined) return undefined
  const whole = (plan: AnswerablePlan | undefined) =>
    plan && { plan, used: new Set(question.terms.keys()), from: question }
  const paid = whole(receivedFrom(question, ask))
  if (paid) return paid
  const goal = goalAhead(question, ask)
  if (goal) return { ...goal, used: new Set(question.terms.keys()) }
  const decision = moneyDecision(question) ?? costsMet(question)
  if (decision) return { plan: decision, used: new Set(question.terms.keys()), from: ask('can we afford it') }
  // The number of an hour is no count and no level, which other claims would take it for.
  const waits = whole(leftAlone(question, ask))
  if (waits) return waits
  const apart =
    supposedLoss(question, ask) ??
    beforeAfter(question, ask) ??
    cashUntil(question, ask) ??
    portion(question, ask)
  if (apart) return { ...apart, used: new Set(question.terms.keys()) }
  const found =
    whole(contractEnds(question, ask)) ?? whole(claimedHour(question, ask)) ?? claimedIn(question, ask)
  if (found) return found
  for (const reader of readers) {
    const plan = reader(question, ask)
    if (plan) return whole(plan)
  }
  return undefined
}

const remembered = rememberBoth((question: Question, _: undefined) => read(question))
