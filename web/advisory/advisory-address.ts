/** Addresses of a single advisory and decision. Separate from the list's address, because every screen may link here. Pure. */

/** Query parameter with the advisory's id. */
export const namedKey = 'advisory'

/** Id of the advisory in the address. */
export const readNamed = (address: URLSearchParams): string | undefined => address.get(namedKey) ?? undefined

/** The address that opens one advisory. */
export const advisoryAddress = (id: string): string => `/nudges?${new URLSearchParams({ [namedKey]: id })}`

/** The address that opens one decision. */
export const decisionAddress = (id: string): string => `/decisions?${new URLSearchParams({ decision: id })}`
