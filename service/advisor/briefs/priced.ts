/** Brief on a proposal with a stated price: whether the business can carry it, and what it has to bring in. */
import { weekdayText } from '../calendar.ts'
import { direction, unsigned } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import type { WeighedCost, WeighedSum } from '../options/outlays/weigh-outlay.ts'
import { weighOnce, weighWeekly } from '../options/outlays/weigh-outlay.ts'
import { lastWeeks } from '../options/priced.ts'
import { sceneOf } from '../options/scene.ts'
import { quoted } from '../quotation.ts'
import { vocabularies } from '../vocabulary.ts'
import { measured } from './change-words.ts'
import type { Ground } from './ground.ts'
import type { Sentence } from './sentence.ts'
import { writtenLine } from './what.ts'

export type PricedBrief = { readonly title: Line; readonly sentences: readonly Sentence[] }

const put = (section: Sentence['in'], weight: number, line: Line | undefined): Sentence => ({
  in: section,
  weight,
  line,
})

const sumBrief = (ground: Ground, { once, profit, aWeek, needed }: WeighedSum): PricedBrief | undefined => {
  const { topic, records, context, personaKey } = ground
  const { sum, cash, cashAfter, runway, runwayAfter, reserve, payback } = once
  const { friday, review } = sceneOf(context, topic.text, personaKey)
  const { sales } = vocabularies[records.business.type]
  const about = quoted(topic.text, 60) ?? 'this'
  const title = say`${sum} pays back in a year if it adds ${aWeek} of profit a week`
  const bears =
    cashAfter.value < 0
      ? say`Cash does not cover it: ${about} takes ${sum}, and ${cash} is in hand.`
      : say`Paid in cash, ${about} takes the ${cash} in hand to ${cashAfter}, and the runway from ${runway} to ${runwayAfter}.`
  const margin =
    runwayAfter.value >= reserve.value
      ? say`That is still more than the ${reserve} of costs that we treat as safe for the trade (our assumption).`
      : say`That is less than the ${reserve} of costs that we treat as safe for the trade (our assumption).`
  return (
    title && {
      title,
      sentences: [
        put('what', 0, bears),
        put('what', 0, margin),
        put(
          'why',
          0,
          needed && direction(needed.change) === 'up'
            ? say`To pay for itself within a year, it has to save ${aWeek} a week, or to bring in ${unsigned(needed.revenueStep)} more revenue a week: ${unsigned(needed.step)} more ${sales}.`
            : say`To pay for itself within a year, it has to save or add ${aWeek} a week.`,
        ),
        put(
          'why',
          1,
          payback && say`A typical week leaves ${profit} of profit, so the price equals ${payback} of it.`,
        ),
        put('why', 1, writtenLine(ground)),
        put(
          'why',
          0,
          say`No record says what it would save or sell, so the records support neither buying it nor leaving it.`,
        ),
        put(
          'soWhat',
          0,
          say`By ${weekdayText(friday)}, ask the seller and somebody who owns one what it saves or sells a week, and put the answer in a note on Finance.`,
        ),
        put(
          'soWhat',
          0,
          say`Go ahead only if that is ${aWeek} or more; below it, look at a lease, a used one or nothing at all.`,
        ),
        put(
          'soWhat',
          2,
          say`If you buy it, write down what you expect and judge it on ${weekdayText(review)}.`,
        ),
        put('soWhat', 3, say`Doing nothing costs nothing that is on record, so there is no hurry.`),
      ],
    }
  )
}

const costBrief = (ground: Ground, weighed: WeighedCost): PricedBrief | undefined => {
  const { topic, records, context, personaKey } = ground
  const { cost, profit, margin, needed } = weighed
  const { friday, monday, review } = sceneOf(context, topic.text, personaKey)
  const { sales } = vocabularies[records.business.type]
  const about = quoted(topic.text, 60) ?? 'this'
  const isHire = topic.outlay?.kind === 'weekly' && topic.outlay.isHire
  const isLoss = profit.after.value < 0
  const brings =
    needed && direction(needed.change) === 'up'
      ? say`${unsigned(needed.revenueStep)} more revenue a week`
      : say`as much a week`
  const title = say`${cost} a week has to bring in ${brings}`
  const runway = measured(context, 'runway', lastWeeks(records, 1))
  return (
    title && {
      title,
      sentences: [
        put(
          'what',
          0,
          isLoss
            ? say`${capital(about)} costs ${cost} a week, which turns the ${profit.before} of profit of a typical week into a loss of ${unsigned(profit.after)}.`
            : say`${capital(about)} costs ${cost} a week, which takes the profit of a typical week from ${profit.before} to ${profit.after} before it brings in anything.`,
        ),
        put('what', 0, margin && say`The margin would go from ${margin.before} to ${margin.after}.`),
        put(
          'what',
          3,
          say`Cash covers ${runway} of costs, so a trial of a few weeks is not what decides it.`,
        ),
        put(
          'why',
          0,
          needed && direction(needed.change) === 'up'
            ? say`To pay for itself, it has to bring in ${brings} (${unsigned(needed.change)}), which is ${unsigned(needed.step)} more ${sales}, or to save ${cost}.`
            : say`To pay for itself, it has to save ${cost} a week.`,
        ),
        put('why', 1, isHire ? say`Superannuation, leave and training time come on top of that.` : undefined),
        put('why', 1, writtenLine(ground)),
        put('why', 0, say`No record says what it would bring in, so its cost is known but not its return.`),
        put(
          'soWhat',
          0,
          isHire
            ? say`By ${weekdayText(friday)}, name the work that is waiting for this person and what it would sell; if nobody can, fill the gap with extra hours for four weeks from ${weekdayText(monday)}.`
            : say`Start on ${weekdayText(monday)} with the shortest term on offer, and write down beforehand what you expect of it.`,
        ),
        put(
          'soWhat',
          0,
          say`Keep it only if the gain shows in the number of ${sales} by ${weekdayText(review)}.`,
        ),
        put('soWhat', 2, say`Doing nothing leaves a typical week at ${profit.before} of profit.`),
        put(
          'soWhat',
          3,
          say`Whatever you choose, record the decision with this figure, so that it can be checked when the weeks are in.`,
        ),
      ],
    }
  )
}

/** Undefined if the topic states no price, or the records have no typical week. */
export const pricedBrief = (ground: Ground): PricedBrief | undefined => {
  const { topic, context } = ground
  if (!topic.outlay) return undefined
  if (topic.outlay.kind === 'once') {
    const weighed = weighOnce(context, topic.outlay.sum)
    return weighed && sumBrief(ground, weighed)
  }
  const weighed = weighWeekly(context, topic.outlay)
  return weighed && costBrief(ground, weighed)
}
