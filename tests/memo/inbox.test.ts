/** The inbox's address, times and previews. */
import { format } from 'date-fns'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { MemoId } from '#schema/memo/memo'
import { isInboxOpen, readInbox, withInbox, withMemo, withoutInbox } from '../../web/memo/inbox-address.ts'
import { detailDate, detailTime, listTime } from '../../web/memo/memo-times.ts'

const memoId = decodeOrThrow(MemoId, 'm-1', 'an id')
const address = (query: string) => new URLSearchParams(query)

describe('the address', () => {
  it('opens the inbox with a tab and a memo, and keeps other parameters', () => {
    const opened = withMemo(withInbox(address('tab=low'), 'read'), memoId)
    expect(opened.toString()).toBe('tab=low&inbox=read&memo=m-1')
    expect(readInbox(opened)).toEqual({ tab: 'read', memo: 'm-1' })
    expect(withMemo(opened, null).toString()).toBe('tab=low&inbox=read')
    expect(withoutInbox(opened).toString()).toBe('tab=low')
    expect([isInboxOpen(opened), isInboxOpen(withoutInbox(opened))]).toEqual([true, false])
  })

  it('treats an unknown tab as all', () => {
    expect(readInbox(address('inbox=spam')).tab).toBe('all')
    expect(readInbox(address('inbox')).tab).toBe('all')
  })
})

describe('the times', () => {
  afterEach(() => vi.unstubAllEnvs())

  // Every hour of one day in each month: covers noon, midnight, and month names of every length.
  const moments = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, month, 3 + month, hour, 5 * month))),
  ).flat()

  it.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'])(
    'are formatted in %s as date-fns formats the specified patterns',
    (zone) => {
      vi.stubEnv('TZ', zone)
      for (const moment of moments) {
        const iso = moment.toISOString()
        expect(listTime(iso, zone)).toBe(format(moment, 'MMM d, HH:mm'))
        expect(detailDate(iso, zone)).toBe(format(moment, 'MMMM d, yyyy'))
        expect(detailTime(iso, zone)).toBe(format(moment, 'h:mm a'))
      }
    },
  )

  it("follow the user's time zone, not the machine's", () => {
    vi.stubEnv('TZ', 'UTC')
    expect(listTime('2026-11-19T21:40:00.000Z', 'Australia/Sydney')).toBe('Nov 20, 08:40')
    expect(listTime('2026-11-19T21:40:00.000Z')).toBe('Nov 19, 21:40')
  })
})
