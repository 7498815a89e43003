/** Consequence of payers leaving: from the recorded share, or the value of a tenth of sales. */
import type { ScenarioAnswer } from '#schema/advisor/change-answers'
import type { Gone } from '#schema/advisor/change-plans'
import { type Line, say } from '../../line.ts'
import { cashWeeks } from '../../plans/cash-weeks.ts'
import { questionOf } from '../../questions/question-of.ts'
import { quoted } from '../../quotation.ts'
import { synonymsOf } from '../../search/query.ts'
import { changesWords } from '../change-words.ts'
import type { Written } from '../written.ts'
import {
  effect,
  type GoneAsk,
  passagesOf,
  profitOf,
  type Quote,
  quoteLine,
  quotesAbout,
  supposing,
  tenth,
} from './gone-words.ts'
import { horizonLine } from './say-horizon.ts'

const ofSales = /\b(?:bill\w*|sales|fees|revenue|income|takings|work)\b/i
const ofMoney = /\$\d/
const ofGoing = /\b(?:lost|left|leav\w+|took|gone|went)\b/i

/** Share of sales from somebody, if a record states it. */
const partOnRecord = (ask: GoneAsk, who: string): (Quote & { readonly percent: number }) | undefined => {
  const { records } = ask.context
  for (const quote of quotesAbout(ask, who)) {
    const [amount] = questionOf(quote.sentence, records.business.type, records.now).amounts.filter(
      ({ unit, value }) => unit === 'percent' && value > 0 && value < 100,
    )
    if (amount && ofSales.test(quote.sentence))
      return { ...quote, percent: Math.round(tenth * amount.value) / tenth }
  }
  return undefined
}

/** "Both of the two biggest landlords" are the two largest landlords. */
const ofNumber = /^(?:the|our|both|all|each|any|some|one|two|three|that|those|these|of|my)$/

/** Amount at stake according to an advisory about them. */
const worthOnRecord = ({ context: { records } }: GoneAsk, who: string): Line | undefined => {
  const names = who
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2 && !ofNumber.test(word))
  const last = names.at(-1) ?? ''
  const found = records.advisories.find(
    ({ title, worth }) =>
      ofMoney.test(worth ?? '') &&
      names.length > 1 &&
      // What two bring together is not what one of them does.
      (last.endsWith('s') || !title.toLowerCase().includes(`${last}s`)) &&
      names.every((name) => [...synonymsOf(name), name].some((one) => title.toLowerCase().includes(one))),
  )
  const [title, worth] = [found && quoted(found.title), found?.worth && quoted(found.worth)]
  return title && worth
    ? { text: `The advisory ${title} puts what they bring at ${worth}.`, figures: [] }
    : undefined
}

const all = 100
/** "All of that work", "half of that work". */
const amountOf = (percent: number): string =>
  percent === all ? 'all' : percent === all / 2 ? 'half' : `${Math.round(percent)}%`

export const sayPayers = (
  ask: GoneAsk,
  { who, part: ofTheirs = all, isGain }: Gone,
  example: ScenarioAnswer,
): Written | undefined => {
  const [change, ...others] = ask.plan.changes
  // What one share is worth says nothing beside another change, nor of somebody new.
  const part = isGain || others.length > 0 ? undefined : partOnRecord(ask, who)
  const lost = part && (part.percent * ofTheirs) / all
  const known = lost && supposing(ask, [{ lever: 'volume', by: 'percent', size: -lost }])
  if (part && known)
    return {
      lines: [
        say`Profit would ${effect(known.profit)}, if ${amountOf(ofTheirs)} of that work went and no other cost fell.`,
        known.profit.after.value < 0
          ? say`A week would no longer cover its costs; the cash in hand would last ${cashWeeks(ask.context, known.plan)}.`
          : undefined,
        horizonLine({ ...ask, plan: known.plan }),
        quoteLine(part),
      ],
      passages: passagesOf(part),
      support: 0.7,
      weakness: 'it takes the part of the sales that a record states',
    }
  const profit = profitOf(example)
  const quote = isGain
    ? undefined
    : quotesAbout(ask, who)
        .filter(({ sentence }) => ofGoing.test(sentence) || ofMoney.test(sentence))
        .toSorted(
          (one, other) => Number(ofMoney.test(other.sentence)) - Number(ofMoney.test(one.sentence)),
        )[0]
  const name = quoted(who)
  const worth = isGain ? undefined : worthOnRecord(ask, who)
  const beside = changesWords(ask.context.records, others)
  if (!profit || !change || !name) return undefined
  return {
    lines: [
      ...(worth
        ? [worth]
        : [
            isGain
              ? say`No record says what ${name} would bring, so I can’t price that.`
              : say`No record says what ${name} would take with them, so I can’t price that loss.`,
            quoteLine(quote),
          ]),
      say`For scale: with a tenth ${isGain ? 'more' : 'less'} revenue${beside ? say` and ${beside}` : ''}, profit would ${effect(profit)}.`,
      worth ? undefined : say`Tell me what they bring in a week or a month, and I’ll work it out.`,
    ],
    passages: passagesOf(quote),
    support: 0.8,
    weakness: 'no record says what they bring in',
  }
}
