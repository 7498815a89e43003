/** Replies being written in this window, by thread, from the moment the question is sent. */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { AdvisorKey, MessageId, ReplyProgress, ThreadId } from '#schema/chat/chat'
import type { IsoTime } from '#schema/core/scalars'
import { signedOut } from '../core/session.ts'
import { rootReducer } from '../core/store.ts'

/** A question and the state of its reply. */
export type LiveReply = {
  readonly threadId: ThreadId
  /** The tab in which it was asked. */
  readonly tabId: string
  readonly tab: string
  readonly personaKey: AdvisorKey
  readonly message: string
  readonly askedAt: IsoTime
  /** Number of turns in the thread before it. */
  readonly turnsBefore: number
  /** Idempotency key, so that retries do not ask twice; '' when another window sent the question. */
  readonly key: string
  /** Set once the question is recorded. */
  readonly ids?: { readonly replyId: MessageId; readonly messageId: MessageId }
  readonly text: string
  readonly phase: 'asking' | 'writing' | 'stopping' | 'failed'
  /** The connection broke and is being retried. */
  readonly isCut: boolean
  /** The service's reason for a failure. */
  readonly reason?: string
}

/** `elsewhere`: another window is waiting for a reply in this thread. `stopLost`: stopping failed. */
export type ChatNote = 'elsewhere' | 'stopLost'

type RepliesState = {
  readonly live: { readonly [threadId: string]: LiveReply | undefined }
  readonly notes: { readonly [threadId: string]: ChatNote | undefined }
}

const initialState: RepliesState = { live: {}, notes: {} }

const patched = (state: RepliesState, threadId: string, patch: Partial<LiveReply>): RepliesState => {
  const live = state.live[threadId]
  return live === undefined ? state : { ...state, live: { ...state.live, [threadId]: { ...live, ...patch } } }
}

export const repliesSlice = createSlice({
  name: 'replies',
  initialState,
  reducers: {
    /** A question was sent, or reading of another window's reply started. */
    replyStarted: (state, { payload }: PayloadAction<LiveReply>) => ({
      live: { ...state.live, [payload.threadId]: payload },
      // A resumed reply is the one that the note is about, so keep the note.
      notes: payload.key === '' ? state.notes : { ...state.notes, [payload.threadId]: undefined },
    }),
    progressReceived: (
      state,
      { payload: { threadId, replyId, messageId, at, text } }: PayloadAction<ReplyProgress>,
    ) => {
      const live = state.live[threadId]
      if (live === undefined) return state
      const phase = live.phase === 'stopping' ? live.phase : 'writing'
      return patched(state, threadId, {
        ids: { replyId, messageId },
        text: live.text.slice(0, at) + text,
        phase,
        isCut: false,
      })
    },
    connectionLost: (state, { payload }: PayloadAction<ThreadId>) => patched(state, payload, { isCut: true }),
    replyFailed: (state, { payload }: PayloadAction<{ threadId: ThreadId; reason: string | undefined }>) =>
      patched(state, payload.threadId, {
        phase: 'failed',
        isCut: false,
        ...(payload.reason === undefined ? {} : { reason: payload.reason }),
      }),
    retried: (state, { payload }: PayloadAction<ThreadId>) =>
      patched(state, payload, { phase: state.live[payload]?.ids ? 'writing' : 'asking', isCut: false }),
    stopRequested: (state, { payload }: PayloadAction<ThreadId>) =>
      patched(state, payload, { phase: 'stopping' }),
    stopRefused: (state, { payload }: PayloadAction<ThreadId>) => ({
      ...patched(state, payload, { phase: 'writing' }),
      notes: { ...state.notes, [payload]: 'stopLost' as const },
    }),
    /** The reply is recorded, or its question went back into the input. */
    replyCleared: (state, { payload }: PayloadAction<{ threadId: ThreadId; note?: ChatNote }>) => ({
      live: { ...state.live, [payload.threadId]: undefined },
      notes: { ...state.notes, [payload.threadId]: payload.note },
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectLive: ({ live }, threadId: ThreadId | undefined) =>
      threadId === undefined ? undefined : live[threadId],
    selectNote: ({ notes }, threadId: ThreadId | undefined) =>
      threadId === undefined ? undefined : notes[threadId],
  },
})

declare module '../core/store.ts' {
  export interface LazySlices extends WithSlice<typeof repliesSlice> {}
}

export const {
  replyStarted,
  progressReceived,
  connectionLost,
  replyFailed,
  retried,
  stopRequested,
  stopRefused,
  replyCleared,
} = repliesSlice.actions
export const { selectLive, selectNote } = repliesSlice.injectInto(rootReducer).selectors
