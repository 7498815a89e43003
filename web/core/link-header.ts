/** Parses `Link` headers (RFC 8288): the neighbouring pages of an answer. Pure. */

// A link is `<target>; name="value"; …`, and the target itself may contain commas and semicolons.
const linkForm = /<([^>]*)>((?:\s*;\s*[^\s=;,]+\s*(?:=\s*(?:"[^"]*"|[^\s;,"]*))?)*)/g
const relationForm = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i

/** Query parameters of each link with the relation, in header order. */
export const linkedQueries = (
  header: string | null | undefined,
  relation: 'next' | 'prev',
): readonly URLSearchParams[] =>
  [...(header ?? '').matchAll(linkForm)].flatMap(([, target = '', parameters = '']) => {
    const [, quoted, bare] = relationForm.exec(parameters) ?? []
    const relations = (quoted ?? bare ?? '').toLowerCase().split(/\s+/)
    return relations.includes(relation) ? [new URLSearchParams(target.split('?')[1])] : []
  })
