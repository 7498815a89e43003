/** An export from click to file: recorded first, then downloaded; can be cancelled and retried. */
import { useRef, useState } from 'react'
import type { ExportFormat, LogExport } from '#schema/decision-log/log-export'
import type { LogOrder, LogQuery } from '#schema/decision-log/log-query'
import type { Extra } from '../../core/api.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import type { RootState, Store } from '../../core/store.ts'
import { saveBlob } from '../../kit/charts/save-file.ts'
import { type ExportProgress, fetchExport, UnprovedExport } from './export-file.ts'
import { logExportApi } from './log-export.api.ts'

/** Format, part of the log and order. */
export type ExportRequest = {
  readonly format: ExportFormat
  readonly query: LogQuery
  readonly order?: LogOrder | undefined
}

/** State of an export; without `made`, it may not be recorded. */
export type ExportState =
  | { readonly kind: 'recording' }
  | { readonly kind: 'fetching'; readonly made: LogExport; readonly progress: ExportProgress }
  | { readonly kind: 'done'; readonly made: LogExport }
  | { readonly kind: 'cancelled'; readonly made?: LogExport }
  | { readonly kind: 'failed'; readonly made?: LogExport }

type ExportThunk<A> = (dispatch: Store['dispatch'], getState: () => RootState, extra: Extra) => Promise<A>

const fetched =
  (made: LogExport, signal: AbortSignal, onProgress: (progress: ExportProgress) => void): ExportThunk<Blob> =>
  async (_dispatch, getState, { fetch, askProof }) => {
    const fetchNow = () =>
      fetchExport(made, { fetch, sessionId: getState().session.sessionId, signal, onProgress })
    try {
      return await fetchNow()
    } catch (error) {
      // An export that was recorded some time ago may need a fresh proof.
      if (!(error instanceof UnprovedExport) || !(await askProof())) throw error
      return fetchNow()
    }
  }

/** State of the current or last export (undefined when there is none), and its actions. */
export const useLogExport = () => {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<ExportState>()
  const running = useRef<AbortController>(null)
  const lastWish = useRef<ExportRequest>(null)

  /** Starts an export and aborts a running one. Returns its signal and `show`, which does nothing once aborted. */
  const startRun = () => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    const show = (next: ExportState) => {
      if (running.current === run) setState(next)
    }
    return { signal: run.signal, show }
  }

  const get = async (made: LogExport, { signal, show }: ReturnType<typeof startRun>) => {
    const onProgress = (progress: ExportProgress) => show({ kind: 'fetching', made, progress })
    onProgress({ events: 0, bytes: 0 })
    try {
      saveBlob(made.fileName, await dispatch(fetched(made, signal, onProgress)))
      show({ kind: 'done', made })
    } catch {
      show({ kind: signal.aborted ? 'cancelled' : 'failed', made })
    }
  }

  const start = async (wish: ExportRequest) => {
    const run = startRun()
    lastWish.current = wish
    run.show({ kind: 'recording' })
    const { format, query, order } = wish
    const input = { format, ...query, ...(order === undefined ? {} : { order }) }
    const { data: made } = await dispatch(logExportApi.endpoints.exportLog.initiate(input))
    if (run.signal.aborted) run.show(made ? { kind: 'cancelled', made } : { kind: 'cancelled' })
    else if (made === undefined) run.show({ kind: 'failed' })
    else await get(made, run)
  }

  return {
    state,
    start,
    cancel: () => {
      running.current?.abort()
      if (state?.kind === 'recording') setState({ kind: 'cancelled' })
    },
    /** Downloads a recorded export again; otherwise requests a new one. */
    again: () => {
      const made = state !== undefined && 'made' in state ? state.made : undefined
      if (made !== undefined) void get(made, startRun())
      else if (lastWish.current !== null) void start(lastWish.current)
    },
    close: () => setState(undefined),
  }
}
