/** The rules of the chat tabs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import {
  askAbout,
  chatSlice,
  drafted,
  draftReturned,
  noticeGiven,
  tabAdded,
  tabClosed,
  tabReopened,
  tabShown,
  tabsTakenUp,
  threadBegun,
} from '../../web/chat/chat.state.ts'
import { signedOut } from '../../web/core/session.ts'

type Action = Parameters<typeof chatSlice.reducer>[1]

const stateAfter = (...actions: Action[]) => actions.reduce(chatSlice.reducer, chatSlice.getInitialState())
const titles = (...actions: Action[]) => stateAfter(...actions).tabs.map(({ title }) => title)

it('opens missing advisors in their order before any numbered chat', () => {
  expect(titles(tabClosed('advisor'), tabClosed('agent'), tabAdded(), tabAdded(), tabAdded())).toEqual([
    'Analyst',
    'Agent',
    'Advisor',
    'Chat 1',
  ])
})

it('gives a chat the lowest number that is free', () => {
  expect(titles(tabAdded(), tabAdded(), tabClosed('chat-1'), tabAdded()).slice(3)).toEqual([
    'Chat 2',
    'Chat 1',
  ])
})

it('shows the neighbour of a closed tab, and leaves another one shown', () => {
  expect(stateAfter(tabShown('analyst'), tabClosed('analyst')).activeId).toBe('advisor')
  expect(stateAfter(tabShown('advisor'), tabClosed('advisor')).activeId).toBe('analyst')
  expect(stateAfter(tabShown('analyst'), tabClosed('agent')).activeId).toBe('analyst')
})

it('keeps the last tab, whatever is asked', () => {
  expect(titles(tabClosed('agent'), tabClosed('analyst'), tabClosed('advisor'))).toEqual(['Advisor'])
  expect(titles(tabClosed('nobody'))).toHaveLength(3)
  expect(stateAfter(tabShown('nobody')).activeId).toBe('agent')
})

it('says a thing once in a tab, and forgets it with the tab', () => {
  expect(stateAfter(noticeGiven('Hello'), noticeGiven('Hello')).notices).toHaveLength(1)
  expect(stateAfter(noticeGiven('Hello'), tabClosed('agent')).notices).toHaveLength(0)
})

it('starts anew for the next person', () => {
  expect(stateAfter(tabAdded(), noticeGiven('Hello'), signedOut('person'))).toEqual(
    chatSlice.getInitialState(),
  )
})

describe('what is asked about', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('goes into the tab that is named, behind what was typed there', () => {
    const typed = drafted({ tabId: 'analyst', text: 'Hold on' })
    const { drafts, activeId, isFocusDue } = stateAfter(typed, askAbout('Why 12.8%?', 'analyst'))
    expect(drafts.analyst).toBe('Hold on\nWhy 12.8%?')
    expect(activeId).toBe('analyst')
    expect(isFocusDue).toBe(true)
  })

  it('goes into the shown tab where the named one is closed', () => {
    const { drafts, activeId } = stateAfter(
      tabClosed('advisor'),
      tabShown('analyst'),
      askAbout('Why?', 'advisor'),
    )
    expect(drafts).toEqual({ analyst: 'Why?' })
    expect(activeId).toBe('analyst')
  })

  it('comes back before what was typed since', () => {
    const typed = drafted({ tabId: 'agent', text: 'And then?' })
    expect(stateAfter(typed, draftReturned({ tabId: 'agent', text: 'Why?' })).drafts.agent).toBe(
      'Why?\nAnd then?',
    )
  })
})

describe('what is typed in a tab that is closed', () => {
  const typed = (tabId: string, text: string) => drafted({ tabId, text })
  const thread = (text: string) => decodeOrThrow(ThreadId, text, 'a thread id')
  const [one, other] = [
    thread('0a1b2c3d-0000-4000-8000-000000000001'),
    thread('0a1b2c3d-0000-4000-8000-000000000002'),
  ]

  it('comes back with the advisor, and with a chat in which nothing was asked', () => {
    const closed = [typed('analyst', 'Hold on'), tabClosed('analyst')] as const
    expect(stateAfter(...closed, tabAdded()).drafts.analyst).toBe('Hold on')
    expect(stateAfter(...closed, tabReopened({ threadId: one, title: 'Analyst' })).drafts.analyst).toBe(
      'Hold on',
    )
    const again = stateAfter(tabAdded(), typed('chat-1', 'And then?'), tabClosed('chat-1'), tabAdded())
    expect(again.drafts[again.activeId]).toBe('And then?')
  })

  it('comes back with its own thread, under whatever number, and never in another chat', () => {
    const closed = [
      tabAdded(),
      threadBegun({ tabId: 'chat-1', threadId: one }),
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

describe('what was typed when a session ended by itself', () => {
  const cafe = tabsTakenUp({ business: 'Café', kept: undefined })
  const typed = drafted({ tabId: 'agent', text: 'Half a question' })

  it('is there for whoever signs in to the same business again', () => {
    expect(stateAfter(cafe, typed, signedOut('service'), cafe).drafts.agent).toBe('Half a question')
  })

  it('is for nobody else, and gone after a sign-out', () => {
    const other = tabsTakenUp({ business: 'Agency', kept: undefined })
    expect(stateAfter(cafe, typed, signedOut('service'), other, signedOut('service'), cafe).drafts).toEqual(
      {},
    )
    expect(stateAfter(cafe, typed, signedOut('person'), cafe).drafts).toEqual({})
  })
})

describe('kept tabs', () => {
  const kept = {
    tabs: [
      { id: 'agent', title: 'Agent' },
      { id: 'chat-1', title: 'Chat 1' },
    ],
    activeId: 'chat-1',
  }

  it('are taken up once it is known whose they are', () => {
    const { tabs, activeId } = stateAfter(tabsTakenUp({ business: 'Café', kept }))
    expect(tabs).toEqual(kept.tabs)
    expect(activeId).toBe('chat-1')
  })

  it('leave in sight what Jarvin has said meanwhile', () => {
    expect(stateAfter(noticeGiven('Hello'), tabsTakenUp({ business: 'Café', kept })).activeId).toBe('agent')
  })

  it('keep a tab open in which something was said meanwhile, though it was closed', () => {
    const without = { tabs: kept.tabs.slice(1), activeId: 'chat-1' }
    const { tabs, activeId } = stateAfter(
      noticeGiven('Hello'),
      tabsTakenUp({ business: 'Café', kept: without }),
    )
    expect(tabs.map(({ id }) => id)).toEqual(['chat-1', activeId])
    expect(activeId).toBe('agent')
  })
})
