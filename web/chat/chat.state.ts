/** Client state of the chat: open tabs, drafts and notices. */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ThreadId } from '#schema/chat/chat'
import { now } from '../core/clock.ts'
import { signedOut } from '../core/session.ts'
import { rootReducer } from '../core/store.ts'
import { isNarrowNow } from '../kit/use-is-narrow.ts'
import {
  type ChatTab,
  closedDraftKey,
  type Drafts,
  defaultTabs,
  isOpen,
  joinedLines,
  movedDraft,
  nextTab,
  reopenedTab,
} from './chat-tabs.ts'

/** An unprompted message from Jarvin in a tab; `at` in ms. */
export type Notice = { readonly tabId: string; readonly text: string; readonly at: number }

/** The tabs as stored in the browser. */
export type StoredTabs = { readonly tabs: readonly ChatTab[]; readonly activeId: string }

type ChatState = StoredTabs & {
  /** Below 900 px the chat is a sheet; wider windows always show it. */
  readonly isSheetOpen: boolean
  /** The sheet opened by itself: it covers the lower half and leaves the focus where it is. */
  readonly isSheetHalf: boolean
  readonly notices: readonly Notice[]
  readonly drafts: Drafts
  /** Tabs whose draft was restored after a reload or an expired session. */
  readonly restoredDrafts: readonly string[]
  /** The business of this chat, once known. */
  readonly business: string | null
  /** Drafts when the session expired, for the next sign-in to the same business. */
  readonly expiredDrafts: { readonly business: string; readonly drafts: Drafts } | null
  /** Text was inserted from elsewhere; the input takes the focus when it renders. */
  readonly isFocusDue: boolean
}

