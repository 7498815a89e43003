/** Address of a search result. Pure. */
import type { RecordResult } from '#schema/decision-log/find.endpoints'
import { MemoId } from '#schema/memo/memo'
import { advisoryAddress, decisionAddress } from '../../advisory/advisory-address.ts'
import type { FigureName } from '../../kpi/figure-names.ts'
import { withKpi } from '../../kpi/kpi-address.ts'
import { withInbox, withMemo } from '../../memo/inbox-address.ts'

type Place = { readonly pathname: string; readonly search: string }

/** Address of a record; a memo opens over the current screen. Undefined for a chat, which opens beside any screen. */
export const placeOfRecord = (
  { kind, id }: Pick<RecordResult, 'kind' | 'id'>,
  { pathname, search }: Place,
): string | undefined => {
  if (kind === 'chat') return undefined
  if (kind === 'brief') return `/briefs?brief=${encodeURIComponent(id)}`
  if (kind === 'advisory') return advisoryAddress(id)
  if (kind === 'decision') return decisionAddress(id)
  if (kind === 'alert') return `/alerts#${encodeURIComponent(id)}`
  const inbox = withInbox(new URLSearchParams(search))
  return `${pathname}?${MemoId.is(id) ? withMemo(inbox, id) : inbox}`
}

export const placeOfFigure = (figure: FigureName): string =>
  `/dashboard/finance?${withKpi(new URLSearchParams(), figure)}`

export const placeOfEvent = (position: number | string): string => `/audit?event=${position}`
