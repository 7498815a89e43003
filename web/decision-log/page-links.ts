/** The neighbours of a page of the log, read from its `Link` header (RFC 8288, decision 22). Pure. */

/** Where a neighbouring page begins: before a position, or after one. */
export type PageLink = { readonly before: number } | { readonly after: number }

/** The cursors of the neighbouring pages, in the order of the log; each only where there is such a page. */
export type PageLinks = { readonly next?: PageLink; readonly prev?: PageLink }

const positionIn = (target: string, parameter: string): number | undefined => {
  const value = new URLSearchParams(target.split('?')[1]).get(parameter)
  return value !== null && /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined
}

// A link is `<target>; name="value"; …`, and a target may hold commas and semicolons of its own.
const linkForm = /<([^>]*)>((?:\s*;\s*[^\s=;,]+\s*(?:=\s*(?:"[^"]*"|[^\s;,"]*))?)*)/g
const relationForm = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i

/** The cursors in a `Link` header; a header that is missing or means nothing names no neighbour. */
export const pageLinks = (header: string | null | undefined): PageLinks => {
  const links: { next?: PageLink; prev?: PageLink } = {}
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(linkForm)) {
    const [, quoted, bare] = relationForm.exec(parameters) ?? []
    const relations = (quoted ?? bare ?? '').toLowerCase().split(/\s+/)
    const [before, after] = [positionIn(target, 'before'), positionIn(target, 'after')]
    const link = before !== undefined ? { before } : after !== undefined ? { after } : undefined
    if (relations.includes('next') && link !== undefined) links.next ??= link
    if (relations.includes('prev') && link !== undefined) links.prev ??= link
  }
  return links
}
