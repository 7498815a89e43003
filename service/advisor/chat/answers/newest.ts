/** What was written last, for whoever asks for no more than that. */
import type { Passage, SourceKind } from '#schema/core/advice'
import type { Records } from '../../records.ts'

const latest =
  /\b(last|latest|newest|recent|(what|which) (memos|briefs|advisories)|list|show( me)?( my| the)?)\b/

/** True where the newest are asked for, rather than those about something. */
export const asksForNewest = (about: string): boolean => latest.test(about)

/** The newest records of a kind as passages. */
export const newestOf = (
  { memos, briefs, advisories }: Records,
  kind: SourceKind | undefined,
  most: number,
): readonly Passage[] => {
  if (kind === 'memo')
    return memos
      .slice(0, most)
      .map(({ id, subject, content }) => ({ kind, id, title: subject, excerpt: content.slice(0, 1000) }))
  if (kind === 'brief')
    return briefs
      .slice(0, most)
      .map(({ id, title, what }) => ({ kind, id, title, excerpt: what.slice(0, 1000) }))
  if (kind === 'advisory')
    return advisories
      .slice(0, most)
      .map(({ id, title, message }) => ({ kind, id, title, excerpt: message.slice(0, 1000) }))
  return []
}
