/** What is on record is said to the recipients of an email from our side, and a request names its object. */
import { describe, expect, it } from 'vitest'
import { draft, type Kind } from './email-drafted.ts'

describe('what is on record about the recipients', () => {
  it.each<[Kind, string, RegExp, RegExp]>([
    [
      'consulting',
      'draft an email to our last three sponsors',
      /We haven’t been in touch since your close-out report/,
      /You haven’t heard/,
    ],
    [
      'consulting',
      'draft an email to our last three sponsors',
      /I understand (?:that )?you start a new phase within six months/,
      /^You start/m,
    ],
    [
      'cafe',
      'email the council about the food licence renewal',
      /expires on Monday 28 December/,
      /You can take/,
    ],
    [
      'realestate',
      'invite the neighbours to the twilight open home on 26 November',
      /26 November/,
      /already trusting/,
    ],
    [
      'consulting',
      'write to the contractor about their day rate going up',
      /You put up your day rates in the week of 19 October/,
      /^$/,
    ],
    [
      'realestate',
      'write to the buyers’ banks asking for settlement dates',
      /26 October/,
      /ones that fall over/,
    ],
  ])('is what they did, or said from our side (%s): %s: %s', (kind, message, has, hasNot) => {
    const { body } = draft(kind, message)
    expect(body).toMatch(has)
    expect(body).not.toMatch(hasNot)
  })

  it('is not what we did wrong, in a letter to an auditor', () => {
    const { body } = draft('realestate', 'write the auditor a note')
    expect(body).toMatch(/you(?:’re| are) coming on Wednesday 25 November/i)
    expect(body).not.toMatch(/unmatched|signature|holding deposit/)
  })
})

describe('a request', () => {
  it.each<[Kind, string, RegExp]>([
    ['cafe', 'write an email to the roasters asking for a quote', /16 kg of (?:coffee )?beans a week/],
    ['cafe', 'draft something to send the roaster, polite but firm', /16 kg of (?:coffee )?beans a week/],
  ])('names its object (%s): %s', (kind, message, words) => {
    expect(draft(kind, message).body).toMatch(words)
  })

  it('to somebody outside says how to answer, in the manner of the business', () => {
    const answers = (['cafe', 'realestate', 'consulting'] as const).map((kind) => {
      const { body } = draft(kind, 'write to the landlord about the lease option')
      const last = body.split('\n\n').at(-2) ?? ''
      expect(last).toMatch(/\[(?:phone )?number\]/)
      return last.split(/(?<=[.?!\]])\s/).at(-1)
    })
    expect(new Set(answers).size).toBe(3)
  })

  it('for an answer to an invitation comes before the day of the event', () => {
    const { body } = draft('realestate', 'invite the neighbours to the open home on 26 November')
    expect(body).toMatch(/by Wednesday 25 November/)
  })
})

describe('words of a request', () => {
  it.each<[Kind, string, RegExp, RegExp]>([
    [
      'cafe',
      'let the team know we’re closed on Christmas Day',
      /^We’re closed on Christmas Day\./m,
      /Let you know/,
    ],
    [
      'cafe',
      'write to the bean supplier and see if they can do better on price',
      /if you can do better on price/,
      /^And see/m,
    ],
    [
      'cafe',
      'reply to a one star review that says the coffee was cold',
      /that the coffee was cold/,
      /about says/,
    ],
    [
      'cafe',
      'write a job ad for a weekend barista, must have experience',
      /You must have experience/,
      /most: must/,
    ],
    [
      'cafe',
      'write to the council about the noise complaint from next door',
      /noise complaint from next door/,
      /Thank you for telling us/,
    ],
  ])('become sentences (%s): %s', (kind, message, has, hasNot) => {
    const { body } = draft(kind, message)
    expect(body).toMatch(has)
    expect(body).not.toMatch(hasNot)
  })
})
