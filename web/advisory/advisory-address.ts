/** The address that names an advisory; apart from the list's, as every screen may lead there. Pure. */

/** Its key in the address. */
export const namedKey = 'advisory'

/** The advisory that the address names. */
export const readNamed = (address: URLSearchParams): string | undefined => address.get(namedKey) ?? undefined

/** The address that shows one advisory. */
export const advisoryAddress = (id: string): string => `/nudges?${new URLSearchParams({ [namedKey]: id })}`
