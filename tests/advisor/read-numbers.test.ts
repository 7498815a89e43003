/** Which numbers a text contains, and which of them are supported by what is known. */
import { describe, expect, it } from 'vitest'
import type { Figure } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { numbersIn } from '../../service/advisor/model/read-numbers.ts'
import { type KnownNumber, knownFigure, verifyNumbers } from '../../service/advisor/model/verify-numbers.ts'

const read = (text: string) => numbersIn(text).map(({ value, kind }) => [value, kind])

describe('the numbers of a text', () => {
  it.each([
    ['Revenue was $18,420.', [[18420, 'aud']]],
    ['about $18.4k', [[18400, 'aud']]],
    [
      'A$5,000 or AUD 5,000 or 5,000 dollars',
      [
        [5000, 'aud'],
        [5000, 'aud'],
        [5000, 'aud'],
      ],
    ],
    ['$1.2 million', [[1_200_000, 'aud']]],
    [
      '12.8%, 3 per cent, 0.5 points',
      [
        [12.8, 'percent'],
        [3, 'percent'],
        [0.5, 'percent'],
      ],
    ],
    ['twenty-five percent', [[25, 'percent']]],
    ['two hundred and ten dollars', [[210, 'aud']]],
    [
      '1,284 sales in a 4-week run',
      [
        [1284, 'plain'],
        [4, 'plain'],
      ],
    ],
    [
      'from -$740 to –3%',
      [
        [740, 'aud'],
        [3, 'percent'],
      ],
    ],
    ['٤٥٪', [[Number.NaN, 'plain']]],
    ['forty customers', [[40, 'plain']]],
    ['two thousand five hundred a week', [[2500, 'plain']]],
    ['a million', [[1_000_000, 'plain']]],
    ['half a million dollars', [[500_000, 'aud']]],
    ['cash for seven weeks', [[7, 'plain']]],
    ['two and a half percent', [[2.5, 'percent']]],
    ['half a percent', [[0.5, 'percent']]],
    [
      'a dozen regulars, two dozen sales',
      [
        [12, 'plain'],
        [24, 'plain'],
      ],
    ],
    ['up by a third.', [[100 / 3, 'percent']]],
    ['a quarter of takings', [[25, 'percent']]],
    ['half of the wages', [[50, 'percent']]],
    ['Two-thirds of it', [[200 / 3, 'percent']]],
    ['costs halved', [[50, 'percent']]],
    ['twice as many', [[2, 'plain']]],
    ['sales doubled', [[2, 'plain']]],
    ['½ of it', [[Number.NaN, 'plain']]],
    [
      'ninety days and forty-two shifts',
      [
        [90, 'plain'],
        [42, 'plain'],
      ],
    ],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected))

  it.each([
    'the week of 16 November 2026',
    'between 16 and 22 Nov',
    'on November 16, 2026',
    '2026-11-16',
    'in 2026',
    'week 47',
    'from 7 am to 2:30 pm',
    'at 09:30',
    '1. First\n2. Second',
    'in Q4, B2B, open 24/7',
    'one or two reasons',
    'one of the two, of three kinds',
    'the first week, the third supplier, the twenty-first',
    'over the next two weeks, as in the last four weeks',
    'a quarter ago, this quarter, in the third quarter of the year',
    'brought by a third supplier',
    'for a quarter, then two quarters more',
    'the second half of November',
    'half an hour after half past ten',
    'at ten am, or eleven o’clock',
    'twice a week, and a double shift; double-check it',
    'in twenty twenty-six',
    'forty-fifth, tenth, a tender',
    'someone often weighs one cost',
    'a m² of it, as CO₂',
  ])('are none of dates, times, names and marks of a list: %s', (text) => expect(read(text)).toEqual([]))
})

const figure = (value: number, unit: Figure['unit'], shown: string): Figure => ({
  label: 'a figure',
  value,
  unit,
  shown,
  formula: 'value',
  asOf: decodeOrThrow(IsoDate, '2026-11-15', 'A day'),
  inputs: [],
})

const known = [
  figure(18420.37, 'aud', '$18,420'),
  figure(-12.84, 'percent', '-12.8%'),
  figure(1284, 'count', '1,284'),
  figure(15.23, 'weeks', '15.2 weeks'),
].map(knownFigure)

describe('a number', () => {
  it.each([
    '$18,420',
    '$18,420.37',
    '$18.4k',
    '$18k',
    '$18,000',
    '12.8%',
    '13%',
    '12.84 points',
    '1,284',
    '1284',
    '15.2 weeks',
    '15 weeks',
    '18,420',
    'fifteen weeks',
    'eighteen thousand dollars',
  ])('is borne out, as it is or rounded: %s', (text) =>
    expect(verifyNumbers(`It was ${text}, they say.`, known).unverified).toEqual([]),
  )

  it.each([
    '$18,421',
    '$18.5k',
    '$20,000',
    '12.7%',
    '14%',
    '12.9',
    '18,420%',
    '$1,284',
    '1,285',
    '16 weeks',
    'sixteen weeks',
    'twenty thousand dollars',
    'a million dollars',
    'forty customers',
    '$15',
    '0',
    '٤٥',
  ])('is marked where it is not: %s', (text) => {
    const { text: marked, unverified } = verifyNumbers(`It was ${text} then.`, known)
    expect(unverified).toHaveLength(1)
    expect(marked).toMatch(/^It was .+ \(unverified\).* then\.$/)
    expect(marked.replace(' (unverified)', '')).toBe(`It was ${text} then.`)
  })

  it('brings along the figure that bears it out', () => {
    expect(verifyNumbers('It was $18.4k.', known).figures.map(({ shown }) => shown)).toEqual(['$18,420'])
  })

  it('may be one that somebody wrote, in the unit in which it was written', () => {
    const words: KnownNumber[] = [
      { value: 14, kind: 'percent' },
      { value: 2.1, kind: 'aud' },
    ]
    expect(verifyNumbers('Milk at $2.10 is 14% dearer.', words).unverified).toEqual([])
    expect(verifyNumbers('That costs $14.', words).unverified).toEqual(['$14'])
  })
})
