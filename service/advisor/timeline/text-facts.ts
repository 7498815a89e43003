/** Facts from texts: that they were written, and the dates in their sentences. */
import type { TimelineFact } from '#schema/advisor/timeline'
import { today } from '../calendar.ts'
import type { Records } from '../records.ts'
import { remember } from '../remember.ts'
import { datesIn, sentencesOf } from './dated-sentences.ts'
import { briefText, type RecordText, textsOf } from './texts.ts'

const maxSentence = 1000
const maxTitle = 300

// Words that make a date a deadline.
const actsBy = /\b(?:by|before|until|due|deadline|expires?|ends?|renew\w*|review|decide|sign|lodge|pay)\b/i

/** Source of a fact: a record and one of its sentences. */
export const sourceOf = (
  { kind, id, title }: Pick<RecordText, 'kind' | 'id' | 'title'>,
  sentence: string,
): TimelineFact['source'] => ({
  kind,
  id,
  title: title.slice(0, maxTitle),
  sentence: sentence.slice(0, maxSentence),
})

const datedFacts = (text: RecordText): readonly TimelineFact[] =>
  sentencesOf(text.text).flatMap((sentence) =>
    datesIn(sentence, text.writtenAt).map((span) => ({
      ...span,
      kind: actsBy.test(sentence) ? 'deadline' : 'mentioned',
      what: text.title.slice(0, maxTitle),
      source: sourceOf(text, sentence),
    })),
  )

/** That a text was written, with its first sentence. The focus has no date of writing; a note is about its own days. */
const writtenFact = (text: RecordText): readonly TimelineFact[] => {
  const [first] = sentencesOf(text.text)
  if (first === undefined || text.kind === 'focus' || text.kind === 'note') return []
  const day = today(new Date(text.writtenAt))
  const what = text.title.slice(0, maxTitle)
  return [{ from: day, to: day, kind: 'written', what, source: sourceOf(text, first) }]
}

/** Notes, on the days they are about. */
const noteFacts = ({ notes = [] }: Records): readonly TimelineFact[] =>
  notes.map(({ id, text, from, to }) => {
    const title = text.slice(0, maxTitle)
    return { from, to, kind: 'note', what: title, source: sourceOf({ kind: 'note', id, title }, text) }
  })

/** The facts of all texts. */
export const textFacts = remember((records: Records): readonly TimelineFact[] => [
  ...textsOf(records).flatMap((text) => [...writtenFact(text), ...datedFacts(text)]),
  ...records.briefs.map(briefText).flatMap(writtenFact),
  ...noteFacts(records),
])
