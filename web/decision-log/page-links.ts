/** Neighbouring pages of the log from the `Link` header (RFC 8288, decision 22). Pure. */
import { linkedQueries } from '../core/link-header.ts'

/** Start of a neighbouring page: before a position, or after one. */
export type PageLink = { readonly before: number } | { readonly after: number }

/** Cursors of the neighbouring pages in list order; absent when there is no such page. */
export type PageLinks = { readonly next?: PageLink; readonly prev?: PageLink }

const positionOf = (query: URLSearchParams, parameter: string): number | undefined => {
  const value = query.get(parameter)
  return value !== null && /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined
}

const cursorIn = (header: string | null | undefined, relation: 'next' | 'prev'): PageLink | undefined => {
  for (const query of linkedQueries(header, relation)) {
    const [before, after] = [positionOf(query, 'before'), positionOf(query, 'after')]
    if (before !== undefined) return { before }
    if (after !== undefined) return { after }
  }
  return undefined
}

/** The cursors in a `Link` header; none when it is missing or invalid. */
export const pageLinks = (header: string | null | undefined): PageLinks => {
  const [next, prev] = [cursorIn(header, 'next'), cursorIn(header, 'prev')]
  return { ...(next && { next }), ...(prev && { prev }) }
}
