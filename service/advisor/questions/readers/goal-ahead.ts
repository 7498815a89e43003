/** How far a goal is from what is made now, where it names a day by which it is to be reached. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { AskAnew } from '../derived/derived-reader.ts'
import { distance } from '../derived/levels.ts'
import type { Question } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { coming, spanOf } from './coming-periods.ts'

const wantsBy = /\b(?:need|want|aim\w*|target|goal|reach|get to|hit|make)\b[^?]*\b(?:by|before|come)\b/i

/** "We need 60k a week by March, how far off are we?": by when is no time that is over. */
export const goalAhead = (
  question: Question,
  ask: AskAnew,
): { readonly plan: AnswerablePlan; readonly from: Question } | undefined => {
  const [time, other] = namedPeriods(question)
  const word = time && question.terms[time.at]?.text
  if (!time || !word || other || !wantsBy.test(question.text)) return undefined
  const { of } = time.period
  if (of.kind === 'since' || of.kind === 'between') return undefined
  const span = spanOf(coming(of, question.today), question.today)
  if (!span || span.to < question.today) return undefined
  const own = question.text.replace(
    new RegExp(`\\b(?:by|before|come) (?:the (?:end|start) of )?${word.replace(/[^\w ]/g, '.')}`, 'i'),
    ' ',
  )
  if (own === question.text) return undefined
  const from = ask(own.replace(/\bhow far short\b/i, 'how far off'))
  const plan = distance(from, ask)
  return plan && { plan, from }
}
