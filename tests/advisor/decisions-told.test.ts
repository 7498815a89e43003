/** Decisions: what spoke against one that was turned down, which have no result, and which went wrong. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'

describe('why something was turned down', () => {
  it.each([
    ['cafe', 'What made us pass on the weekday lunch delivery?', 'keeps 30%'],
    ['cafe', 'why did we knock back lunch deliveries', 'keeps 30%'],
    ['cafe', 'Why did we reject the DoorDash delivery idea?', 'keeps 30%'],
    ['realestate', 'why did we say no to dropping the letting fee', 'no hurry'],
  ] as const)('is what speaks against it: %s %s', async (who, question, against) => {
    const text = await askedText(who, question)
    expect(text).toContain(against)
    expect(text).toContain('No record has your own reason')
  })

  it.each([
    ['consulting', 'why did we turn down moving the practice meeting to Friday'],
    ['cafe', 'why did I dismiss closing the kitchen early on Mondays'],
  ] as const)('is on no record, and what spoke for it is called that: %s %s', async (who, question) => {
    expect(await askedText(who, question)).toMatch(/Nothing on record speaks against it\b.*For it, /s)
  })

  it('stands beside each of a list', async () => {
    expect(await askedText('cafe', 'what did I dismiss, and why?')).toContain('keeps 30%')
  })
})

describe('decisions without a result', () => {
  it.each([
    ['cafe', 'Which of the things I agreed to still have no outcome?', ['co-op', 'landlord', 'water main']],
    ['consulting', 'what have I accepted that is still unproven', ['day rate', 'assurance invoice']],
    ['realestate', 'which accepted advisories have not been measured yet', ['trust account', 'inspections']],
    ['realestate', 'on which of my decisions is the jury still out', ['trust account']],
    ['consulting', 'which of my yeses are still in limbo', ['assurance invoice']],
  ] as const)('%s: %s', async (who, question, titles) => {
    const text = await askedText(who, question)
    for (const title of titles) expect(text).toContain(title)
    expect(text).not.toMatch(/missed|came true|dismissed/i)
  })

  it('are not those with one', async () => {
    expect(await askedPlan('cafe', 'which decisions have a result')).not.toMatchObject({
      verdict: 'unproven',
    })
  })
})

describe('decisions that went wrong', () => {
  it.each([
    ['consulting', 'Which of my decisions turned out badly?', 'pilot projects'],
    ['cafe', 'which of our choices were mistakes', 'soup lunch'],
    ['realestate', 'which of the things I approved were a disappointment', 'print ads'],
    ['cafe', 'which of my yeses failed', 'coffee card'],
  ] as const)('%s: %s', async (who, question, title) => {
    const text = await askedText(who, question)
    expect(text).toContain(title)
    expect(text).toContain('missed')
  })
})

describe('a percentage', () => {
  it('is no number of things', async () => {
    const text = await askedText('consulting', 'Was putting rates up 6% a good idea?')
    expect(text).not.toContain('desks')
    expect(text).toContain('$68,363')
  })

  it.each(['how did the 6 per cent rise work out', 'did the 6 percent increase in our rate work'])(
    'is the same in words: %s',
    async (question) => {
      expect(await askedText('consulting', question)).toContain('Raise the day rate')
    },
  )
})
