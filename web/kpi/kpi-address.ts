/** What the address says of the figures: behind which one somebody looks. Pure. */
import { type FigureName, figureNames } from './figure-names.ts'

const key = 'kpi'

/** The figure whose side panel is open. */
export const readKpi = (address: URLSearchParams): FigureName | undefined =>
  figureNames.find((name) => name === address.get(key))

/** The address with the panel of a figure open, or with none. */
export const withKpi = (address: URLSearchParams, name: FigureName | undefined): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (name === undefined) next.delete(key)
  else next.set(key, name)
  return next
}
