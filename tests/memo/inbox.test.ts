/** What the inbox is made of, without a browser: its address, its times, its previews. */
import { format } from 'date-fns'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { MemoId } from '#schema/memo/memo'
import { isInboxOpen, readInbox, withInbox, withMemo, withoutInbox } from '../../web/memo/inbox-address.ts'
import { detailDate, detailTime, listTime } from '../../web/memo/memo-times.ts'

const memoId = decodeOrThrow(MemoId, 'm-1', 'an id')
const address = (query: string) => new URLSearchParams(query)

describe('the address', () => {
  it('opens the inbox on a tab, with a memo, and leaves the rest of the address alone', () => {
    const opened = withMemo(withInbox(address('tab=low'), 'read'), memoId)
    expect(opened.toString()).toBe('tab=low&inbox=read&memo=m-1')
    expect(readInbox(opened)).toEqual({ tab: 'read', memo: 'm-1' })
    expect(withMemo(opened, null).toString()).toBe('tab=low&inbox=read')
    expect(withoutInbox(opened).toString()).toBe('tab=low')
    expect([isInboxOpen(opened), isInboxOpen(withoutInbox(opened))]).toEqual([true, false])
  })

  it('takes a word that is no tab for all', () => {
    expect(readInbox(address('inbox=spam')).tab).toBe('all')
    expect(readInbox(address('inbox')).tab).toBe('all')
  })
})

describe('the times', () => {
  afterEach(() => vi.unstubAllEnvs())

  // Every hour of a day, one day a month: noon, midnight, and months of every length of name.
  const moments = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, month, 3 + month, hour, 5 * month))),
  ).flat()

  it.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'])(
    'read in %s as date-fns puts the specified forms',
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

  it('follow the zone of the person, not that of the machine', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(listTime('2026-11-19T21:40:00.000Z', 'Australia/Sydney')).toBe('Nov 20, 08:40')
    expect(listTime('2026-11-19T21:40:00.000Z')).toBe('Nov 19, 21:40')
  })
})
