/** Words for a value that differs from the history. */

/** Characters shown before the first difference, and after it. */
const [lead, trail] = [24, 48]

const textOf = (value: unknown): string =>
  value === null || value === undefined ? 'nothing' : JSON.stringify(value)

/** Cuts between whole characters; an ellipsis marks each side that was cut. */
const part = (text: string, from: number, to: number): string => {
  const shown = text.slice(from, to).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  return `${from > 0 ? '…' : ''}${shown}${to < text.length ? '…' : ''}`
}

/** A clause with both values; of long ones, the part around the first difference. */
export const differenceOf = (stored: unknown, expected: unknown): string => {
  const [is, should] = [textOf(stored), textOf(expected)]
  const longest = Math.max(is.length, should.length)
  if (longest <= lead + trail) return `is ${is}, but should be ${should}`
  let first = 0
  while (is[first] === should[first]) first += 1
  // A character of two units differs as a whole.
  if (/[\uDC00-\uDFFF]/.test(is[first] ?? should[first] ?? '')) first -= 1
  const from = Math.max(0, first - lead)
  const cut = (text: string): string => part(text, from, first + trail)
  return `is ${cut(is)}, but should be ${cut(should)}`
}
