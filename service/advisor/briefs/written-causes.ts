/** Sentences on record that explain a change: they name what moved, its direction, and are from that time. */
import type { Lever } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { Passage } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, today } from '../calendar.ts'
import { leversNamed, linesNamed } from '../options/lever-words.ts'
import type { Span } from '../periods/dates.ts'
import { measuresIn } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import type { Records } from '../records.ts'
import { datesIn, sentencesOf } from '../timeline/dated-sentences.ts'
import { type RecordText, textsOf } from '../timeline/texts.ts'

/** A sentence of a memo or advisory, and the day it was written. */
export type Cause = {
  readonly text: RecordText & { readonly kind: 'memo' | 'advisory' }
  readonly sentence: string
  readonly written: IsoDate
}

const isWritten = (text: RecordText): text is Cause['text'] =>
  text.kind === 'memo' || text.kind === 'advisory'

/** Weekly summaries only restate the figures. */
export const isSummary = ({ memos }: Records, { id }: RecordText): boolean =>
  memos.some((memo) => memo.id === id && memo.type === 'summary')

/** A task is not a cause. */
export const isRequest = ({ advisories }: Records, sentence: string): boolean =>
  advisories.some(({ suggestedAction }) => suggestedAction === sentence) ||
  /^(?:please|book|add|list|offer|visit|write|from|let|give|have|put|ask|send|to|if|until|i’d|there are|neither)\b/i.test(
    sentence,
  )

const broad: readonly MeasureName[] = [
  'revenue',
  'profit',
  'margin',
  'costs',
  'runway',
  'cash',
  'transactions',
]

/** A sentence with figures of the business tells what happened, not why. */
export const isRestated = ({ business, now }: Records, sentence: string): boolean =>
  /\d/.test(sentence) &&
  /\b(?:was|were|averaged|came to|brought|is|has averaged)\b/.test(sentence) &&
  measuresIn(questionOf(sentence.slice(0, 300), business.type, now)).some(({ measure }) =>
    broad.includes(measure),
  )

/** Words for a change that has happened; possibilities are not causes. */
const happened =
  /\b(?:rose|rises?|risen|raised|put .+ up|up|increased?|higher|more|dearer|fell|falls?|fallen|dropped|down|lost|left|cut|less|fewer|lower|slipped|closed|opened|burst|broke|ran over|ended|began|started|won)\b/i
const supposed = /\b(?:would|could|should|might|may|if)\b/i

// "Last week it was 21.1%" depends on the sentence before.
const leans = /\bit (?:was|is|has)\b/i

export const hasHappened = (sentence: string): boolean =>
  happened.test(sentence) && !supposed.test(sentence) && !leans.test(sentence)

const rose = /\b(?:rose|rises?|risen|raised|put .*up|up|increased?|higher|more|dearer|won|gained|added)\b/i
const fell =
  /\b(?:fell|falls?|fallen|dropped|down|lost|left|cut|less|fewer|lower|slipped|closed|burst|broke|ran over|ended|late|unpaid|cancelled|cheaper)\b/i

/** A change to explain: the measure, and 1 or -1 for the direction. */
export type Change = { readonly measure: MeasureName; readonly way: number }

/** Measures net of costs, which a higher cost lowers. */
const left: readonly MeasureName[] = ['profit', 'margin', 'runway', 'cash']
const sold: readonly MeasureName[] = ['revenue', 'transactions', 'revenue-per-transaction', 'growth']

const wayOf = (sentence: string): number => Number(rose.test(sentence)) - Number(fell.test(sentence))

/** False for a sentence in the opposite direction: a loss explains no rise, a higher cost no higher margin. */
export const pointsTo = (
  records: Records,
  sentence: string,
  { measure, way }: Change,
  title = '',
): boolean => {
  const own = wayOf(sentence)
  if (own === 0 || way === 0) return true
  const isOfCost = linesNamed(records, sentence).length > 0
  if (sold.includes(measure)) return own === way && !isOfCost && linesNamed(records, title).length === 0
  return !left.includes(measure) || own * (isOfCost ? -1 : 1) === way
}

/** True for a text that reports the change itself: "and margin fell to 0.2%". */
const tellsOf = (records: Records, { text }: RecordText, { measure, way }: Change): boolean =>
  sentencesOf(text).some(
    (sentence) =>
      way !== 0 &&
      wayOf(sentence) === way &&
      measuresIn(questionOf(sentence.slice(0, 300), records.business.type, records.now)).some(
        (one) => one.measure === measure,
      ),
  )

const reportDays = 14
const enough = 3

const overlaps = (one: Span, other: Span): boolean => one.from <= other.to && one.to >= other.from

/** 1 if its record is about the levers, plus 2 if it names them itself, plus 2 if it has a date from that time. */
const scoreOf = (
  records: Records,
  { text, sentence }: Cause,
  span: Span,
  levers: readonly Lever[],
  change: Change | undefined,
): number => {
  const names = (words: string) => leversNamed(records, words).some((lever) => levers.includes(lever))
  const isTold = change !== undefined && tellsOf(records, text, change)
  if (!isTold && !names(`${text.title}. ${text.text}`)) return 0
  const isDated = datesIn(sentence, text.writtenAt).some((dates) => overlaps(dates, span))
  return 1 + (names(sentence) ? 2 : 0) + (isDated ? 2 : 0) + (isTold ? 2 : 0)
}

/** Sentence that best explains why levers moved in a span; the newest of equals, undefined if there is none. */
export const causeOf = (
  records: Records,
  span: Span,
  levers: readonly Lever[],
  change?: Change,
): Cause | undefined => {
  const around = { from: plusDays(span.from, -reportDays), to: plusDays(span.to, reportDays) }
  return textsOf(records)
    .filter(isWritten)
    .filter((text) => !isSummary(records, text))
    .flatMap((text) =>
      sentencesOf(text.text).map((sentence) => ({
        text,
        sentence,
        written: today(new Date(text.writtenAt)),
      })),
    )
    .filter(({ written }) => written >= around.from && written <= around.to)
    .filter(({ sentence }) => !isRequest(records, sentence))
    .filter(({ sentence }) => hasHappened(sentence) && !isRestated(records, sentence))
    .filter(({ sentence, text }) => change === undefined || pointsTo(records, sentence, change, text.title))
    .map((cause) => ({ cause, score: scoreOf(records, cause, around, levers, change) }))
    .filter(({ score }) => score >= enough)
    .toSorted(
      (one, other) => other.score - one.score || other.cause.written.localeCompare(one.cause.written),
    )[0]?.cause
}

/** The passage behind a quoted sentence. */
export const passageOf = ({ text: { kind, id, title }, sentence }: Cause): Passage => ({
  kind,
  id,
  title,
  excerpt: sentence,
})
