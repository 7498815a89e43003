/** "When will the late settlements be paid?": finds future dates instead of just searching texts. */
import { plusDays } from '../calendar.ts'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluateDue } from '../plans/due.ts'
import type { Question } from '../questions/question.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { readDue } from '../questions/readers/due-reader.ts'
import { untilThen } from '../search/asked-for.ts'
import { readAs } from './decided-look.ts'

const isAhead = /\bwhen (?:will|do|does|is|are|can|should)\b/i
const farAhead = 400
const sure = 0.75

/** A reading for future dates; undefined if the records have none about the first thing named. */
export const datesAhead = (
  question: Question,
  reads: readonly ReadQuestion[],
  context: Context,
): ReadQuestion | undefined => {
  const [only] = reads
  if (
    only?.plan.operator !== 'find' ||
    !(isAhead.test(question.text) || untilThen.test(question.text.toLowerCase()))
  )
    return undefined
  const due = readDue(question)?.plan
  if (due?.operator !== 'due' || !due.words || due.isWaiting) return undefined
  const { today } = question
  const period = { of: { kind: 'dates' as const, from: today, to: plusDays(today, farAhead) } }
  const [first] = due.words
  for (const words of [due.words, first === undefined ? [] : [first]]) {
    const dates = words.length === 0 ? undefined : evaluateDue(context, { ...due, period, words })
    if (dates && !isNothing(dates) && !dates.isNearest) return readAs({ ...due, period, words }, sure)
  }
  return undefined
}
