/** A message without its manner and its typing errors, with the words of the records as they are written there. */
import type { ReplyRequest } from '../engine.ts'
import type { Context } from '../plans/context.ts'
import { dangerBetween } from '../questions/manner/danger-between.ts'
import { plainSpeech } from '../questions/manner/plain-speech.ts'
import { questionOf } from '../questions/question-of.ts'
import { readablePart } from '../questions/tokens.ts'
import { plainTurns } from '../questions/wording/everyday.ts'
import { withoutAsides } from '../questions/wording/in-passing.ts'
import { plainLosses } from '../questions/wording/losses.ts'
import { respelled } from '../questions/wording/respelled.ts'
import { wordsOnRecord } from '../timeline/words-on-record.ts'
import { withDayNamed } from './looks/named-day.ts'
import { withHoursNamed } from './looks/named-hours.ts'
import { withPayerNamed } from './looks/named-payer.ts'

/** The message in usual spelling; words of the records are no errors. */
export const inUsualSpelling = (message: string, context: Context): string => {
  const { records } = context
  const spelled = respelled(message, records.business.type, (word) => wordsOnRecord(records).has(word))
  return withPayerNamed(withHoursNamed(withDayNamed(spelled, context), records), records)
}

/** The part of a message that is read, as its question alone. */
export const inPlainSpeech = ({ message, records }: Pick<ReplyRequest, 'message' | 'records'>): string =>
  plainLosses(
    plainSpeech(withoutAsides(plainTurns(dangerBetween(message) ?? readablePart(message))), {
      ask: (text) => questionOf(text, records.business.type, records.now),
      isOnRecord: (word) => wordsOnRecord(records).has(word),
    }),
  )
