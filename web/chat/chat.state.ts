/** The advisor chat as only the client knows it: which tabs are open, which is shown, and what Jarvin says unasked. */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { signedOut } from '../core/session.ts'
import { rootReducer } from '../core/store.ts'

/** A tab; the three advisors have fixed ids, a generic chat is `chat-` and its number. */
export type ChatTab = { readonly id: string; readonly title: string }

/** The advisors that stand in the panel from the start (section 2). */
export const defaultTabs: readonly ChatTab[] = [
  { id: 'agent', title: 'Agent' },
  { id: 'analyst', title: 'Analyst' },
  { id: 'advisor', title: 'Advisor' },
]

type ChatState = {
  readonly tabs: readonly ChatTab[]
  readonly activeId: string
  /** Below 900 px the panel is a sheet; beside the content it is always open. */
  readonly isSheetOpen: boolean
  readonly notices: readonly { readonly tabId: string; readonly text: string }[]
}

const initialState: ChatState = { tabs: defaultTabs, activeId: 'agent', isSheetOpen: false, notices: [] }

/** The next missing advisor, else a generic chat with the lowest free number. */
const nextTab = (tabs: readonly ChatTab[]): ChatTab => {
  const isOpen = (id: string) => tabs.some((tab) => tab.id === id)
  const missing = defaultTabs.find(({ id }) => !isOpen(id))
  if (missing) return missing
  let number = 1
  while (isOpen(`chat-${number}`)) number += 1
  return { id: `chat-${number}`, title: `Chat ${number}` }
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
      if (index === -1 || state.tabs.length === 1) return state
      const tabs = state.tabs.filter(({ id }) => id !== payload)
      const neighbour = tabs[Math.min(index, tabs.length - 1)]
      const activeId = state.activeId === payload && neighbour ? neighbour.id : state.activeId
      return { ...state, tabs, activeId, notices: state.notices.filter(({ tabId }) => tabId !== payload) }
    },
    sheetToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isSheetOpen: payload }),
    /** Jarvin says something unasked, in the tab that is shown; saying it again says nothing new. */
    noticeGiven: (state, { payload }: PayloadAction<string>) => {
      const isKnown = state.notices.some(({ tabId, text }) => tabId === state.activeId && text === payload)
      const notices = isKnown ? state.notices : [...state.notices, { tabId: state.activeId, text: payload }]
      return { ...state, notices }
    },
  },
  // What one person had open is not for the next one.
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectChat: (state) => state },
})

declare module '../core/store.ts' {
  export interface LazySlices extends WithSlice<typeof chatSlice> {}
}

export const { tabShown, tabAdded, tabClosed, sheetToggled, noticeGiven } = chatSlice.actions
export const { selectChat } = chatSlice.injectInto(rootReducer).selectors
