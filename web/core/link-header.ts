/** What a `Link` header names (RFC 8288): the pages around an answer. Pure. */

// A link is `<target>; name="value"; …`, and a target may hold commas and semicolons of its own.
const linkForm = /<([^>]*)>((?:\s*;\s*[^\s=;,]+\s*(?:=\s*(?:"[^"]*"|[^\s;,"]*))?)*)/g
const relationForm = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i

/** The query parameters of each link that has the relation, in the order of the header. */
export const linkedQueries = (
  header: string | null | undefined,
  relation: 'next' | 'prev',
): readonly URLSearchParams[] =>
  [...(header ?? '').matchAll(linkForm)].flatMap(([, target = '', parameters = '']) => {
    const [, quoted, bare] = relationForm.exec(parameters) ?? []
    const relations = (quoted ?? bare ?? '').toLowerCase().split(/\s+/)
    return relations.includes(relation) ? [new URLSearchParams(target.split('?')[1])] : []
  })
