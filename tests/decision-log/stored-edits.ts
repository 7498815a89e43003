/** Edits of one stored event, as SQL after `set`: made by somebody with full access to the database. */

/** An id in the data of some edits; it must stay masked. */
export const hiddenId = '019a0000-0000-7000-8000-00000000abcd'
const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`

/** Edits that make an event unreadable. The column's type forces well-formed JSON. */
export const unreadable: readonly (readonly [name: string, set: string])[] = [
  ['data of the wrong shape', `data = '{"advisoryId":7,"seen":"${hiddenId}"}'`],
  ['data that is no object', `data = '"${hiddenId}"'`],
  ['null', `data = 'null'`],
  ['an empty list', `data = '[]'`],
  ['deeply nested lists', `data = '${deep}'`],
  ['a number out of range', `data = '{"advisoryId":1e999}'`],
  ['an unknown type', `type = 'AdvisoryForged'`],
  ["another event's type", `type = 'ChatReplied'`],
  ['the name of a built-in property', `type = 'constructor'`],
  ['a very long type', `type = repeat('Advisory', 1000)`],
  ['a type with quotes', `type = 'Advisory","x"],["Raised'`],
]
/** Edits of the other columns; the event can still be read. */
export const altered: readonly (readonly [name: string, set: string])[] = [
  ['a very long actor', `actor = repeat('nobody ', 1000)`],
  ['a very long persona', `persona = repeat('ceo', 1000)`],
  ['a very long id', `id = repeat('x', 1000)`],
  ['a very long correlation id', `correlation_id = repeat('x', 1000)`],
  ['a very long stream', `stream = repeat('x', 400)`],
  ['an infinite time', `recorded_at = 'infinity'`],
  ['a time long before all others', `recorded_at = recorded_at - interval '4048 years'`],
  ['a time in the far future', `recorded_at = '20000-01-01'`],
  ['a time with microseconds', `recorded_at = recorded_at + interval '1 microsecond'`],
]
