/** Combines recorded turns with the reply being written. */
import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import listThreads from '../../fixtures/chat/listThreads.json'
import readThread from '../../fixtures/chat/readThread.json'
import { chatSlice } from '../../web/chat/chat.state.ts'
import { defaultTabs } from '../../web/chat/chat-tabs.ts'
import type { LiveReply } from '../../web/chat/replies.state.ts'
import {
  closedThreads,
  entriesInOrder,
  shownTurns,
  threadOf,
  turnIndexOf,
} from '../../web/chat/thread-view.ts'

const threads = decodeOrThrow(api.listThreads.output, listThreads.body, 'the threads')
const turns = decodeOrThrow(api.readThread.output, readThread.body, 'the thread')
const [newest] = threads
const [first, second] = turns
if (!newest || !first || !second?.reply) throw new Error('The recorded thread is too short.')
const { reply } = second

const live: LiveReply = {
  threadId: reply.threadId,
  tabId: 'analyst',
  tab: 'Analyst',
  personaKey: 'financial_analyst',
  message: second.message,
  askedAt: second.createdAt,
  turnsBefore: 1,
  key: 'a-key',
  text: 'So far',
  phase: 'writing',
  isCut: false,
}
const withIds: LiveReply = { ...live, ids: { messageId: second.messageId, replyId: reply.replyId } }
const pending = { messageId: second.messageId, message: second.message, createdAt: second.createdAt }

describe('the thread of a tab', () => {
  it('is its own once it has a question', () => {
    expect(threadOf({ id: 'agent', title: 'Agent', threadId: reply.threadId }, threads)).toBe(reply.threadId)
  })

  it('is the latest of its advisor; a new chat has none', () => {
    expect(threadOf({ id: 'analyst', title: 'Analyst' }, threads)).toBe(reply.threadId)
    expect(threadOf({ id: 'analyst', title: 'Analyst' }, undefined)).toBeUndefined()
    const numbered = [{ ...newest, tab: 'Chat 1' }]
    expect(threadOf({ id: 'chat-1', title: 'Chat 1' }, numbered)).toBeUndefined()
  })
})

describe('a closed chat', () => {
  const { reducer, actions, getInitialState } = chatSlice
  const [agent, , advisor] = defaultTabs
  const without = reducer(getInitialState(), actions.tabClosed('analyst'))

  it('is one that no open tab shows', () => {
    expect(closedThreads(defaultTabs, threads)).toEqual([])
    expect(closedThreads(without.tabs, threads).map(({ id }) => id)).toEqual([reply.threadId])
    expect(closedThreads(without.tabs, undefined)).toEqual([])
  })

  it('reopens under its advisor, or with the lowest free number if that name is taken', () => {
    const { threadId } = reply
    const back = reducer(without, actions.tabReopened({ threadId, title: 'Analyst' }))
    expect(back.tabs).toEqual([agent, advisor, { id: 'analyst', title: 'Analyst', threadId }])
    expect(back.activeId).toBe('analyst')
    const beside = reducer(getInitialState(), actions.tabReopened({ threadId, title: 'Analyst' }))
    expect(beside.tabs.at(-1)).toEqual({ id: 'chat-1', title: 'Chat 1', threadId })
  })
})

describe('the turns', () => {
  it('end with a question that is not recorded yet', () => {
    const shown = shownTurns([first], live)
    expect(shown.map(({ message }) => message)).toEqual([first.message, second.message])
    expect(shown[1]?.live).toBe(live)
  })

  it('show a reply being written once, in its place', () => {
    const shown = shownTurns([first, pending], withIds)
    expect(shown).toHaveLength(2)
    expect(shown[1]?.live).toBe(withIds)
  })

  it('show the recorded reply rather than the live one', () => {
    const shown = shownTurns(turns, withIds)
    expect(shown).toHaveLength(2)
    expect(shown[1]?.reply?.replyId).toBe(reply.replyId)
    expect(shown[1]?.live).toBeUndefined()
  })

  it('recognise a question that was recorded although its answer was lost', () => {
    expect(turnIndexOf([first, pending], live)).toBe(1)
    expect(turnIndexOf([first, { ...pending, message: 'Something else' }], live)).toBe(-1)
  })
})

it('puts notices between the turns in order of time', () => {
  const at = Date.parse(second.createdAt) - 1
  const early = { tabId: 'analyst', text: 'early', at: 0 }
  const entries = entriesInOrder(shownTurns(turns, undefined), [
    early,
    { ...early, text: 'between', at },
    { ...early, text: 'late', at: at + 1e9 },
  ])
  expect(entries.map((entry) => ('notice' in entry ? entry.notice.text : entry.index))).toEqual([
    'early',
    0,
    'between',
    1,
    'late',
  ])
})
