/** Evidence behind advice, read from its event. Pure. */
import { Basis, PartialBasis } from '#schema/core/advice'

/** Event fields that hold evidence behind advice. */
export const basisFields: readonly string[] = ['basis', 'begun']

/** The recorded evidence; undefined when the event is not advice. */
export const basisIn = (data: unknown): Basis | undefined => {
  if (typeof data !== 'object' || data === null || !('basis' in data)) return undefined
  return Basis.is(data.basis) ? data.basis : undefined
}

/** Evidence recorded with a reply that was cut off; undefined for other events. */
export const cutOffBasisIn = (data: unknown): PartialBasis | undefined => {
  if (typeof data !== 'object' || data === null || !('begun' in data)) return undefined
  return PartialBasis.is(data.begun) ? data.begun : undefined
}
