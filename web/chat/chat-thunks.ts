/** Thunks of the chat: ask, read a streamed reply, resume and stop it. */
import type { AdvisorKey, ChatReply, ChatTurn, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { api, type Extra, newUuid } from '../core/api.ts'
import { now } from '../core/clock.ts'
import { signedOut } from '../core/session.ts'
import type { RootState, Store } from '../core/store.ts'
import { chatApi } from './chat.api.ts'
import { draftReturned } from './chat.state.ts'
import {
  connectionLost,
  type LiveReply,
  progressReceived,
  replyCleared,
  replyFailed,
  replyStarted,
  retried,
  selectLive,
  stopRefused,
  stopRequested,
} from './replies.state.ts'
import { RequestRefused, readReply } from './reply-stream.ts'

type ChatThunk<A> = (dispatch: Store['dispatch'], getState: () => RootState, extra: Extra) => Promise<A>

/** Milliseconds before each reconnect; a reply already being written gets more attempts. */
const questionRetryPauses = [500, 1000]
const replyRetryPauses = [500, 1000, 2000, 4000, 8000, 16_000]

// One stream per thread. Stories and tests have several stores, so each store has its own map.
const streams = new WeakMap<Extra, Map<ThreadId, AbortController>>()

const streamsOf = (extra: Extra): Map<ThreadId, AbortController> => {
  const storeStreams = streams.get(extra) ?? new Map<ThreadId, AbortController>()
  streams.set(extra, storeStreams)
  return storeStreams
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    // Retry at once when the browser comes back online.
    window.addEventListener('online', finish)
  })

/** Puts a finished reply into the cached thread and removes the live one. */
const finishReply =
  (live: LiveReply, reply: ChatReply): ChatThunk<void> =>
  async (dispatch, getState) => {
    const { threadId, messageId } = reply
    // A read that began before the reply was recorded would bring the question back as unanswered.
    await dispatch(chatApi.util.getRunningQueryThunk('readThread', { threadId }))
    if (selectLive(getState(), threadId) === undefined) return
    const { data = [] } = chatApi.endpoints.readThread.select({ threadId })(getState())
    // Without the earlier turns in the cache, adding this one would give an incomplete thread; it is refetched when
    // shown. Nor does a reply of today belong in an earlier moment.
    const isUnseen = data.length === 0 && live.turnsBefore > 0
    if (isUnseen || getState().asOf.position !== null) {
      dispatch(replyCleared({ threadId }))
      return
    }
    const { message, askedAt: createdAt } = live
    const turn: ChatTurn = { messageId, message, createdAt, reply }
    const isKnown = data.some((one) => one.messageId === messageId)
    const turns = isKnown
      ? data.map((one) => (one.messageId === messageId ? { ...turn, createdAt: one.createdAt } : one))
      : [...data, turn]
    await dispatch(chatApi.util.upsertQueryData('readThread', { threadId }, turns))
    dispatch(replyCleared({ threadId }))
  }

/** Handles a refusal of the service. */
const handleRefusal =
  (live: LiveReply, { status, problem }: RequestRefused): ChatThunk<void> =>
  async (dispatch, getState) => {
    const { threadId, tabId, message } = live
    if (status === 401) {
      dispatch(draftReturned({ tabId, text: message }))
      if (getState().session.isAuthenticated) dispatch(signedOut('service'))
      return
    }
    if (problem?.type.endsWith(':chat/pending')) {
      dispatch(replyCleared({ threadId, note: 'elsewhere' }))
      dispatch(draftReturned({ tabId, text: message }))
      dispatch(api.util.invalidateTags(['chat']))
      return
    }
    dispatch(replyFailed({ threadId, reason: status < 500 ? problem?.detail : undefined }))
    // A reply that failed midway is recorded with the text written until then, so refetch the thread.
    if (selectLive(getState(), threadId)?.ids) dispatch(api.util.invalidateTags(['chat']))
  }

