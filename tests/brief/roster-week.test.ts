import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoDate } from '#schema/core/scalars'
import { rosterWeek } from '../../service/brief/roster-week.ts'

const saturdayNight = new Date('2026-11-21T23:59:00+10:00')
const sundayMorning = new Date('2026-11-22T00:01:00+10:00')
const week = (day: string) => rosterWeek(decodeOrThrow(IsoDate, day, 'A day'), saturdayNight)

describe('the week of a roster', () => {
  it('is the coming Sunday in Brisbane; on a Sunday, the next one', () => {
    expect(rosterWeek(undefined, saturdayNight)).toEqual(E.right('2026-11-22'))
    expect(rosterWeek(undefined, sundayMorning)).toEqual(E.right('2026-11-29'))
  })
  it.each(['2026-11-22', '2026-11-15', '2028-02-27', '9999-12-19'])(
    'accepts any Sunday from this week on: %s',
    (day) => expect(week(day)).toEqual(E.right(day)),
  )
  it.each(['2026-11-23', '2026-11-21', '2026-11-08', '0001-12-31', '9999-12-26'])(
    'refuses %s and names the field',
    (day) => {
      const refused = week(day)
      expect(E.isLeft(refused) && [refused.left.kind, refused.left.errors?.[0]?.field]).toEqual([
        'invalid',
        'weekStart',
      ])
    },
  )
})
