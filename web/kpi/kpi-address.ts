/** The figure whose details are open, as held in the address. Pure. */
import { type FigureName, figureNames } from './figure-names.ts'

const key = 'kpi'

/** The figure whose details are open. */
export const readKpi = (address: URLSearchParams): FigureName | undefined =>
  figureNames.find((name) => name === address.get(key))

/** The address with the details of a figure open, or of none. */
export const withKpi = (address: URLSearchParams, name: FigureName | undefined): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (name === undefined) next.delete(key)
  else next.set(key, name)
  return next
}