/** Reads the reply of a thread to its end, reconnecting when needed. */
const listen =
  (threadId: ThreadId): ChatThunk<void> =>
  async (dispatch, getState, extra) => {
    const { sessionId } = getState().session
    const stream = new AbortController()
    streamsOf(extra).get(threadId)?.abort()
    streamsOf(extra).set(threadId, stream)
    const isOwn = () => !stream.signal.aborted && getState().session.sessionId === sessionId
    for (let failures = 0; ; failures += 1) {
      const live = selectLive(getState(), threadId)
      if (live === undefined || !isOwn()) return
      const { key, message, personaKey, tab, ids, text } = live
      const what = ids
        ? { replyId: ids.replyId, at: text.length }
        : { key, message, personaKey, threadId, tab }
      try {
        const reply = await readReply(
          { fetch: extra.fetch, sessionId, signal: stream.signal, what },
          (progress) => {
            failures = 0
            if (isOwn()) dispatch(progressReceived(progress))
            else stream.abort()
          },
        )
        if (isOwn()) await dispatch(finishReply(live, reply))
        return
      } catch (error) {
        if (!isOwn()) return
        if (error instanceof RequestRefused) return dispatch(handleRefusal(live, error))
        const pauses = selectLive(getState(), threadId)?.ids ? replyRetryPauses : questionRetryPauses
        const ms = pauses[failures]
        if (ms === undefined) {
          dispatch(replyFailed({ threadId, reason: undefined }))
          return
        }
        dispatch(connectionLost(threadId))
        await pause(ms)
      }
    }
  }

export type Question = {
  readonly threadId: ThreadId
  readonly tabId: string
  readonly tab: string
  readonly personaKey: AdvisorKey
  readonly message: string
  readonly turnsBefore: number
}

/** Asks a question and reads the reply. */
export const ask =
  (question: Question): ChatThunk<void> =>
  async (dispatch) => {
    const askedAt = decodeOrThrow(IsoTime, now().toISOString(), 'this moment')
    dispatch(
      replyStarted({ ...question, askedAt, key: await newUuid(), text: '', phase: 'asking', isCut: false }),
    )
    await dispatch(listen(question.threadId))
  }

/** Resumes reading a reply that another window started. */
export const resumeReply =
  (question: Question, { messageId, createdAt, pending }: ChatTurn): ChatThunk<void> =>
  async (dispatch) => {
    if (pending === undefined) return
    const ids = { messageId, replyId: pending.replyId }
    const { text } = pending
    dispatch(
      replyStarted({ ...question, askedAt: createdAt, key: '', ids, text, phase: 'writing', isCut: false }),
    )
    await dispatch(listen(question.threadId))
  }

/** Retries after a failure: sends the same request again, or reads the rest of the reply. */
export const tryAgain =
  (threadId: ThreadId): ChatThunk<void> =>
  async (dispatch) => {
    dispatch(retried(threadId))
    await dispatch(listen(threadId))
  }

/** Stops the reply being written in a thread; keeps the text so far. */
export const stop =
  (threadId: ThreadId): ChatThunk<void> =>
  async (dispatch, getState, extra) => {
    const live = selectLive(getState(), threadId)
    if (live?.ids === undefined || live.phase !== 'writing') return
    dispatch(stopRequested(threadId))
    const { replyId } = live.ids
    const { data, error } = await dispatch(chatApi.endpoints.stopReply.initiate({ replyId }))
    if (data) {
      // Its stream would end by itself, but up to a second later.
      streamsOf(extra).get(threadId)?.abort()
      await dispatch(finishReply(live, data))
      return
    }
    // If the reply has already ended, its stream delivers it.
    const hasEnded = error !== undefined && 'status' in error && error.status === 409
    if (!hasEnded && selectLive(getState(), threadId)) dispatch(stopRefused(threadId))
  }
