/** Where to show the record behind a figure or passage. Pure. */
import type { FigureInput, Passage } from '#schema/core/advice'
import { MemoId } from '#schema/memo/memo'
import { advisoryAddress } from '../advisory/advisory-address.ts'
import { withFocus } from '../focus/focus-address.ts'
import { figureNames } from '../kpi/figure-names.ts'
import { withKpi } from '../kpi/kpi-address.ts'
import { withInbox, withMemo } from '../memo/inbox-address.ts'

const finance = '/dashboard/finance'

type Place = { readonly pathname: string; readonly search: string }

/** Path that shows a record from the current place; dialogs open over the current screen. Undefined without a record. */
export const recordPath = (
  source: FigureInput | Passage,
  { pathname, search }: Place,
): string | undefined => {
  const { kind, id } = source
  const address = new URLSearchParams(search)
  if (kind === 'kpi') {
    // Opens the figure's details: its weeks and their events.
    const figure = 'field' in source ? figureNames.find((name) => name === source.field) : undefined
    return figure ? `${finance}?${withKpi(new URLSearchParams(), figure)}` : finance
  }
  if (kind === 'hourly') return '/dashboard/sales-marketing'
  if (kind === 'memo') {
    const inbox = withInbox(address)
    return `${pathname}?${MemoId.is(id) ? withMemo(inbox, id) : inbox}`
  }
  if (kind === 'focus') return `${pathname}?${withFocus(address)}`
  if (kind === 'brief') return id === undefined ? '/briefs' : `/briefs?brief=${encodeURIComponent(id)}`
  if (kind === 'advisory') return id === undefined ? '/nudges' : advisoryAddress(id)
  return kind === 'profile' ? '/profile' : undefined
}
