/** Sample content: each trade has its own texts and numbers. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { alertSamples } from '../../web/messages/samples/alerts.samples.ts'
import { riskSamples } from '../../web/messages/samples/risk.samples.ts'
import { salesSamples } from '../../web/messages/samples/sales.samples.ts'
import { strategicSamples } from '../../web/messages/samples/strategic.samples.ts'
import { trendSamples } from '../../web/messages/samples/trend.samples.ts'

type Row = Readonly<Record<string, string | number>>

/** Rows of a trade by panel. */
const panelsOf = (type: (typeof businessTypes)[number]): ReadonlyMap<string, readonly Row[]> =>
  new Map<string, readonly Row[]>([
    ['alerts', alertSamples.english[type]],
    ['risks', riskSamples.english[type].risks],
    ['compliance', riskSamples.english[type].compliance],
    ['growth', salesSamples.english[type].opportunities],
    ['gaps', salesSamples.english[type].gaps],
    ['figures', salesSamples.english[type].figures],
    ['opportunities', strategicSamples.english[type].opportunities],
    ['competitors', strategicSamples.english[type].competitors],
    ['trends', trendSamples.english[type]],
  ])

/** Texts of a row, without the colour in `meaning`. */
const textsOf = ({ meaning: _, ...row }: Row): readonly string[] =>
  Object.values(row).filter((value) => typeof value === 'string')

// Questions are left out: they are about the records, and two trades may both ask about 10%.
const numbersOf = ({ question: _, ...row }: Row): string =>
  textsOf(row)
    .flatMap((text) => text.match(/\d[\d,.]*/g) ?? [])
    .join(' ')

/** Values that occur in several trades. */
const shared = (of: (row: Row) => readonly string[]): readonly string[] => {
  const seen = businessTypes.map((type) => new Set([...panelsOf(type).values()].flat().flatMap(of)))
  return seen.flatMap((own, index) =>
    [...own].filter((text) => seen.some((other, at) => at > index && other.has(text))),
  )
}

const statuses = new Set(['Due soon', 'On track', 'Overdue'])

describe('sample content', () => {
  it('shares no text between trades', () => {
    expect(shared(textsOf).filter((text) => !statuses.has(text))).toEqual([])
  })

  it('shares no row of numbers between trades', () => {
    const lines = (row: Row) => [numbersOf(row)].filter((numbers) => numbers.includes(' '))
    expect(shared(lines)).toEqual([])
  })

  it.each(businessTypes)(
    'gives %s gaps that equal the difference between current value and target',
    (type) => {
      const number = (text: string): number => Number(text.match(/[\d.]+/)?.[0])
      for (const { name, now, target, gap } of salesSamples.english[type].gaps)
        expect(number(gap), name).toBeCloseTo(Math.abs(number(target) - number(now)), 5)
    },
  )
})
