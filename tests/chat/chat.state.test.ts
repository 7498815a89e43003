import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import {
  askAbout,
  chatSlice,
  draftChanged,
  draftReturned,
  noticeAdded,
  tabAdded,
  tabClosed,
  tabReopened,
  tabShown,
  tabsRestored,
  threadStarted,
} from '../../web/chat/chat.state.ts'
import { signedOut } from '../../web/core/session.ts'

type Action = Parameters<typeof chatSlice.reducer>[1]

const stateAfter = (...actions: Action[]) => actions.reduce(chatSlice.reducer, chatSlice.getInitialState())
const titles = (...actions: Action[]) => stateAfter(...actions).tabs.map(({ title }) => title)

it('opens the missing advisors in order before any numbered chat', () => {
  expect(titles(tabClosed('advisor'), tabClosed('agent'), tabAdded(), tabAdded(), tabAdded())).toEqual([
    'Analyst',
    'Agent',
    'Advisor',
    'Chat 1',
  ])
})

it('gives a new chat the lowest free number', () => {
  expect(titles(tabAdded(), tabAdded(), tabClosed('chat-1'), tabAdded()).slice(3)).toEqual([
    'Chat 2',
    'Chat 1',
  ])
})

it('shows the neighbour of a closed tab, and does not switch if another tab is closed', () => {
  expect(stateAfter(tabShown('analyst'), tabClosed('analyst')).activeId).toBe('advisor')
  expect(stateAfter(tabShown('advisor'), tabClosed('advisor')).activeId).toBe('analyst')
  expect(stateAfter(tabShown('analyst'), tabClosed('agent')).activeId).toBe('analyst')
})

it('never closes the last tab', () => {
  expect(titles(tabClosed('agent'), tabClosed('analyst'), tabClosed('advisor'))).toEqual(['Advisor'])
  expect(titles(tabClosed('nobody'))).toHaveLength(3)
  expect(stateAfter(tabShown('nobody')).activeId).toBe('agent')
})

it('adds a notice once per tab, and drops it with the tab', () => {
  expect(stateAfter(noticeAdded('Hello'), noticeAdded('Hello')).notices).toHaveLength(1)
  expect(stateAfter(noticeAdded('Hello'), tabClosed('agent')).notices).toHaveLength(0)
})

it('resets for the next user', () => {
  expect(stateAfter(tabAdded(), noticeAdded('Hello'), signedOut('person'))).toEqual(
    chatSlice.getInitialState(),
  )
})

describe('a question from another screen', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is appended to the input of the named tab', () => {
    const typed = draftChanged({ tabId: 'analyst', text: 'Hold on' })
    const { drafts, activeId, isFocusDue } = stateAfter(typed, askAbout('Why 12.8%?', 'analyst'))
    expect(drafts.analyst).toBe('Hold on\nWhy 12.8%?')
    expect(activeId).toBe('analyst')
    expect(isFocusDue).toBe(true)
  })

  it('goes to the current tab if the named one is closed', () => {
    const { drafts, activeId } = stateAfter(
      tabClosed('advisor'),
      tabShown('analyst'),
      askAbout('Why?', 'advisor'),
    )
    expect(drafts).toEqual({ analyst: 'Why?' })
    expect(activeId).toBe('analyst')
  })

  it('is put back before anything typed since', () => {
    const typed = draftChanged({ tabId: 'agent', text: 'And then?' })
    expect(stateAfter(typed, draftReturned({ tabId: 'agent', text: 'Why?' })).drafts.agent).toBe(
      'Why?\nAnd then?',
    )
  })
})

describe('the draft of a closed tab', () => {
  const typed = (tabId: string, text: string) => draftChanged({ tabId, text })
  const thread = (text: string) => decodeOrThrow(ThreadId, text, 'a thread id')
  const [one, other] = [
    thread('0a1b2c3d-0000-4000-8000-000000000001'),
    thread('0a1b2c3d-0000-4000-8000-000000000002'),
  ]

  it('returns with the advisor, and with a chat that has no messages yet', () => {
    const closed = [typed('analyst', 'Hold on'), tabClosed('analyst')] as const
    expect(stateAfter(...closed, tabAdded()).drafts.analyst).toBe('Hold on')
    expect(stateAfter(...closed, tabReopened({ threadId: one, title: 'Analyst' })).drafts.analyst).toBe(
      'Hold on',
    )
    const again = stateAfter(tabAdded(), typed('chat-1', 'And then?'), tabClosed('chat-1'), tabAdded())
    expect(again.drafts[again.activeId]).toBe('And then?')
  })

  it('returns with its own thread under any number, and never in another chat', () => {
    const closed = [
      tabAdded(),
      threadStarted({ tabId: 'chat-1', threadId: one }),
      typed('chat-1', 'And then?'),
      tabClosed('chat-1'),
      tabAdded(),
    ] as const
    expect(stateAfter(...closed).drafts['chat-1']).toBeUndefined()
    const again = stateAfter(...closed, tabReopened({ threadId: one, title: 'Chat 1' }))
    expect(again.activeId).toBe('chat-2')
    expect(again.drafts['chat-2']).toBe('And then?')
    const waiting = [tabAdded(), typed('chat-1', 'Not asked'), tabClosed('chat-1')] as const
    const reopened = stateAfter(...waiting, tabReopened({ threadId: other, title: 'Chat 1' }))
    expect(reopened.drafts[reopened.activeId]).toBeUndefined()
  })
})

describe('a draft from a session that expired', () => {
  const cafe = tabsRestored({ business: 'Café', kept: undefined })
  const typed = draftChanged({ tabId: 'agent', text: 'Half a question' })

  it('is restored when the same user signs in to the same business', () => {
    expect(stateAfter(cafe, typed, signedOut('service'), cafe).drafts.agent).toBe('Half a question')
  })

  it('is not shown to anybody else, and is deleted on sign-out', () => {
    const other = tabsRestored({ business: 'Agency', kept: undefined })
    expect(stateAfter(cafe, typed, signedOut('service'), other, signedOut('service'), cafe).drafts).toEqual(
      {},
    )
    expect(stateAfter(cafe, typed, signedOut('person'), cafe).drafts).toEqual({})
  })
})

describe('restored tabs', () => {
  const kept = {
    tabs: [
      { id: 'agent', title: 'Agent' },
      { id: 'chat-1', title: 'Chat 1' },
    ],
    activeId: 'chat-1',
  }

  it('are loaded once the user is known', () => {
    const { tabs, activeId } = stateAfter(tabsRestored({ business: 'Café', kept }))
    expect(tabs).toEqual(kept.tabs)
    expect(activeId).toBe('chat-1')
  })

  it('do not hide messages that have arrived since', () => {
    expect(stateAfter(noticeAdded('Hello'), tabsRestored({ business: 'Café', kept })).activeId).toBe('agent')
  })

  it('include a closed tab that has received a message since', () => {
    const without = { tabs: kept.tabs.slice(1), activeId: 'chat-1' }
    const { tabs, activeId } = stateAfter(
      noticeAdded('Hello'),
      tabsRestored({ business: 'Café', kept: without }),
    )
    expect(tabs.map(({ id }) => id)).toEqual(['chat-1', activeId])
    expect(activeId).toBe('agent')
  })
})
