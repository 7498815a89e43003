/** Recent searches of one person, kept only in this browser for privacy. */
import { useState } from 'react'
import { SearchTerms } from '#schema/search/search'
import { type TypedTerms, termsKey } from './search-address.ts'

/** Number of searches kept. */
const most = 8

const keyOf = (person: string): string => `recent-searches ${person}`

const read = (person: string): readonly SearchTerms[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => SearchTerms.is(one)).slice(0, most) : []
  } catch {
    return []
  }
}

/** `person` is the owner of the list; undefined until known. */
export const useRecentSearches = (person: string | undefined) => {
  const [changes, setChanges] = useState(0)
  const recent = person === undefined ? [] : read(person)
  const keep = (next: readonly SearchTerms[]) => {
    if (person === undefined) return
    if (next.length === 0) window.localStorage.removeItem(keyOf(person))
    else window.localStorage.setItem(keyOf(person), JSON.stringify(next))
    setChanges(changes + 1)
  }
  return {
    recent,
    remember: (terms: TypedTerms) => {
      if (!SearchTerms.is(terms) || person === undefined) return
      const others = read(person).filter((one) => termsKey(one) !== termsKey(terms))
      keep([terms, ...others].slice(0, most))
    },
    forget: () => keep([]),
  }
}
