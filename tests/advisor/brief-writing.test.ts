/** What briefs say: to whom, about what, and how sure. */
import { describe, expect, it } from 'vitest'
import type { Passage } from '#schema/core/advice'
import { businessTypes } from '#schema/session/session'
import { readTopic } from '../../service/advisor/brief/themes.ts'
import { writeBriefFromRecords } from '../../service/advisor/brief/write-brief.ts'
import type { Records } from '../../service/advisor/records.ts'
import { seededRecords } from './seeded-records.ts'

const brief = (
  records: Records,
  topic = 'How do we improve our margin?',
  personaKey = 'value_investor',
  passages: readonly Passage[] = [],
) => writeBriefFromRecords({ records, topic, personaKey, passages })

const textOf = ({ title, what, why, soWhat }: ReturnType<typeof brief>) =>
  [title, what, why, soWhat].join(' ')

const cafe = seededRecords('cafe')
const withProfile = (profile: Partial<Records['profile']>): Records => ({
  ...cafe,
  profile: { ...cafe.profile, ...profile },
})

describe('a topic', () => {
  it.each([
    ['How do we improve our margin?', 'margin'],
    ['Supplier prices for beans', 'margin'],
    ['how long will the CASH last', 'cash'],
    ['Roster for next week', 'team'],
    ['Should we raise prices by 5%?', 'pricing'],
    ['Are guests coming back?', 'customers'],
    ['Christmas opening hours', 'season'],
    ['What if a recession comes?', 'risk'],
    ['A marketing campaign for spring', 'growth'],
    ['Are we reaching our goals?', 'focus'],
    ['How did last week go?', 'overview'],
    ['Which espresso machine should we buy?', 'open'],
    ['xyzzy', 'open'],
    ['Should coffee cost 20 cents more?', 'pricing'],
    ['Should we raise our management fee?', 'pricing'],
    ['Should we cut the advertising spend?', 'margin'],
    ['Hire a consultant or a contractor?', 'team'],
    ['Compare us with last year', 'revenue'],
    ['Rental vacancy', 'open'],
  ])('%s is about %s', (topic, theme) => expect(readTopic(topic).theme).toBe(theme))

  it('gives its percentage and its weekday', () => {
    expect(readTopic('raise prices by 7.5 percent on Fridays')).toMatchObject({ percent: 7.5, weekday: 4 })
    expect(readTopic('raise prices by 900%').percent).toBeUndefined()
  })

  it('that names a percentage is answered with it', () => {
    const rise = brief(cafe, 'Should we raise prices by 7%?').basis.figures.find(
      ({ shown, inputs }) => shown === '7.0%' && inputs[0]?.kind === 'question',
    )
    expect(rise).toBeDefined()
  })

  it('of which the records say nothing gets an honest brief, and less confidence than any other', () => {
    const open = brief(cafe, 'Which espresso machine should we buy?')
    expect(open.title).toBe('The records say nothing about “Which espresso machine should we buy?”')
    expect(open.soWhat).toContain('Don’t decide on the strength of this brief')
    expect(open.basis.confidence.percent).toBeLessThan(50)
    expect(brief(cafe).basis.confidence.percent).toBeGreaterThan(open.basis.confidence.percent)
  })
})

describe('the same topic', () => {
  it('is answered otherwise under each style, and with another step under most', () => {
    const personas = ['hospitality_ceo', 'value_investor', 'innovation_focused', 'growth_hacker'].concat([
      'operations_expert',
      'financial_analyst',
      'risk_manager',
    ])
    for (const type of businessTypes) {
      const briefs = personas.map((key) => brief(seededRecords(type), 'How did last week go?', key))
      expect(new Set(briefs.map(({ soWhat }) => soWhat)).size).toBeGreaterThanOrEqual(6)
      expect(new Set(briefs.map(textOf)).size).toBe(personas.length)
    }
  })

  it('is told in the words of the business', () => {
    const [own, agency, firm] = businessTypes.map((type) => textOf(brief(seededRecords(type), 'customers')))
    expect(own).toMatch(/customers/)
    expect(agency).toMatch(/vendors and landlords/)
    expect(firm).toMatch(/billed days/)
  })

  it('is told in the tone of the profile, and takes smaller steps with less appetite for risk', () => {
    const tones = ['professional', 'casual', 'analytical'] as const
    expect(new Set(tones.map((preferredTone) => brief(withProfile({ preferredTone })).why)).size).toBe(3)
    const steps = (['conservative', 'moderate', 'aggressive'] as const).map(
      (riskTolerance) => brief(withProfile({ riskTolerance }), 'pricing').soWhat,
    )
    expect(new Set(steps).size).toBe(3)
    expect(steps[0]).toContain('a third of the menu first')
  })

  it('names the focus where one is set, and none where none is', () => {
    expect(cafe.focus).not.toBeNull()
    expect(brief(cafe).soWhat).toContain(`“${cafe.focus?.primaryFocus}”`)
    expect(brief({ ...cafe, focus: null }).soWhat).not.toContain('focus')
  })

  it('cites what was written before by its title, and keeps only what it cites', () => {
    const passage = (kind: Passage['kind'], title: string): Passage => ({
      kind,
      id: title,
      title,
      excerpt: 'x',
    })
    const passages = [
      passage('kpi', 'Week of 9 November'),
      passage('memo', 'Beans cost more'),
      passage('brief', 'An older brief'),
      passage('advisory', 'Ask a second roaster'),
    ]
    const cites = brief(cafe, undefined, undefined, passages)
    expect(cites.why).toContain('the memo “Beans cost more” and the advisory “Ask a second roaster”')
    expect(cites.basis.passages.map(({ kind }) => kind)).toEqual(['memo', 'advisory'])
  })
})

