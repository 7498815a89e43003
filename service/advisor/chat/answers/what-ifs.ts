/** What if prices, volume, costs, paid or opening hours or takings change: the outcome, its range, and what it assumes. */
import { hoursToCover } from '../../analysis/hours-to-cover.ts'
import { priceStepOf } from '../../analysis/price-step.ts'
import { cashIfTakingsChange } from '../../analysis/runway.ts'
import { whatIfHours, whatIfPrice, whatIfVolume } from '../../analysis/what-if.ts'
import { sumAWeek } from '../../analysis/what-if-cost.ts'
import { facts } from '../../brief/facts.ts'
import { dollarsTold, largestStep } from '../../brief/price-told.ts'
import { lastingOf } from '../../brief/what-if-facts.ts'
import { measure } from '../../figure.ts'
import { effect, type Line, paragraph, say } from '../../line.ts'
import type { Period } from '../question.ts'
import type { Answer, FiguresAsk } from './ask.ts'
import { about, askedPercent, between, tooFew, upOrDown } from './change-words.ts'
import { costsTogether } from './costs-together.ts'
import { openingChange } from './opening-hours.ts'
import { costChange, weeksIn } from './what-if-costs.ts'

const tooLarge = say`A change that large is beyond what the records can answer: nothing like it has happened in the weeks on record. Ask me about a step of up to a third.`

const price = (ask: FiguresAsk, amount: number): readonly (Line | undefined)[] => {
  const outcome = whatIfPrice(ask.records, amount)
  const { sales, prices } = ask.view.words
  return [
    paragraph([
      say`Putting ${prices} ${upOrDown(amount)} ${outcome?.change} would ${effect(outcome)}.` ?? tooFew,
      say`Takings go ${about(outcome?.takings)} a week.`,
    ]),
    paragraph([
      say`That rests on our assumption, not on your records: each percent on the price moves the number of ${sales} by ${outcome?.elasticity} percent the other way.`,
      amount > 0
        ? say`The rise pays as long as the number of ${sales} falls by less than ${outcome?.breakEven}.`
        : say`The cut pays only if the number of ${sales} grows by more than ${outcome?.breakEven}.`,
    ]),
  ]
}

const volume = (ask: FiguresAsk, amount: number): readonly (Line | undefined)[] => {
  const outcome = whatIfVolume(ask.records, amount)
  return [
    say`With the number of ${ask.view.words.sales} ${upOrDown(amount)} ${askedPercent(ask, amount)} at the same ${ask.view.words.prices}, profit goes ${about(outcome?.likely)} a week. If the change turns out half or one and a half times as large, the range is ${between(outcome?.low, outcome?.high)}.` ??
      tooFew,
    say`Spending on ${ask.view.words.supplies} moves with the number; other costs stay as they are.`,
  ]
}

/** Somebody is hired for pay that the question names. */
const hired = (ask: FiguresAsk, dollars: number, period: Period): readonly (Line | undefined)[] => {
  const { stated: pay, sized } = sumAWeek(ask.records, dollars, weeksIn[period])
  const weekly = measure(ask.records)({
    label: 'the weekly pay asked about',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [sized.base, sized.percent],
  })
  const { sales, supplies } = ask.view.words
  return [
    paragraph([
      period === 'week' ? say`That costs ${pay} a week.` : say`${pay} a ${period} is about ${weekly} a week.`,
      say`Superannuation and other on-costs come on top, unless your figure includes them.`,
    ]),
    say`It needs ${weekly && hoursToCover(ask.records, weekly)} more ${sales} a week to pay for itself, at what each earned last quarter after ${supplies}.`,
  ]
}

const hours = (ask: FiguresAsk, amount: number): readonly (Line | undefined)[] => {
  const { dollars, per } = ask.question
  if (amount > 0 && dollars !== undefined && per !== undefined && per !== 'piece')
    return hired(ask, dollars, per)
  const outcome = whatIfHours(ask.records, Math.abs(amount))
  const { sales } = ask.view.words
  const toCover = outcome && hoursToCover(ask.records, outcome.cost)
  const isCut = amount < 0
  return [
    say`That is ${outcome?.hours} of paid work a week, and ${isCut ? 'saves' : 'costs'} about ${outcome?.cost} a week at ${outcome?.wage} an hour. The wage is our assumption, with loadings and on-costs; use your own instead.` ??
      tooFew,
    isCut
      ? say`Losing ${toCover} ${sales} a week would wipe out the saving, at what each earned last quarter after ${ask.view.words.supplies}.`
      : say`It needs ${toCover} more ${sales} a week to pay for itself, at what each earned last quarter after ${ask.view.words.supplies}.`,
  ]
}

const cost = (ask: FiguresAsk, amount: number): readonly (Line | undefined)[] =>
  ask.question.lines ? costsTogether(ask, ask.question.lines) : costChange(ask, amount)

const turned = { price, volume, cost, hours, opening: openingChange, takings: volume } as const

/** What a change would do to profit. */
export const whatIf = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { lever = 'price', dollars } = ask.question
  const step = dollars === undefined || lever !== 'price' ? undefined : priceStepOf(ask.records, dollars)
  const amount = step?.percent ?? ask.question.amount ?? 0
  // A cost is arithmetic however far it moves; how many buy is not.
  const isOfNumber = lever === 'price' || lever === 'volume' || lever === 'takings'
  const isTooLarge = isOfNumber && Math.abs(amount) > largestStep
  if (isTooLarge) return { paragraphs: [tooLarge], theme, fit: 0.2 }
  const told = turned[lever](ask, amount)
  const runway = ask.question.metric === 'cashRunwayWeeks' ? facts.runway(ask.view) : undefined
  const lead = step && dollars !== undefined ? [dollarsTold(ask.records, dollars)] : []
  return {
    paragraphs: [...lead, ...told, runway],
    theme,
    fit: 0.85,
    more: 'view',
    ...(lever === 'opening' ? { onHours: true } : {}),
  }
}

/** How long the cash lasts, as it is or when takings change. */
export const cash = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { records, view, question } = ask
  const amount = question.amount ?? 0
  const standing = paragraph([facts.runway(view), facts['runway ahead'](view)])
  if (amount === 0 || Math.abs(amount) > largestStep)
    return {
      paragraphs: [standing, amount === 0 ? facts.stress(view) : tooLarge],
      theme,
      fit: 0.95,
      more: 'view',
    }
  const fall = cashIfTakingsChange(records, amount)
  const change = askedPercent(ask, amount)
  const left =
    fall && fall.surplus.value < 0
      ? say`With takings ${upOrDown(amount)} ${change}, each week would lose ${fall.surplus}, and cash of about ${fall.cash} would last ${lastingOf(fall.lasts)}.`
      : say`With takings ${upOrDown(amount)} ${change}, a week would still leave ${fall?.surplus} before tax and drawings, so trading alone would not use up the cash.`
  const basis = say`That assumes last quarter’s average week, with spending on ${view.words.supplies} following takings and every other cost unchanged.`
  return {
    paragraphs: [paragraph([left ?? tooFew, basis]), facts.runway(view)],
    theme,
    fit: 0.9,
    more: 'view',
  }
}
