/** Reads messages about items, categories, channels and accounts of imported files as plans over rows. */
import type { Plan } from '#schema/advisor/plan'
import type { RowsPlan } from '#schema/advisor/rows-plan'
import { type Asked, askedOf } from '../detail/asked-days.ts'
import { closedDays, hourLines, taxLines } from '../detail/closed-days.ts'
import type { Detail } from '../detail/detail.ts'
import { withOneName } from '../detail/one-name.ts'
import { askBack } from '../detail/read/ask-back.ts'
import { editRows } from '../detail/read/edit-rows.ts'
import { readRows } from '../detail/read/read-rows.ts'
import { owedLines } from '../detail/say-owed.ts'
import type { ReplyDraft, ReplyRequest } from '../engine.ts'
import { eachOnce, type Line } from '../line.ts'
import { promptVersion } from '../prompt-version.ts'
import { questionOf } from '../questions/question-of.ts'
import type { ReadQuestion } from '../questions/read.ts'
import type { Records } from '../records.ts'
import { registerLines } from '../registers/say-registers.ts'

import { answerConfidence } from './answer-confidence.ts'

/** Accuracy of such readings: all words used, a name or time assumed, an edit of the previous turn, a mistyped name. */
const reading = { whole: 0.92, assumed: 0.85, edited: 0.85, heard: 0.8 } as const
const longest = 300
/** With more unused words than this, the message is about something else. */
const mostLeft = 2

const readAs = (plan: RowsPlan, confidence: number): ReadQuestion => ({
  plan,
  also: [],
  coverage: 1,
  notUnderstood: [],
  confidence: plan.heard ? Math.min(confidence, reading.heard) : confidence,
})

/** The plan of the previous turn, even if a question back came in between. */
const rowsBefore = (before: Plan | undefined): RowsPlan | undefined =>
  before?.operator === 'rows' ? before : undefined

/** Readings of a message about rows; undefined if it is for other readers. */
export const rowsReadings = ({
  records,
  detail,
  message,
  before,
}: ReplyRequest): readonly ReadQuestion[] | undefined => {
  if (!detail || message.length > longest || !(detail.sold.length + detail.paid.length)) return undefined
  const one = withOneName(detail).detail
  const question = questionOf(message, records.business.type, records.now)
  const earlier = rowsBefore(before)
  const edited = earlier && editRows(one, question, earlier)
  if (edited) return [readAs(edited, reading.edited)]
  const read = readRows(one, question)
  if (!read) return undefined
  if (read.left.length === 0) return [readAs(read.plan, read.isAssumed ? reading.assumed : reading.whole)]
  return read.isGeneric || read.left.length > mostLeft || !read.plan.parts ? undefined : [askBack(read)]
}

const linesOfRows = (records: Records, detail: Detail, asked: Asked) =>
  owedLines(records, detail, asked) ??
  closedDays(records, detail, asked) ??
  taxLines(records, detail, asked) ??
  hourLines(records, detail, asked)

/** Reply about lists as of a day, what customers owe, days without a sale, tax or paid hours, which needs no name; undefined for other messages. */
export const plainOfRows = ({ records, detail, message }: ReplyRequest): ReplyDraft | undefined => {
  if (message.length > longest) return undefined
  const question = questionOf(message, records.business.type, records.now)
  const lists = registerLines(records, question)
  if (!lists && !detail) return undefined
  const asked = detail && askedOf(records, detail, question)
  const found = lists ?? (detail && asked && linesOfRows(records, detail, asked))
  const lines = (found ?? []).filter((line): line is Line => line !== undefined && line.text !== '')
  if (lines.length === 0) return undefined
  const plan: Plan = { operator: 'find', words: ['imported rows'] }
  const written = { lines, support: 1 }
  return {
    message: lines.map(({ text }) => text).join('\n\n'),
    plans: [plan],
    basis: {
      advisor: { name: 'built-in', promptVersion },
      confidence: answerConfidence(records, [{ plan, reading: reading.whole, written }]),
      figures: [...eachOnce(lines.flatMap(({ figures }) => figures))],
      passages: [],
      unverified: [],
    },
  }
}
