/** The part of an address that makes up a view. Pure. */

/** Query of the named parts, in their order; empty if none is in the address. */
export const viewQuery = (address: URLSearchParams, names: readonly string[]): string => {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = address.get(name)
    if (value !== null) query.set(name, value)
  }
  return query.toString()
}

/** Address of a view on the current screen; keeps an earlier moment, and of the view only what the screen knows. */
export const viewAddress = (query: string, names: readonly string[], before: URLSearchParams): string => {
  const next = new URLSearchParams(viewQuery(new URLSearchParams(query), names))
  const asOf = before.get('asOf')
  if (asOf) next.set('asOf', asOf)
  return next.size === 0 ? '?' : `?${next}`
}
