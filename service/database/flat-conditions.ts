/**
 * The text of an expression as Postgres prints it, without the parentheses that only group conditions of one kind: "((a) and (b))
 * and (c)" as "(a) and (b) and (c)". Postgres prints the first for what was written so, and the second once it has read that back,
 * as a dump and its restoration do.
 */

/** Text, or what is in a pair of parentheses. */
type Part = string | readonly Part[]

// Parentheses in texts and in quoted names are neither.
const token = /'[^']*'|"[^"]*"|[()]|[^'"()]+|['"]/g

const partsOf = (text: string): readonly Part[] => {
  const open: Part[][] = [[]]
  for (const [found] of text.matchAll(token)) {
    const inner = found === ')' && open.length > 1 ? open.pop() : undefined
    if (inner) open.at(-1)?.push(inner)
    else if (found === '(') open.push([])
    else open.at(-1)?.push(found)
  }
  // An expression whose parentheses do not match is left as it is.
  return open.length === 1 ? (open[0] ?? []) : [text]
}

/** What joins the conditions of a group that has nothing else in it: each is in parentheses of its own. */
const joinOf = (group: readonly Part[]): string | undefined => {
  const [, join] = group
  const isJoined =
    (join === ' AND ' || join === ' OR ') &&
    group.length % 2 === 1 &&
    group.every((part, at) => (at % 2 === 1 ? part === join : typeof part !== 'string'))
  return isJoined ? join : undefined
}

const flat = (part: Part): Part => {
  if (typeof part === 'string') return part
  const inner = part.map(flat)
  const join = joinOf(inner)
  return join === undefined
    ? inner
    : inner.flatMap((one) => (typeof one !== 'string' && joinOf(one) === join ? one : [one]))
}

const textOf = (part: Part): string => (typeof part === 'string' ? part : `(${part.map(textOf).join('')})`)

/** An expression without parentheses that change nothing of what it means. */
export const flatConditions = (text: string): string => partsOf(text).map(flat).map(textOf).join('')
