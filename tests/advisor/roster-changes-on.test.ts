/** A roster goes on through changes that are told as facts: hours of a day, more people, somebody who is away. */
import { describe, expect, it } from 'vitest'
import { changesRoster } from '../../service/advisor/actions/roster/changes-roster.ts'
import { askedInTurn } from './asked-in-turn.ts'

const rosterAfter = async (type: 'cafe' | 'realestate', ...turns: readonly string[]) => {
  const { drafts, message } = await askedInTurn(type, ...turns)
  return { days: drafts?.action === 'roster' ? drafts.roster : [], message }
}

const first = 'Plan the roster for next week'

describe('a roster', () => {
  it('keeps hours that a day is told to have, and those told before', async () => {
    const { days } = await rosterAfter('cafe', `${first}, nobody before 7`, 'Wednesday has to close at 3')
    const ends = (day: string) =>
      days
        .find((one) => one.day === day)
        ?.shifts.map(({ end }) => end)
        .sort()
        .at(-1)
    expect(ends('Wednesday')).toBe('15:00')
    expect(ends('Thursday')).not.toBe('15:00')
    expect(
      days.flatMap(({ shifts }) => shifts.map(({ start }) => start)).every((start) => start >= '07:00'),
    ).toBe(true)
  })

  it('takes in another person on a day', async () => {
    const [plain, changed] = await Promise.all([
      rosterAfter('realestate', first),
      rosterAfter('realestate', first, 'I want one more on Thursday'),
    ])
    const hours = ({ days }: typeof plain) => days.find(({ day }) => day === 'Thursday')?.staffHours ?? 0
    expect(hours(changed)).toBeGreaterThan(hours(plain))
  })

  it('says that somebody has to fill in for who is away', async () => {
    const { message, days } = await rosterAfter(
      'cafe',
      first,
      'a cook is off sick on Friday, can you redo it',
    )
    expect(days).toHaveLength(7)
    expect(message).toContain('fill in')
  })

  it.each(['what would Sunday cost', 'how many hours is that', 'is Tuesday quiet?', 'sales were good'])(
    'is not changed by: %s',
    (message) => {
      expect(changesRoster(message)).toBe(false)
    },
  )
})
