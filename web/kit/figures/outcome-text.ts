/** Sentences for what accepted advice was expected to do and how it came out. Pure. */
import { parseISO } from 'date-fns'
import type { AdvisoryOutcome, Expectation } from '#schema/advisory/outcome'
import { textOf } from '../../core/language.ts'
import { outcomeText } from '../../messages/en/outcome.ts'
import { dayAndMonth } from '../formats.ts'
import { measureValue } from './measure-value.ts'

/** 1 where more is better, -1 where less is better. */
export const goodSign = ({ value, before }: Expectation): 1 | -1 => (value < before ? -1 : 1)

/** The expectation, as a sentence. */
export const expectationSentence = ({ measure, value, low, high, from, to }: Expectation): string => {
  const text = textOf(outcomeText)
  const [start, end] = [from, to].map((day) => dayAndMonth(parseISO(day)))
  const words = (amount: number) => measureValue(measure, amount)
  return text.expectation(
    text.measures[measure],
    words(value),
    words(low),
    words(high),
    start ?? '',
    end ?? '',
  )
}

/** The outcome, in one or two sentences. */
export const outcomeSentence = (
  { measure, value, before }: Expectation,
  { found, because }: AdvisoryOutcome,
): string => {
  const text = textOf(outcomeText)
  const words = (amount: number) => measureValue(measure, amount)
  if (because === 'taken-back') return text.baselineTakenBack
  if (found === undefined) return text.notOnRecord
  const sentence = text.found(text.measures[measure], words(found), words(value), words(before))
  return because === 'usual-swing' ? `${sentence} ${text.usualSwing}` : sentence
}
