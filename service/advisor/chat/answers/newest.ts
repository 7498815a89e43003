/** What was written last, for whoever asks for no more than that. */
import type { Passage, SourceKind } from '#schema/core/advice'
import { plainWords } from '../../quotation.ts'
import type { Records } from '../../records.ts'

const latest =
  /\b(last|latest|newest|recent|(what|which) (memos|briefs|advisories)|list|show( me)?( my| the)?)\b/

/** True where the newest are asked for, rather than those about something. */
export const asksForNewest = (about: string): boolean => latest.test(about)

const cut = (...texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined)
    .join(' ')
    .slice(0, 1000)

const all = ({ memos, briefs, advisories }: Records, kind: SourceKind): readonly Passage[] => {
  if (kind === 'memo')
    return memos.map(({ id, subject, content }) => ({ kind, id, title: subject, excerpt: cut(content) }))
  if (kind === 'brief') return briefs.map(({ id, title, what }) => ({ kind, id, title, excerpt: cut(what) }))
  return kind === 'advisory'
    ? advisories.map(({ id, title, message, suggestedAction }) => ({
        kind,
        id,
        title,
        excerpt: cut(message, suggestedAction),
      }))
    : []
}

/** The newest records of a kind as passages. */
export const newestOf = (records: Records, kind: SourceKind | undefined, most: number): readonly Passage[] =>
  kind === undefined ? [] : all(records, kind).slice(0, most)

/** What bears a title, of the kinds wanted; the newest first of each kind. */
export const titledOf = (
  records: Records,
  kinds: readonly SourceKind[],
  titles: readonly string[],
): readonly Passage[] => {
  const wanted = titles.map((title) => plainWords(title, 200).toLowerCase())
  return kinds
    .flatMap((kind) => all(records, kind))
    .filter(({ title }) => wanted.includes(plainWords(title, 200).toLowerCase()))
}
