/** Search results in the palette: figures, briefs, memos, advisories and events. Words match as in the log (decision 166). */
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ThreadId } from '#schema/chat/chat'
import type { SearchResults } from '#schema/decision-log/find.endpoints'
import { useOpenChat } from '../../chat/use-open-chat.ts'
import { useText } from '../../core/language.ts'
import { figureNames } from '../../kpi/figure-names.ts'
import { kpiText } from '../../messages/en/kpi.ts'
import { paletteText } from '../../messages/en/palette.ts'
import { eventTitle } from '../../messages/finding/subject-name.ts'
import { useFindRecordsQuery } from '../../search/search.api.ts'
import { searchAddress } from '../../search/search-address.ts'
import { findCommands } from './find-commands.ts'
import { placeOfEvent, placeOfFigure, placeOfRecord } from './result-place.ts'
import type { Command } from './use-commands.ts'

/** Milliseconds after the last key before searching. */
const searchDelay = 200

/** Shorter words match too much. */
const minLength = 3

const maxLength = 200

const none: SearchResults = { records: [], events: [], more: [] }

const useDebounced = (typed: string): string => {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed.trim()), searchDelay)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}

/** Results for the typed text, in groups. `isPending` until the service has answered. */
export const useSearchResults = (
  typed: string,
): {
  readonly results: readonly Command[]
  /** Opens the search screen with the typed words. */
  readonly everything: Command | undefined
  readonly isPending: boolean
} => {
  const text = useText(paletteText)
  const kpi = useText(kpiText)
  const navigate = useNavigate()
  const location = useLocation()
  const openChat = useOpenChat()
  const debounced = useDebounced(typed)
  const isAsked = debounced.length >= minLength && debounced === typed.trim()
  const { currentData: found = none, isFetching } = useFindRecordsQuery(
    isAsked ? { q: debounced.slice(0, maxLength) } : skipToken,
  )
  const isLong = typed.trim().length >= minLength
  if (typed.trim() === '') return { results: [], everything: undefined, isPending: false }
  const figures = figureNames.map((figure) => ({
    id: `figure ${figure}`,
    name: kpi.names[figure],
    kind: text.kinds.figure,
    run: () => navigate(placeOfFigure(figure)),
  }))
  const results = [
    ...findCommands(figures, typed),
    ...found.records.map((record) => ({
      id: `${record.kind} ${record.id}`,
      name: record.title,
      detail: record.match,
      kind: text.kinds[record.kind],
      run: () => {
        const place = placeOfRecord(record, location)
        if (place !== undefined) navigate(place)
        else if (ThreadId.is(record.id)) openChat(record.id)
      },
    })),
    ...found.events.map(({ position, title, subject, match }) => ({
      id: `event ${position}`,
      name: eventTitle({ title, subject }),
      detail: match,
      kind: text.kinds.event,
      run: () => navigate(placeOfEvent(position)),
    })),
  ]
  const everything = {
    id: 'everything',
    name: text.everything(typed.trim()),
    kind: text.screen,
    run: () => navigate(searchAddress({ q: typed.trim() })),
  }
  return {
    results,
    everything: isLong ? everything : undefined,
    isPending: isLong && (!isAsked || isFetching),
  }
}
