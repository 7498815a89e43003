import { describe, expect, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import {
  advisoriesShown,
  countAdvisories,
  defaultView,
  openCount,
  readCounts,
  readView,
  tabCountsOf,
  writeView,
} from '../../web/advisory/advisory-view.ts'
import { advisoryText } from '../../web/messages/en/advisory.ts'

const advisory = (id: string, urgency: string, status: string, day: number): Advisory =>
  decodeOrThrow(
    Advisory,
    {
      id,
      title: id,
      message: id,
      urgency,
      status,
      createdAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    },
    'a test advisory',
  )

const list = [
  advisory('old-urgent', 'high', 'new', 3),
  advisory('normal', 'low', 'dismissed', 20),
  advisory('new-urgent', 'high', 'new', 19),
  advisory('settled', 'high', 'accepted', 10),
  advisory('important', 'medium', 'new', 12),
]
const ids = (shown: readonly Advisory[]) => shown.map((each) => `${each.id}`)

describe('the address', () => {
  it('gives the default when it is empty or invalid', () => {
    expect(readView(new URLSearchParams())).toEqual(defaultView)
    expect(readView(new URLSearchParams('filter=none&sort=7&tab='))).toEqual(defaultView)
  })

  it('restores every choice, and keeps unrelated parameters', () => {
    const view = { filter: 'accepted', sort: 'date', tab: 'low' } as const
    const address = writeView(new URLSearchParams('other=1'), view)
    expect(address.toString()).toBe('other=1&filter=accepted&sort=date&tab=low')
    expect(readView(address)).toEqual(view)
    expect(writeView(address, defaultView).toString()).toBe('other=1')
  })
})

describe('advisoriesShown', () => {
  it('shows one tab: by priority with new ones first, by date newest first', () => {
    expect(ids(advisoriesShown(list, defaultView))).toEqual(['new-urgent', 'old-urgent', 'settled'])
    expect(ids(advisoriesShown(list, { ...defaultView, sort: 'date' }))).toEqual([
      'new-urgent',
      'settled',
      'old-urgent',
    ])
  })

  it('applies the filter', () => {
    expect(ids(advisoriesShown(list, { ...defaultView, filter: 'accepted' }))).toEqual(['settled'])
    expect(ids(advisoriesShown(list, { ...defaultView, filter: 'dismissed' }))).toEqual([])
  })

  it('does not mutate its input', () => {
    const before = ids(list)
    advisoriesShown(list, { ...defaultView, sort: 'date' })
    expect(ids(list)).toEqual(before)
  })
})

describe('the counts', () => {
  it('count each tab under the filter', () => {
    expect(tabCountsOf(countAdvisories(list), 'all')).toEqual({ high: 3, medium: 1, low: 1 })
    expect(tabCountsOf(countAdvisories(list), 'new')).toEqual({ high: 2, medium: 1, low: 0 })
  })

  it('come from the service while the list is incomplete', () => {
    const counts = readCounts({ 'high-new': 70, 'high-accepted': 4, 'low-dismissed': 2 })
    expect(tabCountsOf(counts, 'all')).toEqual({ high: 74, medium: 0, low: 2 })
    expect(openCount(counts, 'high')).toBe(70)
  })

  it('tell those that were put off from those that wait', () => {
    const counts = readCounts({ 'high-new': 3, 'high-deferred': 2 })
    expect(tabCountsOf(counts, 'all').high).toBe(5)
    expect(tabCountsOf(counts, 'new').high).toBe(5)
    expect(openCount(counts, 'high')).toBe(3)
  })

  it('include those waiting for a decision', () => {
    expect(openCount(countAdvisories(list))).toBe(3)
    expect(openCount(countAdvisories(list), 'high')).toBe(2)
    expect(openCount(countAdvisories([]))).toBe(0)
    expect([0, 1, 5, 12].map(advisoryText.english.awaitingDecision)).toEqual([
      'Nothing is waiting for your decision.',
      'One is waiting for your decision.',
      'Five are waiting for your decision.',
      '12 are waiting for your decision.',
    ])
  })
})
