/** A message without its typing errors, with the words of the records as they are written there. */
import type { Context } from '../plans/context.ts'
import { respelled } from '../questions/wording/respelled.ts'
import { wordsOnRecord } from '../timeline/words-on-record.ts'

/** The message in usual spelling; words of the records are no errors. */
export const inUsualSpelling = (message: string, { records }: Context): string =>
  respelled(message, records.business.type, (word) => wordsOnRecord(records).has(word))
