import type { AnswerablePlan } from '#schema/advisor/plan'
import { rememberBoth } from '../../remember.ts'
import { unfitWords } from '../accounting/fit.ts'
import { isOfMoney } from '../accounting/licence.ts'
import { agreedReader } from '../assertions/agreed.ts'
import { claimIn } from '../assertions/claim-frame.ts'
import { askedBeside } from '../assertions/expense-claims.ts'
import { askedOfAll } from '../assertions/how-regularly.ts'
import { askedHalf } from '../assertions/part-of-week.ts'
import { weekdayPremise } from '../assertions/weekday-premise.ts'
import { isFaithful } from '../faithfulness/faithful.ts'
import { moneyDecision } from '../money/money-decisions.ts'
import type { Question, Reading } from '../question.ts'
import { questionAgain } from '../question-of.ts'
import { claimedHour, hourThanHour, ofOneYear, otherDays } from './against-others.ts'
import { timeReaders } from './asked-of-times.ts'
import { beforeAfter } from './before-after.ts'
import { calendarDates } from './calendar-dates.ts'
import { cashUntil } from './cash-until.ts'
import { cashReaders } from './cash-worries.ts'
import { changeRuns } from './change-runs.ts'
import { readClaim } from './claims.ts'
import { coverReaders } from './covers.ts'
import type { AskAnew, DerivedReader } from './derived-reader.ts'
import { driftSince, moreSince, trend } from './drifts.ts'
import { breakEven, leverForGoal } from './goals.ts'
import { distance } from './levels.ts'
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
import { shareOfTimes } from './share-of-times.ts'
import { gap, swing } from './spreads.ts'
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
import { bareLoss, steadyCosts } from './steady-costs.ts'
import { stepWorth } from './step-worth.ts'
import { contractEnds, taskReaders } from './tasks.ts'
import { unsplitShare } from './unsplit-share.ts'
import { besideUsual, isWeighed } from './usual-levels.ts'
import { losingTimes, quietTimes, usualPlaces } from './usual-places.ts'

const readers: readonly DerivedReader[] = [
  pricedVolume,
  ...cashReaders,
  meaning,
  calendarDates,
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
  changeRuns,
  partsOf,
  unheld,
  heldInTrust,
  teamSize,
  gap,
  swing,
  furthest,
  leastDay,
  costLines,
  waitingOn,
  byWeekday,
  lostMost,
  distance,
  state,
  ofOneYear,
  otherDays,
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

const longest = 240

/** "Did putting up the day rate work or not?" asks what came of a step, and claims no change. */
const asksOutcome =
  /^\W*(?:(?:so|and|but|ok|hey)\W+)*(?:did|has|have)\b.*\b(?:work(?:ed)?|help(?:ed)?|pa(?:y|id) off|flop(?:ped)?|succeed(?:ed)?|make a difference|made a difference)(?: or not| out| in the end| at all)?\W*$/i

/** The claim of a message, as the plan that tests it; a claim says everything that it claims. */
const claimedIn = (question: Question, ask: AskAnew) => {
  const { text } = question
  const claim = asksOutcome.test(text) || isWeighed(text) ? undefined : claimIn(text)
  if (claim === undefined) return undefined
  const whole = claimOf(ask(claim), ask)
  if (whole) return whole
  // "We bill 36 days a week, so the target's met, isn't it?" rests on what comes first.
  const ground = conclusion.exec(claim)?.groups?.ground
  return ground === undefined ? undefined : claimOf(ask(ground), ask)
}

const conclusion = /^(?<ground>\S+(?: \S+){2,}?),? (?:so|which means|meaning)\b/i

const claimOf = (own: Question, ask: AskAnew) => {
  const plan = readClaim(own, ask)
  return plan && { plan, used: new Set<number>(), from: own }
}

/** A plan that expresses all of the words that it was read from. */
const wholly = (found: ReturnType<typeof claimedIn>): AnswerablePlan | undefined =>
  found &&
  isFaithful(found.from, found.plan) &&
  unfitWords(found.from, [found.plan], found.used).length === 0 &&
  isOfMoney(found.from, found.plan)
    ? found.plan
    : undefined

/** True for a message that claims something of the figures and nothing else: no other meaning of its words counts. */
export const isClaim = (question: Question, ask: AskAnew): boolean =>
  question.text.length <= longest &&
  question.impossibleDate === undefined &&
  wholly(claimedIn(question, ask)) !== undefined

/** A clause that is taken for granted, as the plan that tests it; undefined where it says nothing of the figures. */
export const supposedPlan = (clause: string, ask: AskAnew): AnswerablePlan | undefined => {
  const own = ask(clause)
  const plan = wholly(claimOf(own, ask))
  // "Now that all three have gone through" numbers some of them, and not all.
  const isOfSome =
    plan?.operator === 'value' &&
    plan.target?.side === 'equal' &&
    plan.each === undefined &&
    own.amounts[0]?.unit === 'plain'
  return isOfSome ? undefined : plan
}

/** The reading of a question that is one step from a figure, and the words that it is read from; undefined for any other. */
export const readDerived = (question: Question): Derived | undefined => remembered(question, undefined)

type Derived = Reading & { readonly from: Question }

const read = (question: Question): Derived | undefined => {
  const ask = (text: string) => questionAgain(question, text)
  if (question.text.length > longest || question.impossibleDate !== undefined) return undefined
  const whole = (plan: AnswerablePlan | undefined) =>
    plan && { plan, used: new Set(question.terms.keys()), from: question }
  // The number of an hour is no count and no level, which other claims would take it for.
  const decision = moneyDecision(question)
  if (decision) return { plan: decision, used: new Set(question.terms.keys()), from: ask('can we afford it') }
  const apart =
    steadyCosts(question, ask) ??
    bareLoss(question, ask) ??
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
