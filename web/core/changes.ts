/**
 * Client of the change feed (decision 30): refetches only queries that changed and are older than the change.
 *
 * Each answer carries the history position it shows, and each note the position up to which something changed. So a
 * user's own change, which its mutation has already refetched, costs no second fetch; nor does a screen that loaded
 * while the feed was opening. No change in between is missed.
 */
import type { ChangeNote } from '#schema/core/changes'
import { type SliceName, sliceNames } from '#schema/slices'
import { api, type Transport } from './api.ts'
import { serviceRequest } from './request.ts'
import { signedOut } from './session.ts'
import { withServerEvents } from './sse.ts'
import type { Store } from './store.ts'

/** Pause in milliseconds before reconnecting: the first, doubled after each attempt up to the longest. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** The service refused the session. */
class SessionOver extends Error {}

/** The session may not follow any more, such as one that lacks a passkey. */
class Forbidden extends Error {}

const refuse = (status: number): void => {
  if (status === 401) throw new SessionOver()
  if (status === 403) throw new Forbidden()
}

// A newer service may name slices that this page does not have.
const parseNote = (data: string): ChangeNote => {
  const { position, slices } = JSON.parse(data) as ChangeNote
  return { position, slices: sliceNames.filter((slice) => slices.includes(slice)) }
}

type FeedRequest = Transport & {
  readonly sessionId: string
  readonly after: number | undefined
  readonly signal: AbortSignal
}

/** Passes on every note until the stream ends. Rejects when it breaks, stays silent or is refused. */
const listen = (
  { sessionId, after, signal, fetch }: FeedRequest,
  onNote: (note: ChangeNote) => void,
): Promise<void> => {
  const headers = {
    accept: 'text/event-stream',
    ...(after === undefined ? {} : { 'last-event-id': String(after) }),
  }
  return withServerEvents(
    { fetch },
    signal,
    (abortSignal) => serviceRequest('/api/changes', sessionId, { headers, signal: abortSignal }),
    async (response, read) => {
      refuse(response.status)
      if (!response.ok) throw new Error(`The feed answered ${response.status}.`)
      await read(response, ({ event, data }) => {
        if (event === undefined) onNote(parseNote(data))
        if (event === 'problem') refuse(JSON.parse(data).status)
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

/** Notes not yet acted on, and the step that compares them with the positions in the store. */
const openNotes = (store: Store, shown: ReadonlyMap<string, number>) => {
  const unsettled = new Map<SliceName, number>()
  let first: number | undefined
  return {
    add: ({ position, slices }: ChangeNote) => {
      first ??= position
      for (const slice of slices) unsettled.set(slice, position)
    },
    forget: () => {
      unsettled.clear()
      first = undefined
    },
    settle: () => {
      const state = store.getState()
      // An earlier moment does not change, and returning to the present refetches everything.
      if (state.asOf.position !== null) unsettled.clear()
      // A pending answer may already include the change.
      if (unsettled.size === 0 || Object.values(state.api.queries).some((one) => one?.status === 'pending'))
        return
      // A failed query has no position. The first note gives the current position, not a change.
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

/**
 * Follows the feed while the user is signed in and the tab is visible; returns a function that stops it. Calls `onForbidden`
 * once when the feed is closed to a session that is still open.
 */
export const followChanges = (store: Store, onForbidden: () => void): (() => void) => {
  const { fetch, shown, isEndingSession } = store.dispatch((_dispatch, _getState, extra) => extra)
  const notes = openNotes(store, shown)
  let sessionId: string | null = null
  let after: number | undefined
  let following: AbortController | undefined

  const keepListening = async (as: string, { signal }: AbortController): Promise<void> => {
    let pauseMs = firstPauseMs
    let isForbidden = false
    while (!signal.aborted) {
      try {
        await listen({ fetch, sessionId: as, after, signal }, (note) => {
          pauseMs = firstPauseMs
          isForbidden = false
          // A user who now sees an earlier part of the history, such as an auditor of a period, must not see what came later.
          if (after !== undefined && note.position < after) {
            notes.forget()
            store.dispatch(api.util.invalidateTags([...sliceNames]))
          }
          after = note.position
          notes.add(note)
          notes.settle()
        })
      } catch (error) {
        if (error instanceof SessionOver && !signal.aborted && !isEndingSession())
          store.dispatch(signedOut('service'))
        if (error instanceof Forbidden && !signal.aborted && !isForbidden) {
          isForbidden = true
          onForbidden()
        }
      }
      // Jitter, so that clients do not all reconnect at once after an outage.
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
    // A browser opens six connections per host across all tabs, so hidden tabs give theirs up.
    if (document.hidden) stop()
    else if (sessionId !== null && following === undefined) {
      following = new AbortController()
      void keepListening(sessionId, following)
    }
    notes.settle()
  }
  const reconnect = () => {
    stop()
    update()
  }

  const unsubscribe = store.subscribe(update)
  document.addEventListener('visibilitychange', update)
  window.addEventListener('online', reconnect)
  update()
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('online', reconnect)
    stop()
  }
}
