/** Search results for display: by kind, each with its place and matches. Pure. */

import type { Match } from '#schema/decision-log/decision-log'
import type { SearchResults } from '#schema/decision-log/find.endpoints'
import { type SearchKind, searchKinds } from '#schema/search/search'
import { eventTitle } from '../messages/finding/subject-name.ts'

/** A result. Figures have no date. */
export type Found = {
  readonly kind: SearchKind
  readonly id: string
  readonly title: string
  readonly marks: Match['marks']
  readonly createdAt?: string
  readonly match?: Match | undefined
}

/** Results of one kind. */
export type FoundGroup = {
  readonly kind: SearchKind
  readonly found: readonly Found[]
  readonly hasMore: boolean
}

const eventFound = ({
  position,
  title,
  subject,
  marks,
  ...rest
}: SearchResults['events'][number]): Found => ({
  kind: 'event',
  id: String(position),
  title: eventTitle({ title, subject }),
  marks,
  ...rest,
})

/** Groups in the order of kinds, without empty ones. */
export const groupsOf = (
  figures: readonly Found[],
  results: SearchResults | undefined,
): readonly FoundGroup[] => {
  const all = [...figures, ...(results?.records ?? []), ...(results?.events ?? []).map(eventFound)]
  return searchKinds.flatMap((kind) => {
    const found = all.filter((one) => one.kind === kind)
    const hasMore = results?.more.includes(kind) ?? false
    return found.length === 0 ? [] : [{ kind, found, hasMore }]
  })
}

/** Positions of the typed words in a name, because the client searches figures itself. */
export const marksIn = (name: string, q: string): Match['marks'] => {
  const words = q
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return [...name.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: token, index }) => {
    const word = words.find((one) => token.toLowerCase().startsWith(one))
    return word === undefined ? [] : [{ from: index, to: index + word.length }]
  })
}
