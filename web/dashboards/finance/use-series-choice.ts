/** The state of the Finance chart, which is in the address, and functions that change it. */
import { useSearchParams } from 'react-router-dom'
import { IsoDate } from '#schema/core/scalars'
import type { KpiRecord } from '#schema/kpi/kpi'
import { openedEntry, useOpened } from '../../core/use-opened.ts'
import { daysAfter } from '../../kit/business-day.ts'
import { readSeries, type SeriesChoice, withSeries } from '../../kpi/series/series-address.ts'
import { useGetMeQuery } from '../../session/session.api.ts'

type Change = Parameters<typeof withSeries>[1]

export type SeriesControls = {
  /** Undefined while no week is on record. */
  readonly choice: SeriesChoice | undefined
  readonly change: (change: Change) => void
  readonly open: (day: IsoDate) => void
  readonly close: () => void
}

export const useSeriesChoice = (records: readonly KpiRecord[] | undefined): SeriesControls => {
  const [address, setAddress] = useSearchParams()
  const opened = useOpened()
  const me = useGetMeQuery().data
  const latest = records?.at(-1)
  const last = latest && daysAfter(latest.weekStart, 6)
  const choice = IsoDate.is(last)
    ? readSeries(address, { last, fiscalYearStart: me?.fiscalYearStart })
    : undefined
  const isOpen = choice?.opened !== undefined
  return {
    choice,
    change: (change) => setAddress(withSeries(address, change), { replace: true, state: opened.same }),
    open: (day) =>
      setAddress(withSeries(address, { opened: day }), {
        replace: isOpen,
        state: isOpen ? opened.same : openedEntry,
        flushSync: true,
      }),
    close: () => opened.close(withSeries(address, { opened: undefined })),
  }
}
