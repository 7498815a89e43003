/** Previews: an exact number of characters in the page, whole words on the screen. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { truncate } from '../../web/kit/truncate.ts'

it('has the exact number of characters, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 1, max: 120 }),
      (text, count) => {
        const { start, tail, isCut } = truncate(text, count)
        const letters = Array.from(text)
        expect(start + tail).toBe(letters.slice(0, count).join(''))
        expect(isCut).toBe(letters.length > count)
      },
    ),
  )
})

it.each([
  ['The margin fell because wages rose', 15, 'The margin fell', ''],
  ['The margin fell because wages rose', 20, 'The margin fell', ' beca'],
  ['The margin fell, because wages rose', 18, 'The margin fell', ', b'],
  ['Our goal is “Fewer late jobs” now', 16, 'Our goal is', ' “Few'],
  ['Our goal is "Fewer late jobs" now', 16, 'Our goal is', ' "Few'],
  ['Wages rose (by half) in May', 13, 'Wages rose', ' (b'],
  ['Wages rose. Sales did not.', 14, 'Wages rose', '. Sa'],
  ['Wages rose “by half” in May', 21, 'Wages rose “by half”', ' '],
  ['a'.repeat(130), 120, 'a'.repeat(120), ''],
  [`${'a'.repeat(119)}😀😀`, 120, `${'a'.repeat(119)}😀`, ''],
  ['short', 120, 'short', ''],
])('shows %s up to the end of a word', (text, count, start, tail) => {
  expect(truncate(text, count)).toMatchObject({ start, tail })
})
