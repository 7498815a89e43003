/**
 * The browser's end of the change feed (decision 30): fetches again just what changed and is older than the change.
 *
 * Every answer says which position of the history it shows, every note up to which position something changed. So a
 * change of one's own, whose mutation has fetched anew already, and a screen that loaded while the feed was opened cost
 * no second fetch, and nothing that changed in between is missed.
 */
import type { ChangeNote } from '#schema/core/changes'
import { type SliceName, sliceNames } from '#schema/slices'
import { api, type Transport } from './api.ts'
import { serviceRequest } from './request.ts'
import { signedOut } from './session.ts'
import { withServerEvents } from './sse.ts'
import type { Store } from './store.ts'

/** Milliseconds until a lost feed is asked for again: at first, and at most; doubled each time. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** The service refused the session. */
class SessionOver extends Error {}

// A service newer than this page may name slices that the page has never heard of.
const noteOf = (data: string): ChangeNote => {
  const { position, slices } = JSON.parse(data) as ChangeNote
  return { position, slices: sliceNames.filter((slice) => slices.includes(slice)) }
}

type Asking = Transport & {
  readonly sessionId: string
  readonly after: number | undefined
  readonly signal: AbortSignal
}

/** Passes on every note until the stream ends; rejects where it breaks, falls silent, or is refused. */
const listen = (
  { sessionId, after, signal, fetch }: Asking,
  heard: (note: ChangeNote) => void,
): Promise<void> => {
  const headers = {
    accept: 'text/event-stream',
    ...(after === undefined ? {} : { 'last-event-id': String(after) }),
  }
  return withServerEvents(
    { fetch },
    signal,
    (leaving) => serviceRequest('/api/changes', sessionId, { headers, signal: leaving }),
    async (response, read) => {
      if (response.status === 401) throw new SessionOver()
      if (!response.ok) throw new Error(`The feed answered ${response.status}.`)
      await read(response, ({ event, data }) => {
        if (event === undefined) heard(noteOf(data))
        if (event === 'problem' && JSON.parse(data).status === 401) throw new SessionOver()
      })
    },
  )
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Somebody signs out just now: what the feed hears of it says no more than the answer that they wait for. */
const isLeaving = (store: Store): boolean =>
  Object.values(store.getState().api.mutations).some(
    (one) => one?.status === 'pending' && one.endpointName === 'signOut',
  )

/** What the feed said that is not settled yet, and how it is settled against what the store holds. */
const openNotes = (store: Store, shown: ReadonlyMap<string, number>) => {
  const unsettled = new Map<SliceName, number>()
  let first: number | undefined
  return {
    heard: ({ position, slices }: ChangeNote) => {
      first ??= position
      for (const slice of slices) unsettled.set(slice, position)
    },
    forget: () => {
      unsettled.clear()
      first = undefined
    },
    settle: () => {
      const state = store.getState()
      // An earlier moment stays as it was; whoever comes back from it fetches everything.
      if (state.asOf.position !== null) unsettled.clear()
      // What is on its way may show the change already.
      if (unsettled.size === 0 || Object.values(state.api.queries).some((one) => one?.status === 'pending'))
        return
      // A failure shows no position. The first note only says where the history stands, not that anything changed.
      const stale = [...unsettled].filter(([slice, position]) =>
        api.util
          .selectInvalidatedBy(state, [slice])
          .some(({ queryCacheKey }) => (shown.get(queryCacheKey) ?? first ?? -1) < position),
      )
      unsettled.clear()
      if (stale.length > 0) store.dispatch(api.util.invalidateTags(stale.map(([slice]) => slice)))
    },
  }
}

/** Follows the feed while somebody is signed in and sees the page; returns how to stop. */
export const followChanges = (store: Store): (() => void) => {
  const { fetch, shown } = store.dispatch((_dispatch, _getState, extra) => extra)
  const notes = openNotes(store, shown)
  let sessionId: string | null = null
  let after: number | undefined
  let following: AbortController | undefined

  const keepListening = async (as: string, { signal }: AbortController): Promise<void> => {
    let pauseMs = firstPauseMs
    while (!signal.aborted) {
      try {
        await listen({ fetch, sessionId: as, after, signal }, (note) => {
          pauseMs = firstPauseMs
          after = note.position
          notes.heard(note)
          notes.settle()
        })
      } catch (error) {
        if (error instanceof SessionOver && !signal.aborted && !isLeaving(store))
          store.dispatch(signedOut('service'))
      }
      // Not all at the same moment after the service was away.
      await pause(pauseMs * (0.5 + Math.random()), signal)
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    }
  }

  const stop = () => {
    following?.abort()
    following = undefined
  }
  const update = () => {
    const now = store.getState().session.sessionId
    if (now !== sessionId) {
      stop()
      sessionId = now
      after = undefined
      notes.forget()
    }
    // A browser opens six connections to one host, for all its tabs together: those that nobody sees leave theirs.
    if (document.hidden) stop()
    else if (sessionId !== null && following === undefined) {
      following = new AbortController()
      void keepListening(sessionId, following)
    }
    notes.settle()
  }
  const startAnew = () => {
    stop()
    update()
  }

  const unsubscribe = store.subscribe(update)
  document.addEventListener('visibilitychange', update)
  window.addEventListener('online', startAnew)
  update()
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('online', startAnew)
    stop()
  }
}
