/** Effect of an outlay, in sentences with figures: verdict, what it has to bring in, and the next step. */
import type { SolveAnswer } from '#schema/advisor/change-answers'
import type { BusinessType } from '#schema/session/session'
import { direction, unsigned } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { vocabularies } from '../../vocabulary.ts'
import type { Outlay } from './outlay.ts'
import type { WeighedCost, WeighedSum } from './weigh-outlay.ts'

const asksWhatItTakes =
  /\b(?:what|how (?:much|many)|which|need(?:s|ed)? to|have to|has to|must|required?|pay (?:for|back|off)|pays? (?:for )?itself|break.?even|payback|recoup|get it back)\b/i
const asksIfWorth =
  /\b(?:worth|should|sensible|good idea|wise|smart|pay off|makes? sense|justif\w+|reckon)\b/i
/** "Can we afford it?" wants a yes or a no. */
const asksIfBorne = /\bafford|\bcarry\b|\b(?:can|could) (?:we|i)\b/i
const ofOwner =
  /\b(?:for myself|for ourselves|pay (?:myself|ourselves)|my(?:self)? a (?:wage|salary)|drawings?|dividends?|my own (?:wage|salary|pay))\b/i
/** What is given to people earns nothing back that could be worked out. */
const givesAway =
  /\b(?:bonus(?:es)?|gifts?|presents?|hampers?|part(?:y|ies)|dividends?|drawings?|donat\w+|charity|thank.?you|profit.?share)\b/i
const asksBack =
  /\b(?:pay(?:s|ing)? (?:itself )?(?:back|off|for itself)|payback|back|recoup|how (?:long|quick\w*|soon)|when)\b/i
const isOfSuper = /\b(?:super(?:annuation)?|package|on.?costs|all.?in)\b/i

/** "about $2,183 of revenue a week (3.9% more), or 1.3 more billed days". */
const bringing = (needed: SolveAnswer, type: BusinessType): Line | undefined => {
  const { sale, sales } = vocabularies[type]
  const { step, revenueStep, change } = needed
  const count = step.shown === '1' ? sale : sales
  return say`about ${unsigned(revenueStep)} more revenue a week (${unsigned(change)}), or ${unsigned(step)} more ${count}`
}

const keeping = ({ profit }: WeighedCost): Line | undefined =>
  profit.after.value < 0
    ? say`a typical week would lose ${unsigned(profit.after)} in place of the ${profit.before} of profit that it makes`
    : say`a typical week would keep ${profit.after} of its ${profit.before} of profit`

/** Whether the business can carry the outlay before it brings in anything. */
export const bornLine = (weighed: WeighedCost, isAsked = false): Line | undefined => {
  const { profit, margin } = weighed
  const kept = keeping(weighed)
  const thin = margin && profit.after.value >= 0 ? say`, a margin of ${margin.after}` : say``
  if (profit.before.value <= 0)
    return say`${isAsked ? 'No. ' : ''}Not out of a typical week: it makes no profit to pay for that with.`
  return profit.after.value < 0
    ? say`${isAsked ? 'No. ' : ''}The business can’t carry it unless it pays for itself: ${kept}.`
    : say`${isAsked ? 'Yes. ' : ''}The business can carry it: ${kept}${thin}, even if it brought in nothing.`
}

/** What the owners draw brings nothing in: what it leaves of the profit is the answer. */
const drawnLine = ({ cost, profit, margin }: WeighedCost): Line | undefined => {
  if (profit.before.value <= 0) return say`No, not out of a typical week: it makes no profit to draw on.`
  const leaves = say`${cost} a week would take the profit of a typical week from ${profit.before} to`
  return profit.after.value < 0
    ? say`No, not out of a typical week: ${leaves} a loss of ${unsigned(profit.after)}.`
    : say`Yes, out of a typical week: ${leaves} ${profit.after}${margin ? say`, a margin of ${margin.after}` : say``}.`
}

/** What the outlay must bring in to keep profit unchanged. */
export const needLine = (
  { needed, cost }: WeighedCost,
  type: BusinessType,
  isWorth = false,
): Line | undefined => {
  if (!needed || direction(needed.change) !== 'up') return undefined
  return isWorth
    ? say`Only if it saves ${cost} a week, or brings in ${bringing(needed, type)}.`
    : say`To pay for its ${cost} a week, it has to bring in ${bringing(needed, type)}.`
}

