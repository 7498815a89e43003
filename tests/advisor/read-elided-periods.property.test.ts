/** A period that omits what the period beside it names is read as if it were written in full. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { seededRecords } from './seeded-records.ts'

const { now } = seededRecords('cafe')

const periodsOf = (question: string) => questionOf(question, 'cafe', now).periods.map(({ period }) => period)

const month = fc.constantFrom('January', 'March', 'May', 'July', 'August', 'September', 'October')
const part = fc.constantFrom('half', 'week', 'weekend', 'Saturday')
const ordinals = fc.shuffledSubarray(['first', 'second'], { minLength: 2, maxLength: 2 })
const joints = fc.constantFrom(
  (one: string, other: string) => `compare sales in ${one} with ${other}`,
  (one: string, other: string) => `${one} against ${other}`,
  (one: string, other: string) => `was ${one} better than ${other}?`,
  (one: string, other: string) => `sales: ${one} vs ${other}`,
)

it('parts of a month', () => {
  fc.assert(
    fc.property(month, part, ordinals, joints, fc.boolean(), (name, unit, [one, other], ask, isBare) => {
      const full = ask(`the ${one} ${unit} of ${name}`, `the ${other} ${unit} of ${name}`)
      const short = ask(`the ${one} ${unit} of ${name}`, isBare ? `the ${other}` : `the ${other} ${unit}`)
      const found = periodsOf(short)
      expect([short, found.length]).toEqual([short, 2])
      expect([short, found]).toEqual([short, periodsOf(full)])
    }),
    { numRuns: 200 },
  )
})

const season = fc.shuffledSubarray(['summer', 'autumn', 'winter', 'spring'], { minLength: 2, maxLength: 2 })
const quarter = fc.shuffledSubarray(['March', 'June', 'September', 'December'], {
  minLength: 2,
  maxLength: 2,
})

it('school holidays and quarters', () => {
  fc.assert(
    fc.property(season, quarter, joints, ([one, other], [first, second], ask) => {
      expect(periodsOf(ask(`the ${one} school holidays`, `the ${other} ones`))).toEqual(
        periodsOf(ask(`the ${one} school holidays`, `the ${other} school holidays`)),
      )
      expect(periodsOf(ask(`the ${first} quarter`, `the ${second} one`))).toEqual(
        periodsOf(ask(`the ${first} quarter`, `the ${second} quarter`)),
      )
    }),
  )
})
