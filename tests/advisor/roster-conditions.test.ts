/** Conditions on a roster asked for in the chat: kept, or named in the answer where they are not. */
import { describe, expect, it } from 'vitest'
import { conditionsIn } from '../../service/advisor/actions/roster/conditions.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const rosterOf = async (type: 'cafe' | 'consulting' | 'realestate', message: string) => {
  const { message: text, drafts } = await askedReply(settledRecords(type), message)
  return { text, days: drafts?.action === 'roster' ? drafts.roster : [] }
}

describe('a condition on a roster', () => {
  it.each([
    ['cafe', 'do me a roster for next week but nobody past 8pm on thursday', 'Thursday', '20:00'],
    ['cafe', 'roster for the coming week, everyone gone by 3pm on monday', 'Monday', '15:00'],
    ['cafe', 'roster for next week but close at 2 on tuesday', 'Tuesday', '14:00'],
    ['realestate', 'roster for next week but nobody past 4pm on Friday', 'Friday', '16:00'],
  ] as const)(
    'ends the shifts of its day and leaves the week whole: %s: %s',
    async (type, message, day, last) => {
      const { days, text } = await rosterOf(type, message)
      expect(days).toHaveLength(7)
      const own = days.find((one) => one.day === day)
      expect(
        own?.shifts
          .map(({ end }) => end)
          .sort()
          .at(-1),
      ).toBe(last)
      expect(text).toMatch(new RegExp(`Nobody works past .* on ${day}`))
    },
  )

  it('leaves the other days as they were', async () => {
    const [plain, limited] = await Promise.all([
      rosterOf('cafe', 'roster for next week'),
      rosterOf('cafe', 'roster for next week but nobody past 8pm on thursday'),
    ])
    const others = ({ days }: typeof plain) =>
      days.filter(({ day }) => day !== 'Thursday').map(({ shifts }) => shifts)
    expect(others(limited)).toEqual(others(plain))
  })

  it('says that nobody is alone, or where that cannot be kept', async () => {
    expect((await rosterOf('cafe', 'roster for next week, nobody alone after 6')).text).toContain(
      'Nobody is alone after 6 pm',
    )
  })

  it('says how near it comes to a number of people', async () => {
    const { days, text } = await rosterOf(
      'cafe',
      'make a roster for next week with two people on saturday morning',
    )
    expect(days).toHaveLength(7)
    expect(text).toMatch(/2 to 3 people on Saturday from opening to noon|2 people work on Saturday/)
  })

  it.each([
    ['draft next week’s roster without Mia', 'without Mia'],
    ['roster next week but nobody under 18 after 9', 'nobody under 18 after 9'],
  ])('names what it does not take in: %s', async (message, words) => {
    const { days, text } = await rosterOf('cafe', message)
    expect(days).toHaveLength(7)
    expect(text).toContain(`“${words}”`)
  })

  it.each([
    'roster for thursday and friday',
    'roster for the week starting from 30 November',
    'one fewer on Tuesday afternoon',
    'a roster under 180 hours',
    'roster for Saturday',
  ])('is not seen in: %s', (message) => {
    expect(conditionsIn(message).conditions).toEqual([])
  })
})
