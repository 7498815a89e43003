/** One question, read on its own, without records and without the other parts of a message. */
import type { Plan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import type { ReadQuestion } from '../../service/advisor/questions/read.ts'
import { readOne } from '../../service/advisor/questions/read-one-question.ts'

/** Reads a message as one question. */
export const readQuestion = (
  message: string,
  trade: BusinessType,
  now: Date,
  before?: Plan,
): ReadQuestion | undefined => readOne(questionOf(message, trade, now), before)
