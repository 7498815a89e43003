import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differenceOf } from '../../service/read-models/value-difference.ts'

const long = 'The lease ends in March, and the owner asks for a decision on the second venue. '.repeat(4)

it.each([
  ['short texts whole', 'a', 'b', 'is "a", but should be "b"'],
  ['numbers and empty values', 3, null, 'is 3, but should be nothing'],
  ['different types', '3', 3, 'is "3", but should be 3'],
  [
    'a difference at the end of long texts',
    `${long}Yes.`,
    `${long}No.`,
    'is …on on the second venue. Yes.", but should be …on on the second venue. No."',
  ],
])('shows %s', (_, stored, expected, said) => {
  expect(differenceOf(stored, expected)).toBe(said)
})

it('always shows the difference, in bounded length and whole characters', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\n', 'é', '🦘', '🦙'), maxLength: 300 })
  fc.assert(
    fc.property(text, text, text, text, (before, one, other, after) => {
      fc.pre(before + one !== before + other)
      const said = differenceOf(before + one + after, before + other + after)
      const values = /^is (.*), but should be (.*)$/.exec(said) ?? []
      expect(values[1]).not.toBe(values[2])
      expect(said.length).toBeLessThan(300)
      expect(said.isWellFormed()).toBe(true)
    }),
  )
})
