/** Edits of one stored event, as what follows `set`: past the service, by somebody with the database's own powers. */

/** An id in the data of some edits; it must not show while identifiers are hidden. */
export const hiddenId = '019a0000-0000-7000-8000-00000000abcd'
const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`

/** What somebody with the database's own powers may write into a stored event: never JSON that is not well-formed. */
export const unreadable: readonly (readonly [name: string, set: string])[] = [
  ['data of the wrong shape', `data = '{"advisoryId":7,"seen":"${hiddenId}"}'`],
  ['no object', `data = '"${hiddenId}"'`],
  ['null', `data = 'null'`],
  ['an empty list', `data = '[]'`],
  ['lists in lists', `data = '${deep}'`],
  ['a number that nothing holds', `data = '{"advisoryId":1e999}'`],
  ['an unknown type', `type = 'AdvisoryForged'`],
  ['the type of another', `type = 'ChatReplied'`],
  ['the name of what every object has', `type = 'constructor'`],
  ['a type of many letters', `type = repeat('Advisory', 1000)`],
  ['a type with quotes', `type = 'Advisory","x"],["Raised'`],
]
/** The same, in what is read beside the data. */
export const altered: readonly (readonly [name: string, set: string])[] = [
  ['an actor of many letters', `actor = repeat('nobody ', 1000)`],
  ['a persona of many letters', `persona = repeat('ceo', 1000)`],
  ['an id of many letters', `id = repeat('x', 1000)`],
  ['a correlation of many letters', `correlation_id = repeat('x', 1000)`],
  ['a stream of many letters', `stream = repeat('x', 400)`],
  ['a time without an end', `recorded_at = 'infinity'`],
  ['a time before all others', `recorded_at = recorded_at - interval '4048 years'`],
  ['a time long after', `recorded_at = '20000-01-01'`],
  ['a time between two milliseconds', `recorded_at = recorded_at + interval '1 microsecond'`],
]