const ground: Readonly<Record<'once' | 'loan' | 'hire' | 'cost', string>> = {
  once: 'Next: find out what it saves or sells a week at another business, and I’ll work out the payback.',
  loan: 'Next: compare that with what the money will earn or save a week. Fees and security are for the lender and your accountant.',
  hire: 'Next: name the work that is waiting for this person, and what it would bill or sell. If nobody can, try extra hours first.',
  cost: 'Next: run it for four weeks, if it can be ended, and keep it only if the gain shows.',
}

/** The next step, about what no record shows. */
export const outlayStep = (outlay: Outlay): string =>
  ground[outlay.kind === 'weekly' ? (outlay.isHire ? 'hire' : 'cost') : outlay.kind]

/** Answer about an ongoing cost, or a loan. */
export const costLines = (
  outlay: Outlay,
  weighed: WeighedCost,
  type: BusinessType,
  text: string,
): readonly (Line | undefined)[] => {
  const isHire = outlay.kind === 'weekly' && outlay.isHire
  if (ofOwner.test(text))
    return [
      drawnLine(weighed),
      weighed.runway &&
        say`The runway would go from ${weighed.runway.before} to ${weighed.runway.after} of costs.`,
      say`What you draw brings nothing in, so it all comes off profit. Your accountant knows the tax on it.`,
    ]
  const isWorth = asksIfWorth.test(text)
  const isBornAsked = asksIfBorne.test(text)
  const [born, need] = [bornLine(weighed, isBornAsked), needLine(weighed, type, isWorth)]
  const repaid =
    outlay.kind === 'loan'
      ? say`The loan would take ${weighed.cost} a week to repay, interest included.`
      : undefined
  const first = (isWorth || asksWhatItTakes.test(text)) && !isBornAsked ? [need, born] : [born, need]
  return [
    ...(repaid ? [born, repaid, need] : first),
    isHire && !isOfSuper.test(text) ? say`Superannuation and leave come on top.` : undefined,
    say`${outlayStep(outlay)}`,
  ]
}

const onceVerdict = ({ once }: WeighedSum, isAsked: boolean): Line | undefined => {
  const { sum, cash, cashAfter, runway, runwayAfter, reserve } = once
  if (cashAfter.value < 0) return say`No: ${sum} is more than the ${cash} of cash in hand.`
  const left = say`it leaves ${cashAfter} of cash, enough for ${runwayAfter} of costs instead of ${runway}`
  return runwayAfter.value >= reserve.value
    ? say`${isAsked ? 'Yes. ' : ''}Cash covers it: ${left}.`
    : say`Only at a stretch: ${left}, under the ${reserve} that we treat as safe (our assumption).`
}

/** Answer about a one-off sum. `held` says what of the cash is not free. */
export const onceLines = (
  weighed: WeighedSum,
  type: BusinessType,
  text: string,
  held: Line | undefined,
): readonly (Line | undefined)[] => {
  const { aWeek, needed, once } = weighed
  const brings =
    needed && direction(needed.change) === 'up'
      ? say`${once.sum} pays back in a year if it adds ${aWeek} of profit a week: ${bringing(needed, type)}, or that much saved.`
      : say`${once.sum} pays back in a year if it adds or saves ${aWeek} a week.`
  const whole = once.payback
    ? say`No record says what it would add. At the profit of a typical week, it would take ${once.payback} to earn back.`
    : say`No record says what it would add, and a typical week makes no profit to pay for it.`
  const verdict = onceVerdict(weighed, asksIfBorne.test(text))
  if (givesAway.test(text))
    return [
      verdict,
      held,
      once.payback && say`That is ${once.payback} of profit, at a typical week’s rate.`,
      say`Your accountant knows the tax on it.`,
    ]
  const told = asksBack.test(text) ? [brings, whole, verdict, held] : [verdict, held, brings, whole]
  return [...told, say`${ground.once}`]
}

/** Purpose of a cost, in the words of the trade: "staff costs". */
export const lineName = (outlay: Outlay, type: BusinessType): string =>
  capital(
    measureLabel(
      outlay.kind === 'weekly' && outlay.lever !== 'volume' && outlay.lever !== 'price'
        ? outlay.lever
        : 'other',
      type,
    ),
  )
