/** An export from the click to the file: recorded first, then fetched; it can be cancelled, and fetched again. */
import { useRef, useState } from 'react'
import type { ExportFormat, LogExport } from '#schema/decision-log/log-export'
import type { LogOrder, LogQuery } from '#schema/decision-log/log-query'
import type { Extra } from '../../core/api.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import type { RootState, Store } from '../../core/store.ts'
import { saveBlob } from '../../kit/charts/save-file.ts'
import { type ExportProgress, fetchExport } from './export-file.ts'
import { logExportApi } from './log-export.api.ts'

/** What is asked for: a format, and which part of the log in which order. */
export type ExportWish = {
  readonly format: ExportFormat
  readonly query: LogQuery
  readonly order?: LogOrder | undefined
}

/** How an export stands; without `made`, it is not known to be on record. */
export type ExportState =
  | { readonly kind: 'recording' }
  | { readonly kind: 'fetching'; readonly made: LogExport; readonly progress: ExportProgress }
  | { readonly kind: 'done'; readonly made: LogExport }
  | { readonly kind: 'cancelled'; readonly made?: LogExport }
  | { readonly kind: 'failed'; readonly made?: LogExport }

type Does<A> = (dispatch: Store['dispatch'], getState: () => RootState, extra: Extra) => Promise<A>

const fetched =
  (made: LogExport, signal: AbortSignal, heard: (progress: ExportProgress) => void): Does<Blob> =>
  (_dispatch, getState, { fetch }) =>
    fetchExport(made, { fetch, sessionId: getState().session.sessionId, signal, heard })

/** The export under way or just over, undefined while there is none; and what can be done about it. */
export const useLogExport = () => {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<ExportState>()
  const running = useRef<AbortController>(null)
  const lastWish = useRef<ExportWish>(null)

  /** Begins anew; an export that is under way is left. Gives how to tell of it, which a later one makes deaf. */
  const begin = () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const show = (next: ExportState) => {
      if (running.current === own) setState(next)
    }
    return { signal: own.signal, show }
  }

  const get = async (made: LogExport, { signal, show }: ReturnType<typeof begin>) => {
    const heard = (progress: ExportProgress) => show({ kind: 'fetching', made, progress })
    heard({ events: 0, bytes: 0 })
    try {
      saveBlob(made.fileName, await dispatch(fetched(made, signal, heard)))
      show({ kind: 'done', made })
    } catch {
      show({ kind: signal.aborted ? 'cancelled' : 'failed', made })
    }
  }

  const start = async (wish: ExportWish) => {
    const own = begin()
    lastWish.current = wish
    own.show({ kind: 'recording' })
    const { format, query, order } = wish
    const input = { format, ...query, ...(order === undefined ? {} : { order }) }
    const { data: made } = await dispatch(logExportApi.endpoints.exportLog.initiate(input))
    if (own.signal.aborted) own.show(made ? { kind: 'cancelled', made } : { kind: 'cancelled' })
    else if (made === undefined) own.show({ kind: 'failed' })
    else await get(made, own)
  }

  return {
    state,
    start,
    cancel: () => {
      running.current?.abort()
      if (state?.kind === 'recording') setState({ kind: 'cancelled' })
    },
    /** Fetches what is on record again; what is not known to be on record is asked for anew. */
    again: () => {
      const made = state !== undefined && 'made' in state ? state.made : undefined
      if (made !== undefined) void get(made, begin())
      else if (lastWish.current !== null) void start(lastWish.current)
    },
    close: () => setState(undefined),
  }
}
