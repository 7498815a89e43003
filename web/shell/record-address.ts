/** Address of the page of scores in the Decision Log; keeps an earlier moment. Pure. */

const [key, value, asOf] = ['view', 'record', 'asOf']

/** True if the address opens the page of scores. */
export const isRecord = (address: URLSearchParams): boolean => address.get(key) === value

const addressWith = (address: URLSearchParams, view: string | undefined): string => {
  const kept = new URLSearchParams()
  const moment = address.get(asOf)
  if (view !== undefined) kept.set(key, view)
  if (moment !== null) kept.set(asOf, moment)
  return kept.size === 0 ? '/audit' : `/audit?${kept}`
}

export const recordAddress = (address: URLSearchParams): string => addressWith(address, value)
export const withoutRecord = (address: URLSearchParams): string => addressWith(address, undefined)
