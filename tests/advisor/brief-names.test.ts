/** Briefs on topics with names: names found in a text, names found in none, and topics that state a price. */
import { describe, expect, it } from 'vitest'
import { brief, figuresIn, wordsIn } from './brief-topics.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')
const firm = seededRecords('consulting')

describe('a topic with names of its own', () => {
  it.each(['Catering for offices', 'A loyalty app', 'Do we need a mascot?'])(
    'that no text has gets an honest brief: %s',
    (topic) => {
      expect(brief(cafe, topic).title).toBe(`No record answers “${topic}”`)
    },
  )

  it.each([
    [cafe, 'Getting ready for the lease renewal', 'Call the landlord before the option lapses'],
    [cafe, 'Card surcharges', 'Give first-time customers a coffee card'],
    [firm, 'Our dependence on transport', 'Bill the transport programme by stage'],
  ])(
    'that a text has a part of is given that text, and never told that none names it: %#',
    (records, topic, title) => {
      const { title: written, what } = brief(records, topic)
      expect(written).toBe(`Nearest on record to “${topic}”: “${title}”`)
      expect(what).toContain(`“${title}”`)
      expect(what).not.toMatch(/no text names|found nothing|\.”\./)
    },
  )

  it('that a memo has is about that memo, whatever else a word of it may mean', () => {
    const { why, soWhat } = brief(cafe, 'Losing the head chef')
    expect(`${why} ${soWhat}`).toContain('Two dinners a week depend on one chef')
    expect(`${why} ${soWhat}`).not.toMatch(/doctor/)
  })

  it('that states a price is held to what it must bring in', () => {
    expect(brief(cafe, 'An $18,200 oven').title).toBe(
      '$18,200 pays back in a year if it adds $350 of profit a week',
    )
    const hire = brief(firm, 'Hiring an office manager at $78,000')
    expect(hire.title).toMatch(/^\$1,500 a week has to bring in \$[\d,]+ more revenue a week$/)
    expect(wordsIn(hire)).toBeGreaterThanOrEqual(120)
    expect(wordsIn(hire)).toBeLessThanOrEqual(180)
    expect(figuresIn(hire)).toBeGreaterThanOrEqual(4)
    expect(figuresIn(hire)).toBeLessThanOrEqual(8)
  })

  it('that ends a cost entirely is no cut by a percentage', () => {
    expect(brief(cafe, 'Should we stop marketing?').title).not.toMatch(/100/)
  })
})
