/** Profiles, connections, memos and advisories of the demo businesses. */
import { describe, expect, it, test } from 'vitest'
import { integrations } from '#schema/connection/connection'
import { businessNames, only, seed } from './history.ts'

const largestBatch = 256

test('every combination of urgency and state of an advisory occurs', () => {
  const pairs = new Set(
    businessNames.flatMap((business) => {
      const history = seed(business)
      const accepted = new Set(only(history, 'AdvisoryAccepted').map(({ data }) => data.advisoryId))
      const dismissed = new Set(only(history, 'AdvisoryDismissed').map(({ data }) => data.advisoryId))
      return only(history, 'AdvisoryRaised').map(({ data: { advisoryId, urgency } }) => {
        const settled = dismissed.has(advisoryId) ? 'dismissed' : 'new'
        return `${urgency} ${accepted.has(advisoryId) ? 'accepted' : settled}`
      })
    }),
  )
  expect(pairs.size).toBe(9)
})

describe.each(businessNames)('%s', (business) => {
  const history = seed(business)

  it('has memos of every priority and state, none read before it arrived', () => {
    const read = new Set(only(history, 'MemoRead').map(({ data }) => data.memoId))
    const archived = new Set(only(history, 'MemoArchived').map(({ data }) => data.memoId))
    const memos = only(history, 'MemoReceived').map(({ data }) => data)
    expect(new Set(memos.map(({ priority }) => priority)).size).toBe(3)
    expect(archived.size).toBeGreaterThan(0)
    expect([...read].some((id) => !archived.has(id))).toBe(true)
    const seen = new Set<string>()
    for (const { event } of history) {
      if (event.type === 'MemoReceived') seen.add(event.data.memoId)
      if (event.type === 'MemoRead' || event.type === 'MemoArchived') {
        expect(seen.has(event.data.memoId)).toBe(true)
        expect(memos.find(({ memoId }) => memoId === event.data.memoId)?.subject).toBe(event.data.subject)
      }
    }
  })

  it('has two integrations, one failed, each with the setup keys of its type', () => {
    const created = only(history, 'ConnectionCreated').map(({ data }) => data)
    const failed = only(history, 'ConnectionFailed').map(({ data }) => data)
    expect([created.length, failed.length]).toEqual([2, 1])
    for (const { type, setupKeys } of created) expect(setupKeys).toEqual(integrations[type].setup)
    // The failed one is still failed: no sync follows.
    const ofFailed = history.filter(({ stream }) => stream === `connection-${failed[0]?.type}`)
    expect(ofFailed.map(({ event }) => event.type)).toEqual([
      'ConnectionCreated',
      'ConnectionSynced',
      'ConnectionSynced',
      'ConnectionFailed',
    ])
  })

  it('has its setup values beside the events, never in them', () => {
    const secrets = history.flatMap(({ secret }) => secret ?? [])
    expect(secrets).toHaveLength(2)
    const events = JSON.stringify(history.map(({ event }) => event))
    for (const secret of secrets)
      for (const value of Object.values(JSON.parse(secret))) expect(events).not.toContain(value)
  })

  it('fits into one flush with a dozen briefs', () => {
    expect(history.length + 14).toBeLessThanOrEqual(largestBatch)
  })
})

test('the café set a focus, the consultancy changed its own, the agency has none; nobody has a personal profile', () => {
  const count = (type: 'FocusSet' | 'FocusChanged' | 'BusinessProfileSaved' | 'PersonalProfileSaved') =>
    businessNames.map((business) => only(seed(business), type).length)
  expect(count('FocusSet')).toEqual([1, 0, 1])
  expect(count('FocusChanged')).toEqual([0, 0, 1])
  expect(count('BusinessProfileSaved')).toEqual([1, 0, 1])
  expect(count('PersonalProfileSaved')).toEqual([0, 0, 0])
})
