/** The neighbours of a page of the log, read from its `Link` header (RFC 8288, decision 22). Pure. */
import { linkedQueries } from '../core/link-header.ts'

/** Where a neighbouring page begins: before a position, or after one. */
export type PageLink = { readonly before: number } | { readonly after: number }

/** The cursors of the neighbouring pages, in the order of the log; each only where there is such a page. */
export type PageLinks = { readonly next?: PageLink; readonly prev?: PageLink }

const positionIn = (query: URLSearchParams, parameter: string): number | undefined => {
  const value = query.get(parameter)
  return value !== null && /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined
}

const cursorIn = (header: string | null | undefined, relation: 'next' | 'prev'): PageLink | undefined => {
  for (const query of linkedQueries(header, relation)) {
    const [before, after] = [positionIn(query, 'before'), positionIn(query, 'after')]
    if (before !== undefined) return { before }
    if (after !== undefined) return { after }
  }
  return undefined
}

/** The cursors in a `Link` header; a header that is missing or means nothing names no neighbour. */
export const pageLinks = (header: string | null | undefined): PageLinks => {
  const [next, prev] = [cursorIn(header, 'next'), cursorIn(header, 'prev')]
  return { ...(next && { next }), ...(prev && { prev }) }
}
