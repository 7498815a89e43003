/** Search terms in the address of the search screen. Pure. */
import { IsoDate } from '#schema/core/scalars'
import { SearchActor, SearchKinds } from '#schema/search/search'

/** Terms as typed: `q` may be empty or too long, and the days may be in the wrong order. */
export type TypedTerms = {
  readonly q: string
  readonly kinds?: string
  readonly from?: string
  readonly to?: string
  readonly who?: string
}

export const readTerms = (address: URLSearchParams): TypedTerms => {
  const [kinds, from, to, who] = ['kinds', 'from', 'to', 'who'].map((name) => address.get(name))
  return {
    q: address.get('q') ?? '',
    ...(SearchKinds.is(kinds) ? { kinds } : {}),
    ...(IsoDate.is(from) ? { from } : {}),
    ...(IsoDate.is(to) ? { to } : {}),
    ...(SearchActor.is(who) ? { who } : {}),
  }
}

/** Address of a search; keeps an earlier moment. */
export const searchAddress = (terms: Partial<TypedTerms>, before?: URLSearchParams): string => {
  const fields = Object.entries(terms).filter(([, value]) => value !== undefined && value !== '')
  const address = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
  const asOf = before?.get('asOf')
  if (asOf) address.set('asOf', asOf)
  return address.size === 0 ? '/search' : `/search?${address}`
}

/** Key of the terms, independent of field order. */
export const termsKey = ({ q, kinds = '', from = '', to = '', who = '' }: TypedTerms): string =>
  JSON.stringify([q.trim().toLowerCase(), kinds, from, to, who])

/** Terms without filters. */
export const unfiltered = ({ q }: TypedTerms): TypedTerms => ({ q })

export const isFiltered = ({ kinds, from, to, who }: TypedTerms): boolean =>
  [kinds, from, to, who].some((value) => value !== undefined)
