/** Sentences of two versions of a brief, and differences in words. */
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { differenceText } from '../../web/brief/replay/difference-text.ts'
import { compareSentences } from '../../web/brief/replay/sentences.ts'
import { textOf } from '../../web/core/language.ts'
import { replayText } from '../../web/messages/en/replay.ts'

it('marks the sentences that the other text does not have', () => {
  const before = 'Revenue fell to $1,204.50 a week. Costs rose 3.4%. Nothing on record says why.'
  const after = 'Costs rose 3.4%. Revenue fell to $1,198.20 a week. Nothing on record says why.'
  const compared = compareSentences(after, before)
  expect(compared.map(({ text }) => text).join('')).toBe(after)
  expect(compared.filter(({ isNew }) => isNew).map(({ text }) => text.trim())).toEqual([
    'Revenue fell to $1,198.20 a week.',
  ])
  expect(compareSentences(before, before).some(({ isNew }) => isNew)).toBe(false)
})

describe('a difference in words', () => {
  const words = textOf(replayText)
  it('counts the dates beyond four', () => {
    const given = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06']
    const dates = decodeOrThrow(t.array(IsoDate), given, 'Mondays')
    expect(differenceText({ kind: 'corrected', what: 'weeks', dates }, words)).toBe(
      'Weekly figures were corrected: 2 March, 9 March, 16 March, 23 March, and 2 more.',
    )
  })
  it('names styles as the product does', () => {
    expect(differenceText({ kind: 'style', from: 'hospitality_ceo', to: 'value_investor' }, words)).toBe(
      'The executive style: Hospitality CEO then, Value Investor now.',
    )
  })
})
