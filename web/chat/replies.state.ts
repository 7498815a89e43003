/** Replies that are being written in this window, by thread, from the moment that their question is sent. */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { AdvisorKey, MessageId, ReplyProgress, ThreadId } from '#schema/chat/chat'
import type { IsoTime } from '#schema/core/scalars'
import { signedOut } from '../core/session.ts'
import { rootReducer } from '../core/store.ts'

/** A question with what is known of its reply. */
export type LiveReply = {
  readonly threadId: ThreadId
  /** The tab that it was asked in. */
  readonly tabId: string
  readonly tab: string
  readonly personaKey: AdvisorKey
  readonly message: string
  readonly askedAt: IsoTime
  /** How many turns the thread had before. */
  readonly turnsBefore: number
  /** Names the request, so that sending it again asks nothing twice; '' where it was sent by another window. */
  readonly key: string
  /** Known once the service has the question on record. */
  readonly ids?: { readonly replyId: MessageId; readonly messageId: MessageId }
  /** The text so far. */
  readonly text: string
  readonly phase: 'asking' | 'writing' | 'stopping' | 'failed'
  /** The connection broke, and is being tried again. */
  readonly isCut: boolean
  /** What the service said of a failure. */
  readonly why?: string
}

/** Why nothing was sent, or nothing stopped. */
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
    /** A question is sent, or a reply that is being written is taken up. */
    replyStarted: (state, { payload }: PayloadAction<LiveReply>) => ({
      live: { ...state.live, [payload.threadId]: payload },
      // What is taken up is the very reply that the note speaks of.
      notes: payload.key === '' ? state.notes : { ...state.notes, [payload.threadId]: undefined },
    }),
    progressHeard: (
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
    connectionCut: (state, { payload }: PayloadAction<ThreadId>) => patched(state, payload, { isCut: true }),
    replyFailed: (state, { payload }: PayloadAction<{ threadId: ThreadId; why: string | undefined }>) =>
      patched(state, payload.threadId, {
        phase: 'failed',
        isCut: false,
        ...(payload.why === undefined ? {} : { why: payload.why }),
      }),
    retried: (state, { payload }: PayloadAction<ThreadId>) =>
      patched(state, payload, { phase: state.live[payload]?.ids ? 'writing' : 'asking', isCut: false }),
    stopAsked: (state, { payload }: PayloadAction<ThreadId>) =>
      patched(state, payload, { phase: 'stopping' }),
    stopRefused: (state, { payload }: PayloadAction<ThreadId>) => ({
      ...patched(state, payload, { phase: 'writing' }),
      notes: { ...state.notes, [payload]: 'stopLost' as const },
    }),
    /** The record has all of it, or the question went back to the person. */
    replyLeft: (state, { payload }: PayloadAction<{ threadId: ThreadId; note?: ChatNote }>) => ({
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
  progressHeard,
  connectionCut,
  replyFailed,
  retried,
  stopAsked,
  stopRefused,
  replyLeft,
} = repliesSlice.actions
export const { selectLive, selectNote } = repliesSlice.injectInto(rootReducer).selectors
