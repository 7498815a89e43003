import { describe, expect, it } from 'vitest'
import { withEvent } from '../../web/decision-log/event-address.ts'
import { readLogAddress, withoutInvalid, withPage } from '../../web/decision-log/log-address.ts'

const read = (text: string) => {
  const { cursor, event } = readLogAddress(new URLSearchParams(text))
  return { cursor, event }
}

describe('log address', () => {
  it('means newest page and no event by default', () => {
    expect(read('')).toEqual({ cursor: {}, event: undefined })
    expect(read('before=x&after=-1&event=-3')).toEqual({ cursor: {}, event: undefined })
    expect(read('before=0&event=0')).toEqual({ cursor: {}, event: undefined })
  })

  it('includes page and event', () => {
    expect(read('before=51&event=50')).toEqual({ cursor: { before: 51 }, event: 50 })
    expect(read('after=0')).toEqual({ cursor: { after: 0 }, event: undefined })
    expect(read('after=51')).toEqual({ cursor: { after: 51 }, event: undefined })
    expect(read('before=51&after=7')).toEqual({ cursor: { before: 51 }, event: undefined })
  })

  it('opens and closes an event on its page', () => {
    const page = new URLSearchParams('before=51')
    expect(withEvent(page, 50).toString()).toBe('before=51&event=50')
    expect(withEvent(withEvent(page, 50), undefined).toString()).toBe('before=51')
  })

  it('drops the open event when the page changes', () => {
    const page = new URLSearchParams('before=51&event=50')
    expect(withPage(page, { before: 20 }).toString()).toBe('before=20')
    expect(withPage(page, { after: 50 }).toString()).toBe('after=50')
    expect(withPage(page, {}).toString()).toBe('')
  })

  it('drops invalid parameters, and keeps unrelated ones', () => {
    const tidy = (text: string) => withoutInvalid(new URLSearchParams(text)).toString()
    expect(tidy('kinds=zzz&from=banana&asOf=7')).toBe('asOf=7')
    expect(tidy('from=2026-11-20&to=2026-11-02&order=up&before=x&event=-1')).toBe('from=2026-11-20')
    const sound = new URLSearchParams('from=2026-11-02&to=2026-11-20&order=oldest&before=51&event=50')
    expect(withoutInvalid(sound)).toBe(sound)
  })
})
