/** Texts on record with the day of writing. Briefs are included, but only restate other records. */
import type { FactSource } from '#schema/advisor/timeline'
import type { Brief } from '#schema/brief/brief'
import type { Records } from '../records.ts'

/** A text on record. */
export type RecordText = {
  readonly kind: FactSource
  readonly id: string
  readonly title: string
  readonly text: string
  readonly writtenAt: string
  /** Author, if on record. */
  readonly author?: string
}

/** Texts written by people or integrations: memos, advisories, notes and the focus. */
export const textsOf = ({ memos, advisories, notes = [], focus, now }: Records): readonly RecordText[] => [
  ...memos.map(
    ({ id, subject, content, createdAt, fromPersona }): RecordText => ({
      kind: 'memo',
      id,
      title: subject,
      text: content,
      writtenAt: createdAt,
      author: fromPersona,
    }),
  ),
  ...advisories.map(
    ({ id, title, message, suggestedAction = '', createdAt, finding }): RecordText => ({
      kind: 'advisory',
      id,
      title,
      // What a finding says restates the records, so it is no evidence of why they changed.
      text: finding ? suggestedAction : `${message}\n${suggestedAction}`,
      writtenAt: createdAt,
    }),
  ),
  ...notes.map(
    ({ id, text, createdAt }): RecordText => ({ kind: 'note', id, title: text, text, writtenAt: createdAt }),
  ),
  ...(focus
    ? [
        {
          kind: 'focus',
          id: focus.id,
          title: focus.primaryFocus,
          text: [focus.primaryFocus, focus.description ?? '', ...focus.successMetrics].join('\n'),
          writtenAt: now.toISOString(),
        } as const,
      ]
    : []),
]

/** A brief as a text. */
export const briefText = ({ id, title, what, createdAt }: Brief): RecordText => ({
  kind: 'brief',
  id,
  title,
  text: what,
  writtenAt: createdAt,
})
