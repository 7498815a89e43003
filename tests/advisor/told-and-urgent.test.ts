/** What was advised when, what is urgent, what a board should know, and what puts the business at risk. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'

describe('what was advised', () => {
  it.each([
    [
      'realestate',
      'What advice did you give us last week?',
      ['Photograph rentals', 'twilight', 'portal tier'],
    ],
    ['realestate', 'remind me what you recommended we do last week', ['Photograph rentals', 'twilight']],
    ['consulting', 'what have you suggested this week', ['past clients', 'two consultants on the bench']],
    ['cafe', 'which suggestions did you make in October', ['Try lunch delivery']],
    ['cafe', 'what did you tell me to do last month', ['Try lunch delivery']],
  ] as const)('is listed by its day: %s %s', async (who, question, titles) => {
    const text = await askedText(who, question)
    let at = text.length
    for (const title of titles) {
      expect(text).toContain(title)
      // The newest comes first.
      expect(text.indexOf(title)).toBeLessThan(at)
      at = text.indexOf(title)
    }
  })

  it('says what became of each', async () => {
    const text = await askedText('cafe', 'what did you advise me to do in November')
    expect(text).toMatch(/Call the landlord before the option lapses”, accepted/)
    expect(text).toMatch(/Close the kitchen early on Mondays”, dismissed/)
    expect(text).toMatch(/Charge 20 cents more for coffee”, open/)
  })

  it('is said to be none where there is none', async () => {
    expect(await askedText('consulting', 'what did you tell me to do in February')).toMatch(
      /^Nothing was advised/,
    )
  })

  it.each([
    ['realestate', 'what did you say about the portal last week'],
    ['cafe', 'what would you advise me to do'],
    ['cafe', 'how much of what you suggested worked'],
  ] as const)('is not asked for: %s %s', async (who, question) => {
    expect(await askedPlan(who, question)).not.toMatchObject({
      operator: 'find',
      kind: 'advisory',
      words: [],
    })
  })
})

describe('what is urgent', () => {
  it.each([
    ['realestate', 'is there anything pressing on my desk'],
    ['realestate', 'what is urgent right now?'],
    ['realestate', 'hi, what can’t wait'],
    ['realestate', 'what else needs our attention'],
  ] as const)('is what matters most, the soonest first: %s %s', async (who, question) => {
    const text = await askedText(who, question)
    expect(text).toContain('Wednesday 25 November')
    expect(text).toContain('$7,600')
    expect(text).toContain('auditor')
    expect(text).toContain('Visit the two largest landlords')
    expect(text.indexOf('auditor')).toBeLessThan(text.indexOf('Visit the two largest'))
    expect(text).not.toContain('Transactions')
  })

  it('of the café starts with the roster, and leaves out what has passed', async () => {
    const text = await askedText('cafe', 'what’s most urgent at the moment')
    expect(text.indexOf('Tuesday')).toBeLessThan(text.indexOf('roaster'))
    expect(text).toContain('Monday 23 November')
  })

  it.each([
    ['cafe', 'is the licence renewal urgent'],
    ['realestate', 'how urgent is the audit'],
  ] as const)('is not one matter: %s %s', async (who, question) => {
    expect(await askedPlan(who, question)).not.toMatchObject({ isUrgent: true })
  })
})

describe('what a board should know', () => {
  it.each([
    ['consulting', 'what does the board need to know', ['third of what we bill', 'bench', 'water authority']],
    ['consulting', 'give me the main points for the partners’ meeting', ['third of what we bill', 'bench']],
    ['cafe', 'What should I tell my co-owner about the café?', ['chef', 'roaster']],
    ['realestate', 'sum up what our directors ought to hear', ['$7,600', 'landlords']],
  ] as const)('is more than figures: %s %s', async (who, question, matters) => {
    const text = await askedText(who, question)
    for (const matter of matters) expect(text).toContain(matter)
    expect(text).toMatch(/margin was [\d.]+%/)
  })

  it('is five points after the figures', async () => {
    const text = await askedText('consulting', 'sum up what the board should know in five bullets')
    expect(text.match(/^- /gm)).toHaveLength(5)
    expect(text).toContain('Cap contractor rates')
  })
})

describe('what puts the business at risk', () => {
  it.each([
    ['consulting', 'what is our biggest danger at the moment', 'third of what we bill'],
    ['consulting', 'What’s the largest risk we face?', 'third of what we bill'],
    ['cafe', 'what should worry me most', 'chef'],
    ['realestate', 'what worries you most about the agency', 'settlements'],
    ['realestate', 'where are we most exposed', 'settlements'],
  ] as const)('is first what a warning says: %s %s', async (who, question, warning) => {
    const text = await askedText(who, question)
    expect(text).toContain(warning)
    expect(text.indexOf(warning)).toBeLessThan(text.indexOf('moved the wrong way'))
  })
})
