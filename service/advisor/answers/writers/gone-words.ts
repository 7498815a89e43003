/** Shared parts of answers about somebody leaving. */
import type { ScenarioAnswer, ScenarioOutcome } from '#schema/advisor/change-answers'
import type { LeverChange, ScenarioPlan } from '#schema/advisor/change-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { relatedTexts } from '../../options/related-texts.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateScenario } from '../../plans/scenario.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import type { RecordText } from '../../timeline/texts.ts'
import { passagesOf as factPassages, factQuote } from '../facts-words.ts'
import { type Ask, unsigned } from '../written.ts'

export type GoneAsk = Ask<ScenarioPlan>

const longestQuote = 170
export const tenth = 10

export const profitOf = (answer: ScenarioAnswer): ScenarioOutcome | undefined =>
  answer.outcomes.find(({ outcome }) => outcome === 'profit')

export const supposing = (ask: GoneAsk, changes: readonly LeverChange[]) => {
  const plan: ScenarioPlan = { ...ask.plan, changes: [...changes] }
  const answer = evaluateScenario(ask.context, plan)
  const profit = isNothing(answer) ? undefined : profitOf(answer)
  return profit && { plan, profit }
}

/** "fall by about $2,000 a week, from $12,321 to $10,321". */
export const effect = ({ change, before, after }: ScenarioOutcome): Line | undefined => {
  const verb = change.value > 0 ? 'rise' : 'fall'
  const left = after.value < 0 ? say`a loss of ${unsigned(after)}` : say`${after}`
  return left && say`${verb} by about ${unsigned(change)} a week, from ${before} to ${left}`
}

export type Quote = { readonly text: RecordText; readonly sentence: string }

const factOf = ({ text, sentence }: Quote): TimelineFact => {
  const day = today(new Date(text.writtenAt))
  return { from: day, to: day, kind: 'written', what: text.title, source: sourceOf(text, sentence) }
}

export const quoteLine = (quote: Quote | undefined): Line | undefined => {
  const words = quote && factQuote(factOf(quote), longestQuote)
  return words === undefined ? undefined : { text: `On record: ${words}`, figures: [] }
}

export const quotesAbout = ({ context: { records } }: GoneAsk, who: string): readonly Quote[] =>
  relatedTexts(records, who, 0.9).flatMap((text) => {
    const names = who
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3)
    return sentencesOf(text.text)
      .filter((sentence) => names.some((name) => `${text.title} ${sentence}`.toLowerCase().includes(name)))
      .map((sentence) => ({ text, sentence }))
  })

export const passagesOf = (...quotes: readonly (Quote | undefined)[]) =>
  factPassages(quotes.flatMap((quote) => (quote ? [factOf(quote)] : [])))
