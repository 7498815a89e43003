/** A question of yes or no is answered in its own terms: to do a step, to let it be, and to doubt it have opposite answers. */
import { describe, expect, it } from 'vitest'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { asksTheReverse } from '../../service/advisor/options/polarity.ts'
import { reversed, verdicts } from '../../service/advisor/options/verdict.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const firstOf = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(settledRecords(type), question)).message.split('\n')[0] ?? ''

const wordOf = (text: string): string | undefined => /^(?:Probably )?(yes|no)/i.exec(text)?.[1]?.toLowerCase()

describe('the way that a question is put', () => {
  it.each([
    ['should we leave the coffee price alone', true],
    ['should we let contractor rates ride', true],
    ['can we hold off on the landlord visit', true],
    ['is it a mistake to put coffee up', true],
    ['would it be wrong to bill by stage', true],
    ['is it wrong to hold off on the visit', false],
    ['should we put coffee up', false],
    ['is it worth filming again', false],
    ['do we need to cap contractor rates', false],
  ])('%s', (text, expected) => expect(asksTheReverse(text, '')).toBe(expected))

  it('is none of the step that itself leaves things as they are', () => {
    expect(asksTheReverse('should we leave the desk empty', 'Leave the desk empty for a quarter')).toBe(false)
  })

  it('is turned back by turning it twice', () => {
    const lasting = verdicts.filter((verdict) => !['not-yet', 'dismissed', 'in-part'].includes(verdict))
    expect(lasting.map((verdict) => reversed(reversed(verdict)))).toEqual(lasting)
  })
})

describe('the first word', () => {
  it.each([
    ['cafe', 'should we put coffee up 20 cents', 'should we leave the coffee price alone'],
    ['cafe', 'Should we close on Tuesdays?', 'Should we stay open on Tuesdays?'],
    ['cafe', 'Can we skip opening on Mondays?', 'Is it worth opening on Mondays?'],
    ['realestate', 'do we need to chase the two settlements', 'can we leave the two settlements alone'],
    ['realestate', 'should we close on Saturdays', 'should we keep opening on Saturdays'],
    ['consulting', 'should we cap contractor rates', 'should we let contractor rates ride'],
    ['consulting', 'should we bill transport by stage', 'would it be wrong to bill transport by stage'],
  ] as const)('%s: %s, %s', async (type, question, other) => {
    const words = [wordOf(await firstOf(type, question)), wordOf(await firstOf(type, other))]
    expect(words.toSorted()).toEqual(['no', 'yes'])
  })

  it.each(businessTypes.flatMap((type) => [0, 1, 2, 3, 4, 5, 6].map((day) => [type, day] as const)))(
    'never says yes to opening and then to close (%s, weekday %i)',
    async (type, day) => {
      const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
      for (const asked of ['Is it worth opening on', 'Should we keep opening on', 'Do we need to open on']) {
        const first = await firstOf(type, `${asked} ${names[day]}s?`)
        expect(first).not.toMatch(/^(?:Probably )?yes\. Close/i)
        expect(first).not.toMatch(/^(?:Probably not|No)\. Keep/i)
      }
    },
  )
})
