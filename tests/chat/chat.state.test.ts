/** The rules of the chat tabs. */
import { expect, it } from 'vitest'
import { chatSlice, noticeGiven, tabAdded, tabClosed, tabShown } from '../../web/chat/chat.state.ts'
import { signedOut } from '../../web/core/session.ts'

type Action = Parameters<typeof chatSlice.reducer>[1]

const after = (...actions: Action[]) => actions.reduce(chatSlice.reducer, chatSlice.getInitialState())
const titles = (...actions: Action[]) => after(...actions).tabs.map(({ title }) => title)

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
  expect(after(tabShown('analyst'), tabClosed('analyst')).activeId).toBe('advisor')
  expect(after(tabShown('advisor'), tabClosed('advisor')).activeId).toBe('analyst')
  expect(after(tabShown('analyst'), tabClosed('agent')).activeId).toBe('analyst')
})

it('keeps the last tab, whatever is asked', () => {
  expect(titles(tabClosed('agent'), tabClosed('analyst'), tabClosed('advisor'))).toEqual(['Advisor'])
  expect(titles(tabClosed('nobody'))).toHaveLength(3)
  expect(after(tabShown('nobody')).activeId).toBe('agent')
})

it('says a thing once in a tab, and forgets it with the tab', () => {
  expect(after(noticeGiven('Hello'), noticeGiven('Hello')).notices).toHaveLength(1)
  expect(after(noticeGiven('Hello'), tabClosed('agent')).notices).toHaveLength(0)
})

it('starts anew for the next person', () => {
  expect(after(tabAdded(), noticeGiven('Hello'), signedOut('person'))).toEqual(chatSlice.getInitialState())
})