const initialState: ChatState = {
  tabs: defaultTabs,
  activeId: 'agent',
  isSheetOpen: false,
  isSheetHalf: false,
  notices: [],
  drafts: {},
  restoredDrafts: [],
  business: null,
  expiredDrafts: null,
  isFocusDue: false,
}

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    tabShown: (state, { payload }: PayloadAction<string>) =>
      state.tabs.some(({ id }) => id === payload) ? { ...state, activeId: payload } : state,
    tabAdded: (state) => {
      const tab = nextTab(state.tabs)
      return { ...state, tabs: [...state.tabs, tab], activeId: tab.id }
    },
    tabClosed: (state, { payload }: PayloadAction<string>) => {
      const index = state.tabs.findIndex(({ id }) => id === payload)
      const closed = state.tabs[index]
      if (closed === undefined || state.tabs.length === 1) return state
      const tabs = state.tabs.filter(({ id }) => id !== payload)
      const neighbour = tabs[Math.min(index, tabs.length - 1)]
      const activeId = state.activeId === payload && neighbour ? neighbour.id : state.activeId
      const drafts = movedDraft(state.drafts, payload, closedDraftKey(closed))
      const notices = state.notices.filter(({ tabId }) => tabId !== payload)
      return { ...state, tabs, activeId, notices, drafts }
    },
    /** Reopens a recorded chat: in its advisor's tab if that is free, otherwise in a numbered one. */
    tabReopened: (
      state,
      { payload: { threadId, title } }: PayloadAction<{ threadId: ThreadId; title: string }>,
    ) => {
      const { tabs } = state
      const tab = { ...reopenedTab(tabs, title, state.drafts), threadId }
      const drafts = movedDraft(state.drafts, threadId, tab.id)
      return { ...state, tabs: [...tabs, tab], activeId: tab.id, drafts }
    },
    sheetToggled: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isSheetOpen: payload,
      isSheetHalf: false,
    }),
    /** Opens the lower half of the sheet on narrow screens; an open sheet stays as it is. */
    sheetHalfOpened: (state) =>
      state.isSheetOpen ? state : { ...state, isSheetOpen: true, isSheetHalf: true },
    /** Adds a notice to the active tab, unless the same one is already there. */
    noticeAdded: {
      prepare: (text: string) => ({ payload: { text, at: now().getTime() } }),
      reducer: (state, { payload: { text, at } }: PayloadAction<{ text: string; at: number }>) => {
        const { activeId: tabId, notices } = state
        const isKnown = notices.some((notice) => notice.tabId === tabId && notice.text === text)
        return isKnown ? state : { ...state, notices: [...notices, { tabId, text, at }] }
      },
    },
    /** The business is known; restores its tabs and drafts kept in this browser. */
    tabsRestored: (
      state,
      {
        payload: { business, kept, typed },
      }: PayloadAction<{ business: string; kept: StoredTabs | undefined; typed?: Drafts }>,
    ) => {
      const keptDrafts = {
        ...typed,
        ...(state.expiredDrafts?.business === business && state.expiredDrafts.drafts),
      }
      const drafts = { ...keptDrafts, ...state.drafts }
      const restoredDrafts = Object.keys(keptDrafts).filter((id) => keptDrafts[id]?.trim())
      const next = { ...state, business, drafts, restoredDrafts, expiredDrafts: null }
      if (kept === undefined) return next
      const isInUse = state.notices.length > 0 || Object.values(state.drafts).some((text) => text !== '')
      if (!isInUse) return { ...next, tabs: kept.tabs, activeId: kept.activeId }
      // Keep a tab with a notice or draft visible, even if it was closed when the tabs were stored.
      const used = state.tabs.filter(({ id }) => id === state.activeId && !isOpen(kept.tabs, id))
      return { ...next, tabs: [...kept.tabs, ...used] }
    },
    /** A tab got its thread. */
    threadStarted: (
      state,
      { payload: { tabId, threadId } }: PayloadAction<{ tabId: string; threadId: ThreadId }>,
    ) => ({ ...state, tabs: state.tabs.map((tab) => (tab.id === tabId ? { ...tab, threadId } : tab)) }),
    draftChanged: (state, { payload: { tabId, text } }: PayloadAction<{ tabId: string; text: string }>) => ({
      ...state,
      drafts: { ...state.drafts, [tabId]: text },
      restoredDrafts: text === '' ? state.restoredDrafts.filter((id) => id !== tabId) : state.restoredDrafts,
    }),
    /** Puts a sent message back into the input, before newer input. */
    draftReturned: (state, { payload: { tabId, text } }: PayloadAction<{ tabId: string; text: string }>) => ({
      ...state,
      drafts: { ...state.drafts, [tabId]: joinedLines(text, state.drafts[tabId] ?? '') },
      isFocusDue: true,
    }),
    inputFocused: (state) => ({ ...state, isFocusDue: false }),
    /**
     * Opens the chat to ask about something on a screen. Appends the text to the draft of the given tab, or of the
     * active one.
     */
    askAbout: {
      prepare: (text: string, tabId?: string) => ({ payload: { text, tabId, isNarrow: isNarrowNow() } }),
      reducer: (
        state,
        { payload }: PayloadAction<{ text: string; tabId: string | undefined; isNarrow: boolean }>,
      ) => {
        const { activeId } = state
        const tabId = state.tabs.find(({ id }) => id === payload.tabId)?.id ?? activeId
        return {
          ...state,
          activeId: tabId,
          isSheetOpen: payload.isNarrow || state.isSheetOpen,
          isSheetHalf: false,
          drafts: { ...state.drafts, [tabId]: joinedLines(state.drafts[tabId] ?? '', payload.text) },
          isFocusDue: true,
        }
      },
    },
  },
  // The next user must not see what this one had open.
  extraReducers: (builder) =>
    builder.addCase(signedOut, ({ business, drafts }, { payload }) => {
      const hasTyped = Object.values(drafts).some((text) => text)
      if (payload === 'person' || business === null || !hasTyped) return initialState
      return { ...initialState, expiredDrafts: { business, drafts } }
    }),
  selectors: {
    selectChat: (state) => state,
    /** True when any tab, open or closed, has unsent text. */
    selectHasDraft: ({ drafts }) => Object.values(drafts).some((text) => text?.trim()),
  },
})

declare module '../core/store.ts' {
  export interface LazySlices extends WithSlice<typeof chatSlice> {}
}

export const {
  tabShown,
  tabAdded,
  tabClosed,
  tabReopened,
  sheetToggled,
  sheetHalfOpened,
  noticeAdded,
  tabsRestored,
  threadStarted,
  draftChanged,
  draftReturned,
  inputFocused,
  askAbout,
} = chatSlice.actions
export const { selectChat, selectHasDraft } = chatSlice.injectInto(rootReducer).selectors
