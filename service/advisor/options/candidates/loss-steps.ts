/** Losing a customer with a recorded share of sales: its cost, and preventive steps on record. */
import { weekdayText } from '../../calendar.ts'
import { unsigned } from '../../figure.ts'
import { say } from '../../line.ts'
import { questionOf } from '../../questions/question-of.ts'
import { quoted } from '../../quotation.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import { price } from '../priced.ts'
import { relatedTexts } from '../related-texts.ts'
import { type Generator, toTenth } from './candidate.ts'

const loses =
  /\b(?:los(?:e|es|ing|t)|leav(?:e|es|ing)|left|walks?|walked|quits?|goes|going|gone|pulls? out|pulled out|drops? us|dropped us|moves? on|folds?|goes under)\b/i
const partOfSales = /\b(?:bill\w*|sales|fees|revenue|income|takings|work)\b/i

/** A sentence on record with the share of sales of something in the matter. */
const partIn = (scene: Parameters<Generator>[0]) => {
  const { records, matter } = scene
  for (const text of relatedTexts(records, matter.names))
    for (const sentence of sentencesOf(text.text)) {
      const [amount] = questionOf(sentence, records.business.type, records.now).amounts.filter(
        ({ unit, value }) => unit === 'percent' && value > 0 && value < 100,
      )
      if (amount && partOfSales.test(sentence)) return { text, sentence, percent: toTenth(amount.value) }
    }
  return undefined
}

export const lossSteps: Generator = (scene) => {
  const { matter, context, records, words, friday } = scene
  const found = loses.test(matter.text) && matter.changes.length === 0 ? partIn(scene) : undefined
  const priced =
    found && price(context, [{ lever: 'volume', by: 'percent', size: -found.percent }], { isSure: true })
  if (!found || !priced) return []
  const title = quoted(found.text.title, 90)
  const step = say`Widen who pays you before that happens: act on ${title} by ${weekdayText(friday)}.`
  const short = say`act on ${title}`
  return step && short
    ? [
        {
          key: 'loss',
          step,
          short,
          because: say`Losing it would take about ${unsigned(priced.worth.likely)} a week off profit if no other cost fell, and leave a margin of ${priced.margin.after}. The ${found.text.kind} says: ${quoted(found.sentence, 160)}`,
          stopIf: say`The loss is smaller if ${records.business.type === 'consulting' ? 'people and contractors' : words.team} can be moved to other work.`,
          effort: 'medium',
          by: friday,
          changes: [],
          restsOn: [sourceOf(found.text, found.sentence)],
          priced: undefined,
          lever: 'volume',
          tier: 0,
        },
      ]
    : []
}
