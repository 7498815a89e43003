/** The address, preview and confidence of a brief. Pure. */
import { BriefId } from '#schema/brief/brief'
import type { confidenceLabel } from '../kit/figures/confidence-label.ts'
import type { Meaning } from '../kit/StatusMark.tsx'

/** Id of the brief in the address; null for the list and for invalid ids. */
export const openedBrief = (address: URLSearchParams): BriefId | null => {
  const named = address.get('brief')
  return BriefId.is(named) ? named : null
}

/** The address with this brief open, or with the list (null); keeps all other parameters. */
export const withBrief = (address: URLSearchParams, briefId: string | null): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (briefId === null) next.delete('brief')
  else next.set('brief', briefId)
  return next
}

/** Characters of the finding shown in the list. */
export const previewLength = 120

/** Status colour for each confidence label. */
export const confidenceMeaning: Readonly<Record<ReturnType<typeof confidenceLabel>, Meaning>> = {
  high: 'good',
  medium: 'info',
  low: 'attention',
}

/** True when the address asks for a new brief. */
export const asksForBrief = (address: URLSearchParams): boolean => address.has('generate')

/** The address without the request for a new brief. */
export const withoutAsking = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.delete('generate')
  return next
}
