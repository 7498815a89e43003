/** How a brief shows: its address, its preview, its confidence in a word. Pure. */
import { BriefId } from '#schema/brief/brief'
import type { confidenceLabel } from '../kit/figures/confidence-label.ts'
import type { Meaning } from '../kit/StatusMark.tsx'

/** The brief that an address opens; null for the list, and for what cannot be the id of one. */
export const openedBrief = (address: URLSearchParams): BriefId | null => {
  const named = address.get('brief')
  return BriefId.is(named) ? named : null
}

/** The address with this brief open, or with the list; whatever else it says stays. */
export const withBrief = (address: URLSearchParams, briefId: string | null): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (briefId === null) next.delete('brief')
  else next.set('brief', briefId)
  return next
}

/** Characters of the what text shown in the list. */
export const previewLength = 120

/** The meaning that goes with the word. */
export const confidenceMeaning: Readonly<Record<ReturnType<typeof confidenceLabel>, Meaning>> = {
  high: 'good',
  medium: 'info',
  low: 'attention',
}

/** Whether the address asks for a new brief. */
export const asksForBrief = (address: URLSearchParams): boolean => address.has('generate')

/** The address once that was heard. */
export const withoutAsking = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.delete('generate')
  return next
}
