/** The advisor chat as only the client knows it: which tabs are open, what is typed there, and what Jarvin says unasked. */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ThreadId } from '#schema/chat/chat'
import { now } from '../core/clock.ts'
import { signedOut } from '../core/session.ts'
import { rootReducer } from '../core/store.ts'
import { isNarrowNow } from '../kit/use-narrow.ts'
import {
  type ChatTab,
  type Drafts,
  defaultTabs,
  isOpen,
  joined,
  moved,
  nextTab,
  reopenedTab,
  waitsAs,
} from './chat-tabs.ts'

/** Something that Jarvin says unasked, in a tab, at a moment in ms. */
export type Notice = { readonly tabId: string; readonly text: string; readonly at: number }

/** The tabs as a browser keeps them. */
export type KeptTabs = { readonly tabs: readonly ChatTab[]; readonly activeId: string }

type ChatState = KeptTabs & {
  /** Below 900 px the panel is a sheet; beside the content it is always open. */
  readonly isSheetOpen: boolean
  /** It came unasked: it leaves the upper half of the screen, and the focus, where they are. */
  readonly isSheetHalf: boolean
  readonly notices: readonly Notice[]
  readonly drafts: Drafts
  /** Tabs whose draft is one that a session left behind when it ended, or that was kept over a reload. */
  readonly draftsBack: readonly string[]
  /** Whose chat this is, once that is known. */
  readonly business: string | null
  /** What was typed when a session ended by itself, for whoever signs in to the same business again. */
  readonly leftBehind: { readonly business: string; readonly drafts: Drafts } | null
  /** Something was put into the input from elsewhere, which takes the focus as soon as it stands. */
  readonly isFocusDue: boolean
}

const initialState: ChatState = {
  tabs: defaultTabs,
  activeId: 'agent',
  isSheetOpen: false,
  isSheetHalf: false,
  notices: [],
  drafts: {},
  draftsBack: [],
  business: null,
  leftBehind: null,
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
      const drafts = moved(state.drafts, payload, waitsAs(closed))
      const notices = state.notices.filter(({ tabId }) => tabId !== payload)
      return { ...state, tabs, activeId, notices, drafts }
    },
    /** A chat on record comes back: an advisor's under the advisor's name while that is free, any other with a number. */
    tabReopened: (
      state,
      { payload: { threadId, title } }: PayloadAction<{ threadId: ThreadId; title: string }>,
    ) => {
      const { tabs } = state
      const tab = { ...reopenedTab(tabs, title, state.drafts), threadId }
      const drafts = moved(state.drafts, threadId, tab.id)
      return { ...state, tabs: [...tabs, tab], activeId: tab.id, drafts }
    },
    sheetToggled: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isSheetOpen: payload,
      isSheetHalf: false,
    }),
    /** Jarvin has something to say on a narrow screen; a sheet that is open already stays as it is. */
    sheetOffered: (state) => (state.isSheetOpen ? state : { ...state, isSheetOpen: true, isSheetHalf: true }),
    /** Jarvin says something unasked, in the tab that is shown; saying it again says nothing new. */
    noticeGiven: {
      prepare: (text: string) => ({ payload: { text, at: now().getTime() } }),
      reducer: (state, { payload: { text, at } }: PayloadAction<{ text: string; at: number }>) => {
        const { activeId: tabId, notices } = state
        const isKnown = notices.some((notice) => notice.tabId === tabId && notice.text === text)
        return isKnown ? state : { ...state, notices: [...notices, { tabId, text, at }] }
      },
    },
    /** It is known whose chat this is, which tabs this browser kept of it, and what was typed there before a reload. */
    tabsTakenUp: (
      state,
      {
        payload: { business, kept, typed },
      }: PayloadAction<{ business: string; kept: KeptTabs | undefined; typed?: Drafts }>,
    ) => {
      const left = { ...typed, ...(state.leftBehind?.business === business && state.leftBehind.drafts) }
      const drafts = { ...left, ...state.drafts }
      const draftsBack = Object.keys(left).filter((id) => left[id]?.trim())
      const next = { ...state, business, drafts, draftsBack, leftBehind: null }
      if (kept === undefined) return next
      const isInUse = state.notices.length > 0 || Object.values(state.drafts).some((text) => text !== '')
      if (!isInUse) return { ...next, tabs: kept.tabs, activeId: kept.activeId }
      // What is said or typed already stays in sight, also in a tab that this browser had closed.
      const used = state.tabs.filter(({ id }) => id === state.activeId && !isOpen(kept.tabs, id))
      return { ...next, tabs: [...kept.tabs, ...used] }
    },
    /** A tab's thread has its name. */
    threadBegun: (
      state,
      { payload: { tabId, threadId } }: PayloadAction<{ tabId: string; threadId: ThreadId }>,
    ) => ({ ...state, tabs: state.tabs.map((tab) => (tab.id === tabId ? { ...tab, threadId } : tab)) }),
    drafted: (state, { payload: { tabId, text } }: PayloadAction<{ tabId: string; text: string }>) => ({
      ...state,
      drafts: { ...state.drafts, [tabId]: text },
      draftsBack: text === '' ? state.draftsBack.filter((id) => id !== tabId) : state.draftsBack,
    }),
    /** What was sent comes back into the input, before whatever was typed since. */
    draftReturned: (state, { payload: { tabId, text } }: PayloadAction<{ tabId: string; text: string }>) => ({
      ...state,
      drafts: { ...state.drafts, [tabId]: joined(text, state.drafts[tabId] ?? '') },
      isFocusDue: true,
    }),
    inputFocused: (state) => ({ ...state, isFocusDue: false }),
    /**
     * Something on a screen is to be asked about: the panel opens with the text in the input, in this tab or else in the
     * one that is shown. What is typed there already stays.
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
          drafts: { ...state.drafts, [tabId]: joined(state.drafts[tabId] ?? '', payload.text) },
          isFocusDue: true,
        }
      },
    },
  },
  // What one person had open is not for the next one.
  extraReducers: (builder) =>
    builder.addCase(signedOut, ({ business, drafts }, { payload }) => {
      const hasTyped = Object.values(drafts).some((text) => text)
      if (payload === 'person' || business === null || !hasTyped) return initialState
      return { ...initialState, leftBehind: { business, drafts } }
    }),
  selectors: {
    selectChat: (state) => state,
    /** Something is typed and not sent, also in a tab that is closed. */
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
  sheetOffered,
  noticeGiven,
  tabsTakenUp,
  threadBegun,
  drafted,
  draftReturned,
  inputFocused,
  askAbout,
} = chatSlice.actions
export const { selectChat, selectHasDraft } = chatSlice.injectInto(rootReducer).selectors
