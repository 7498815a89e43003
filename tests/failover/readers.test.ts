import { describe, expect, it } from 'vitest'
import { kindOfRead } from './readers.ts'

describe('a read while the leader is lost', () => {
  it('is answered by a whole body, or refused by a whole problem', () => {
    expect(kindOfRead(200, '[]')).toBe('answered')
    expect(kindOfRead(503, '{"kind":"Unavailable"}')).toBe('refused')
  })

  it('is unclean by any other status, and by a body that is not whole', () => {
    expect(kindOfRead(500, '{}')).toEqual({ unclean: '500' })
    expect(kindOfRead(401, '{}')).toEqual({ unclean: '401' })
    expect(kindOfRead(200, '[{"id":"a')).toEqual({ unclean: '200, torn' })
  })
})
