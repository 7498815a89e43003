/** A figure or a name on record is found anywhere in the record on the matter: a sentence beside it, its worth, another memo. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedText } from './asked-questions.ts'

describe('an amount of the matter is given', () => {
  it.each([
    ['realestate', 'what did it cost us when that landlord walked', '$3,300 more in fees'],
    ['realestate', 'how much has the landlord leaving cost us?', '$3,300 more in fees'],
    ['realestate', 'What did we lose on the three settlements that slipped?', '$11,577'],
    ['consulting', 'how much money did the scope overrun cost us', '$15,000 less'],
    ['consulting', 'how big is the assurance invoice', '$12,600'],
    ['consulting', 'what are the two seniors on the bench costing us', '$6,600 a week'],
    ['consulting', 'how much would the engineers have paid for the desks', '$640 a week'],
    ['cafe', 'how much do we lose if the head chef is off sick on a friday?', '$1,200'],
    ['cafe', 'how much did the burst main cost us in sales', '$8,881'],
    ['cafe', 'how much is the insurance claim worth', '$6,700 once'],
    ['cafe', 'what will new burrs set us back', '$310'],
  ] as const)('%s: %s: %s', async (type, question, words) => {
    const text = await askedText(type, question)
    expect(text).toContain(words)
    expect(text).not.toContain('give no figure')
  })

  it.each([
    ['cafe', 'how much does the food licence cost'],
    ['consulting', 'what does the indemnity cover cost a year'],
    ['realestate', 'how much does the auditor charge'],
  ] as const)('only if one is on record: %s: %s', async (type, question) => {
    expect(await askedText(type, question)).toMatch(/give no figure|don’t show that|can’t find that/)
  })
})

describe('a name of the matter is given first', () => {
  it.each([
    ['consulting', 'who is on the bench right now', 'two senior consultants'],
    ['consulting', 'who wants our spare desks', 'engineers upstairs'],
    ['realestate', 'who must countersign the trust payments', 'licensee'],
    ['consulting', 'who is our largest customer', 'transport programme'],
  ] as const)('%s: %s: %s', async (type, question, words) => {
    const text = await askedText(type, question)
    expect(text.split('\n\n')[0]).toContain(words)
  })
})

describe('nothing beside the point is quoted', () => {
  it.each([
    ['consulting', 'what does the indemnity cover cost and when does it end', 'Cash covers'],
    ['consulting', 'who is idle on the bench and what does it cost us', 'We billed 33 days last week.'],
    ['cafe', 'who do I call about the lease', 'The lease itself'],
    ['cafe', 'what will new burrs set us back', 'Mondays are quiet'],
  ] as const)('%s: %s: not %s', async (type, question, words) => {
    expect(await askedText(type, question)).not.toContain(words)
  })

  it.each([
    ['consulting', 'who is on the bench and how much is that costing us'],
    ['consulting', 'what does the indemnity cover cost and when does it end'],
  ] as const)('and no sentence twice: %s: %s', async (type, question) => {
    const quotes = (await askedText(type, question)).match(/“[^”]+[.”]”?/g) ?? []
    expect(new Set(quotes).size).toBe(quotes.length)
  })
})

describe('how long', () => {
  it.each<readonly [DemoBusiness, string]>([
    ['realestate', 'How long does it take us to sell a unit?'],
    ['realestate', 'how long does the usual tenant stay with us'],
  ])('is not told by how long something else takes: %s, %s', async (type, question) => {
    expect(await askedText(type, question)).toMatch(
      /^(?:I can’t find that on record|No record|The records don’t)/,
    )
  })

  it('is told by the sentence that has the act', async () => {
    expect(await askedText('realestate', 'how long do empty rentals wait for pictures')).toMatch(/nine days/)
    expect(await askedText('cafe', 'How long can council take to process the licence?')).toMatch(/fortnight/)
  })
})
