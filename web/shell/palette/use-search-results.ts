/** Search results in the palette: figures, briefs, memos, advisories and events. Words match as in the log (decision 166). */
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RecordResult, SearchResults } from '#schema/decision-log/find.endpoints'
import { MemoId } from '#schema/memo/memo'
import { advisoryAddress, decisionAddress } from '../../advisory/advisory-address.ts'
import { useText } from '../../core/language.ts'
import { figureNames } from '../../kpi/figure-names.ts'
import { withKpi } from '../../kpi/kpi-address.ts'
import { withInbox, withMemo } from '../../memo/inbox-address.ts'
import { kpiText } from '../../messages/en/kpi.ts'
import { paletteText } from '../../messages/en/palette.ts'
import { useFindRecordsQuery } from './find.api.ts'
import { findCommands } from './find-commands.ts'
import type { Command } from './use-commands.ts'

/** Milliseconds after the last key before searching. */
const searchDelay = 200

/** Shorter words match too much. */
const minLength = 3

const maxLength = 200

const none: SearchResults = { records: [], events: [] }

const useDebounced = (typed: string): string => {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed.trim()), searchDelay)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}

/** Address that opens a record; a memo opens over the current screen. */
const placeOf = ({ kind, id }: RecordResult, pathname: string, address: URLSearchParams): string => {
  if (kind === 'brief') return `/briefs?brief=${encodeURIComponent(id)}`
  if (kind === 'advisory') return advisoryAddress(id)
  if (kind === 'decision') return decisionAddress(id)
  const inbox = withInbox(address)
  return `${pathname}?${MemoId.is(id) ? withMemo(inbox, id) : inbox}`
}

/** Results for the typed text, in groups. `isPending` until the service has answered. */
export const useSearchResults = (
  typed: string,
): { readonly results: readonly Command[]; readonly isPending: boolean } => {
  const text = useText(paletteText)
  const kpi = useText(kpiText)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const debounced = useDebounced(typed)
  const isAsked = debounced.length >= minLength && debounced === typed.trim()
  const { currentData: found = none, isFetching } = useFindRecordsQuery(
    isAsked ? { q: debounced.slice(0, maxLength) } : skipToken,
  )
  const isLong = typed.trim().length >= minLength
  if (typed.trim() === '') return { results: [], isPending: false }
  const figures = figureNames.map((figure) => ({
    id: `figure ${figure}`,
    name: kpi.names[figure],
    kind: text.kinds.figure,
    run: () => navigate(`/dashboard/finance?${withKpi(new URLSearchParams(), figure)}`),
  }))
  const results = [
    ...findCommands(figures, typed),
    ...found.records.map((record) => ({
      id: `${record.kind} ${record.id}`,
      name: record.title,
      detail: record.match,
      kind: text.kinds[record.kind],
      run: () => navigate(placeOf(record, pathname, new URLSearchParams(search))),
    })),
    ...found.events.map(({ position, title, subject, match }) => ({
      id: `event ${position}`,
      name: subject === undefined ? title : `${title}: ${subject}`,
      detail: match,
      kind: text.kinds.event,
      run: () => navigate(`/audit?event=${position}`),
    })),
  ]
  return { results, isPending: isLong && (!isAsked || isFetching) }
}
