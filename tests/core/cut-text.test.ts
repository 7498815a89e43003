import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutText } from '../../schema/core/cut-text.ts'

it('cuts no character in half', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, longest) => {
      const cut = cutText(text, longest)
      expect(cut.isWellFormed()).toBe(true)
      expect(text.startsWith(cut)).toBe(true)
      expect(Math.min(text.length, longest) - cut.length).toBeLessThanOrEqual(1)
    }),
  )
})
