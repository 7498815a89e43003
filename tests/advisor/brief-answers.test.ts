/** A brief answers its topic: the measure, the period, the size and the thing that it is about. */
import { describe, expect, it } from 'vitest'
import type { Passage } from '#schema/core/advice'
import { businessTypes } from '#schema/session/session'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import type { Records } from '../../service/advisor/records.ts'
import { brief, sentencesOf, textsOf } from './brief-topics.ts'
import { lastWeeks } from './plans-asked.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')
const agency = seededRecords('realestate')
const firm = seededRecords('consulting')

describe('a topic', () => {
  it.each([
    ['How do we improve our margin?', 'Margin and costs', /^The profit margin /],
    [
      'What do the supplier prices cost us?',
      'Margin and costs',
      /^(?:Spending on food and drink supplies|The supplies share of revenue) /,
    ],
    ['how long will the CASH last', 'Cash', /^The cash runway /],
    ['Which hours carry too many staff?', 'Team', /^(?:Staff costs|The staff share of revenue) /],
    ['Should we raise prices by 5%?', 'Pricing', /^The average spend /],
    ['Are customers coming back?', 'Customers', /^The number of sales /],
    ['What if a recession comes?', 'Risk', /^Break-even revenue /],
    ['How seasonal is our revenue?', 'Season', /^Revenue /],
    ['Are we reaching our goals?', 'Focus', /^/],
    ['How are we doing?', 'Overview', /^Profit /],
    ['Which espresso machine should we buy?', 'Open question', /^Nothing on record is about/],
    ['xyzzy', 'Open question', /^Nothing on record is about/],
  ])('%s is about %s', (topic, category, start) => {
    const draft = brief(cafe, topic)
    expect(draft.category).toBe(category)
    expect(draft.what).toMatch(start)
  })

  it('means in a trade what it means there', () => {
    expect(brief(agency, 'How do we keep our landlords?').what).toMatch(/^The number of transactions /)
    expect(brief(cafe, 'Is the landlord asking too much?').what).toMatch(
      /^Premises costs |^The premises share/,
    )
    expect(brief(firm, 'What do contractors cost us?').what).toMatch(/contractor/)
  })

  it('that states a change is answered with its worth, and a cut that costs more than it brings with a no', () => {
    const rise = brief(cafe, 'Should we raise prices by 4%?')
    expect(rise.title).toMatch(/^Raise prices by 4\.0%: about \$[\d,.]+ a week of profit$/)
    expect(rise.soWhat).toMatch(
      /would add about \$[\d,.]+ a week to profit \(between a loss of .* and a gain of /,
    )
    const cut = brief(cafe, 'Should we cut prices by 5%?')
    expect(cut.title).toMatch(
      /^Leave prices as they are: to cut prices by 5\.0% would cost about \$[\d,.]+ of profit/,
    )
  })

  it('about something past is told of its week', () => {
    const main = brief(cafe, 'What did the week of the burst main cost us?')
    expect(main.what).toMatch(/^The business lost \$[\d,]+ in the week of 13 July/)
    expect(main.why).toContain(
      '“The burst water main nearly closed the café from Tuesday to Friday in the week of 13 July.”',
    )
    expect(main.soWhat).toContain('which you accepted on 27 July')
    expect(main.basis.passages.map(({ title }) => title)).toContain('Claim the days the water main cost you')
  })

  it('with a target is told what reaches it', () => {
    expect(brief(cafe, 'How do we get the margin back above 13%?').what).toMatch(
      /More sales alone would get it to 13\.0% if they rose \d/,
    )
  })

  it('that compares with others is told of our own table, which is named as an assumption', () => {
    expect(brief(agency, 'How does our margin compare with other agencies?').what).toMatch(
      /kept [\d.]+% of revenue\. For well-run residential property agencies we assume 18\.0%/,
    )
  })

  it('that names a thing which no text has is told so', () => {
    const { what } = brief(firm, 'What did the zeppelin cost us?')
    expect(what).toContain('no text names it')
    expect(what).toContain('“zeppelin”')
  })

  it('has a cause out of the records, or none', () => {
    expect(brief(cafe, 'How do we improve our margin?').why).toContain(
      '“The roaster and the dairy put their prices up in the week of 19 October.”',
    )
    const silent = { ...cafe, memos: [], advisories: [] }
    expect(brief(silent, 'How do we improve our margin?').why).toContain('says why the profit margin fell')
  })

  it('has the figures that the evaluator gives, to the cent', () => {
    const draft = brief(cafe, 'How do we improve our margin?')
    const margin = evaluate({ operator: 'value', measure: 'margin', period: lastWeeks(4) }, { records: cafe })
    expect(margin.operator === 'value' && margin.figure.value).toBe(draft.basis.figures[1]?.value)
  })
})

describe('an open question', () => {
  it('is told what was looked for, what is near it, and what to record', () => {
    const draft = brief(cafe, 'Which espresso machine should we buy?')
    expect(draft.title).toBe('No record answers “Which espresso machine should we buy?”')
    expect(draft.what).toMatch(/for “espresso”, “machine” found nothing/)
    expect(draft.why).toMatch(/left \$[\d,]+ in profit/)
    expect(draft.soWhat).toMatch(
      /^Put the cost and the return in a note on Finance or in the focus by \w+day \d+ \w+,/,
    )
    expect(draft.basis.confidence.percent).toBeLessThan(50)
    expect(brief(cafe, 'margin').basis.confidence.percent).toBeGreaterThan(draft.basis.confidence.percent)
  })

  it('is not what a business without records has, which is told so', () => {
    const empty = brief({ ...cafe, kpis: [], days: [] }, 'How are we doing?')
    expect(empty.title).toBe('No figures are on record yet for “How are we doing?”')
    expect(empty.basis.confidence.percent).toBe(0)
    for (const text of textsOf(empty)) expect(text).not.toBe('')
  })
})

describe('the same topic', () => {
  const withProfile = (profile: Partial<Records['profile']>): Records => ({
    ...cafe,
    advisories: [],
    profile: { ...cafe.profile, ...profile },
  })

  it('is told in the words of the business', () => {
    const [own, estate, practice] = businessTypes.map((type) =>
      textsOf(brief(seededRecords(type), 'How do we win more customers?')).join(' '),
    )
    expect(own).toMatch(/number of sales/)
    expect(estate).toMatch(/number of transactions/)
    expect(practice).toMatch(/billed days/)
  })

  it('has smaller steps with less appetite for risk, and another day of judging at another stage', () => {
    const steps = (['conservative', 'moderate', 'aggressive'] as const).map(
      (riskTolerance) => brief(withProfile({ riskTolerance }), 'prices', 'financial_analyst').soWhat,
    )
    expect(new Set(steps).size).toBe(3)
    const stages = (['startup', 'growth', 'mature'] as const).map(
      (companyStage) => brief(withProfile({ companyStage }), 'prices', 'financial_analyst').soWhat,
    )
    expect(new Set(stages).size).toBe(3)
  })

  it('is judged against the measure of success that it serves', () => {
    expect(brief(cafe, 'How do we improve our margin?').soWhat).toContain(
      'against “Profit margin of 13% or more” in the focus',
    )
    expect(brief({ ...cafe, focus: null }, 'How do we improve our margin?').soWhat).not.toContain('focus')
  })

  it('names a day by which to act, and one on which to judge', () => {
    const day = /(?:Mon|Tues|Wednes|Thurs|Fri)day \d{1,2} (?:November|December|January)/g
    expect(brief(cafe, 'margin').soWhat.match(day)?.length).toBeGreaterThanOrEqual(2)
  })

  it('cites what was written before by its title, and keeps only what it cites', () => {
    const passage = (kind: Passage['kind'], title: string): Passage => ({
      kind,
      id: title,
      title,
      excerpt: 'x',
    })
    const passages = [passage('kpi', 'Week of 9 November'), passage('memo', 'Bread by the door')]
    const draft = brief({ ...cafe, memos: [] }, 'How long does our cash last?', 'value_investor', passages)
    expect(draft.basis.passages.every(({ title }) => textsOf(draft).join(' ').includes(title))).toBe(true)
    expect(sentencesOf(draft).join(' ')).not.toContain('Week of 9 November”')
  })
})

describe('confidence', () => {
  it('falls as records grow old', () => {
    const percents = [0, 2, 6, 20].map((weeks) => {
      const now = new Date(cafe.now.getTime() + weeks * 7 * 86_400_000)
      return brief({ ...cafe, now }, 'margin').basis.confidence.percent
    })
    expect(percents).toEqual([...percents].sort((a, b) => b - a))
    expect(new Set(percents).size).toBe(4)
  })

  it('is the formula it says it is', () => {
    const { percent, coverage, recency, agreement } = brief(cafe, 'margin').basis.confidence
    expect(percent).toBe(Math.round(100 * coverage ** 0.4 * recency ** 0.25 * agreement ** 0.35))
  })
})