describe('confidence', () => {
  it('falls as records grow old', () => {
    const percents = [0, 2, 6, 20].map((weeks) => {
      const now = new Date(cafe.now.getTime() + weeks * 7 * 86_400_000)
      return brief({ ...cafe, now }).basis.confidence.percent
    })
    expect(percents).toEqual([...percents].sort((a, b) => b - a))
    expect(new Set(percents).size).toBe(4)
  })

  it('falls where there is less on record', () => {
    const percents = [52, 20, 6].map(
      (weeks) => brief({ ...cafe, kpis: cafe.kpis.slice(-weeks) }).basis.confidence.coverage,
    )
    expect(percents).toEqual([...percents].sort((a, b) => b - a))
    const bare = cafe.kpis.map(({ expenses: _, ...week }) => week)
    expect(brief({ ...cafe, kpis: bare }).basis.confidence.coverage).toBeLessThan(percents[0] ?? 0)
  })

  it('is the formula it says it is', () => {
    const { percent, coverage, recency, agreement } = brief(cafe).basis.confidence
    expect(percent).toBe(Math.round(100 * coverage ** 0.4 * recency ** 0.25 * agreement ** 0.35))
  })

  it('is higher where the comparisons agree than where they do not', () => {
    const steady = cafe.kpis.map((week, index) => ({ ...week, revenue: 10_000 + 40 * index }))
    const torn = steady.map((week, index, { length }) => ({
      ...week,
      revenue: 10_000 + ((length - index) % 2) * 3000 - index,
    }))
    const agreement = (kpis: Records['kpis']) =>
      brief({ ...cafe, kpis }, 'revenue').basis.confidence.agreement
    expect(agreement(steady)).toBeGreaterThan(agreement(torn))
  })
})

it('names the day by which to act', () => {
  const { soWhat } = brief(cafe)
  expect(soWhat).toMatch(/\bby (Mon|Tues|Wednes|Thurs|Fri)day \d{1,2} (November|December)/i)
})

it('begins with a finding, since a list shows no more than the first 120 characters', () => {
  for (const topic of ['margin', 'cash', 'roster', 'customers', 'growth', 'revenue'])
    expect(brief(cafe, topic).what.slice(0, 120)).toMatch(/\d/)
})

it.each([
  ['cafe', 'Should coffee cost 20 cents more?', 'Pricing'],
  ['cafe', 'What do the supplier prices cost us?', 'Margin and costs'],
  ['cafe', 'Call with the landlord', 'Margin and costs'],
  ['realestate', 'Call with the landlord', 'Customers'],
  ['cafe', 'How long does our cash last if a quiet month comes?', 'Cash'],
  ['realestate', 'When do the late settlements show in our cash?', 'Cash'],
  ['realestate', 'How much runway is left if settlements slip again?', 'Cash'],
  ['cafe', 'How do we find new guests without spending more?', 'Growth'],
  ['consulting', 'What did the milestone invoice do for our cash?', 'Cash'],
] as const)('reads, for the %s, %s as %s', (type, topic, category) =>
  expect(brief(seededRecords(type), topic).category).toBe(category),
)

it('answers a question about one cost with that cost, whatever the style', () => {
  for (const persona of ['hospitality_ceo', 'growth_hacker', 'risk_manager']) {
    const rent = brief(cafe, 'Is the lease worth renewing?', persona)
    expect(rent.title).toMatch(/^Premises costs at \d/)
    expect(rent.soWhat).toContain('landlord')
    const beans = brief(cafe, 'What do the supplier prices cost us?', persona)
    expect(beans.soWhat).toContain('Ask two suppliers')
  }
})
