/** Asking and being answered: sends a question, reads the reply as it is written, takes it up again, stops it. */
import type { AdvisorKey, ChatReply, ChatTurn, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { api, type Extra, newKey } from '../core/api.ts'
import { now } from '../core/clock.ts'
import { signedOut } from '../core/session.ts'
import type { RootState, Store } from '../core/store.ts'
import { chatApi } from './chat.api.ts'
import { draftReturned } from './chat.state.ts'
import {
  connectionCut,
  type LiveReply,
  progressHeard,
  replyFailed,
  replyLeft,
  replyStarted,
  retried,
  selectLive,
  stopAsked,
  stopRefused,
} from './replies.state.ts'
import { RequestRefused, readReply } from './reply-stream.ts'

type Does<A> = (dispatch: Store['dispatch'], getState: () => RootState, extra: Extra) => Promise<A>

/** Milliseconds before each new try of a broken connection; a reply that is under way is worth more of them. */
const pausesOfQuestion = [500, 1000]
const pausesOfReply = [500, 1000, 2000, 4000, 8000, 16_000]

// One stream a thread; each store has its own, as stories and tests have several.
const streams = new WeakMap<Extra, Map<ThreadId, AbortController>>()

const streamsOf = (extra: Extra): Map<ThreadId, AbortController> => {
  const own = streams.get(extra) ?? new Map<ThreadId, AbortController>()
  streams.set(extra, own)
  return own
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    // The browser knows best when it can be tried again.
    window.addEventListener('online', go)
  })

/** Puts a finished reply into the cached thread, and ends the live one. */
const settle =
  (live: LiveReply, reply: ChatReply): Does<void> =>
  async (dispatch, getState) => {
    const { threadId, messageId } = reply
    const { data = [] } = chatApi.endpoints.readThread.select({ threadId })(getState())
    // The thread left the cache, as it does where it changes unseen; it is read anew when it is shown, not from this turn on.
    // Nor is a reply of today one of the earlier moment that is shown.
    const isUnseen = data.length === 0 && live.turnsBefore > 0
    if (isUnseen || getState().asOf.position !== null) {
      dispatch(replyLeft({ threadId }))
      return
    }
    const { message, askedAt: createdAt } = live
    const turn: ChatTurn = { messageId, message, createdAt, reply }
    const isKnown = data.some((one) => one.messageId === messageId)
    const turns = isKnown
      ? data.map((one) => (one.messageId === messageId ? { ...turn, createdAt: one.createdAt } : one))
      : [...data, turn]
    await dispatch(chatApi.util.upsertQueryData('readThread', { threadId }, turns))
    dispatch(replyLeft({ threadId }))
  }

/** What is to be done once the service has refused. */
const refused =
  (live: LiveReply, { status, problem }: RequestRefused): Does<void> =>
  async (dispatch, getState) => {
    const { threadId, tabId, message } = live
    if (status === 401) {
      dispatch(draftReturned({ tabId, text: message }))
      if (getState().session.isAuthenticated) dispatch(signedOut('service'))
      return
    }
    if (problem?.type.endsWith(':chat/pending')) {
      dispatch(replyLeft({ threadId, note: 'elsewhere' }))
      dispatch(draftReturned({ tabId, text: message }))
      dispatch(api.util.invalidateTags(['chat']))
      return
    }
    dispatch(replyFailed({ threadId, why: status < 500 ? problem?.detail : undefined }))
    // A fault in the middle of a reply is on record as its end, with all that was written until then.
    if (selectLive(getState(), threadId)?.ids) dispatch(api.util.invalidateTags(['chat']))
  }

/** Reads the live reply of a thread to its end, through broken connections. */
const listen =
  (threadId: ThreadId): Does<void> =>
  async (dispatch, getState, extra) => {
    const { sessionId } = getState().session
    const stream = new AbortController()
    streamsOf(extra).get(threadId)?.abort()
    streamsOf(extra).set(threadId, stream)
    const isOwn = () => !stream.signal.aborted && getState().session.sessionId === sessionId
    for (let misses = 0; ; misses += 1) {
      const live = selectLive(getState(), threadId)
      if (live === undefined || !isOwn()) return
      const { key, message, personaKey, tab, ids, text } = live
      const what = ids
        ? { replyId: ids.replyId, at: text.length }
        : { key, message, personaKey, threadId, tab }
      try {
        const reply = await readReply(
          { fetch: extra.fetch, sessionId, signal: stream.signal, what },
          (heard) => {
            misses = 0
            if (isOwn()) dispatch(progressHeard(heard))
            else stream.abort()
          },
        )
        if (isOwn()) await dispatch(settle(live, reply))
        return
      } catch (fault) {
        if (!isOwn()) return
        if (fault instanceof RequestRefused) return dispatch(refused(live, fault))
        const pauses = selectLive(getState(), threadId)?.ids ? pausesOfReply : pausesOfQuestion
        const ms = pauses[misses]
        if (ms === undefined) {
          dispatch(replyFailed({ threadId, why: undefined }))
          return
        }
        dispatch(connectionCut(threadId))
        await pause(ms)
      }
    }
  }

/** A question as it is put. */
export type Question = {
  readonly threadId: ThreadId
  readonly tabId: string
  readonly tab: string
  readonly personaKey: AdvisorKey
  readonly message: string
  readonly turnsBefore: number
}

/** Asks, and reads the reply. */
export const ask =
  (question: Question): Does<void> =>
  async (dispatch) => {
    const askedAt = decodeOrThrow(IsoTime, now().toISOString(), 'this moment')
    dispatch(
      replyStarted({ ...question, askedAt, key: await newKey(), text: '', phase: 'asking', isCut: false }),
    )
    await dispatch(listen(question.threadId))
  }

/** Reads on in a reply that is being written, begun by a window that was closed or by another one. */
export const resumeReply =
  (question: Question, { messageId, createdAt, pending }: ChatTurn): Does<void> =>
  async (dispatch) => {
    if (pending === undefined) return
    const ids = { messageId, replyId: pending.replyId }
    const { text } = pending
    dispatch(
      replyStarted({ ...question, askedAt: createdAt, key: '', ids, text, phase: 'writing', isCut: false }),
    )
    await dispatch(listen(question.threadId))
  }

/** Tries again what failed: the same request, or the rest of its reply. */
export const tryAgain =
  (threadId: ThreadId): Does<void> =>
  async (dispatch) => {
    dispatch(retried(threadId))
    await dispatch(listen(threadId))
  }

/** Stops the reply that is being written in a thread; what was written stays. */
export const stop =
  (threadId: ThreadId): Does<void> =>
  async (dispatch, getState, extra) => {
    const live = selectLive(getState(), threadId)
    if (live?.ids === undefined || live.phase !== 'writing') return
    dispatch(stopAsked(threadId))
    const { replyId } = live.ids
    const { data, error } = await dispatch(chatApi.endpoints.stopReply.initiate({ replyId }))
    if (data) {
      // Its stream would end by itself, up to a second later.
      streamsOf(extra).get(threadId)?.abort()
      await dispatch(settle(live, data))
      return
    }
    // A reply that has ended already arrives by its stream.
    const hasEnded = error !== undefined && 'status' in error && error.status === 409
    if (!hasEnded && selectLive(getState(), threadId)) dispatch(stopRefused(threadId))
  }
