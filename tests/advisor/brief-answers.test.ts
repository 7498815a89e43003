/** That a brief answers what was asked: the size, the direction, the post, the thing that nobody records. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { writeBriefFromRecords } from '../../service/advisor/brief/write-brief.ts'
import type { Records } from '../../service/advisor/records.ts'
import { seededRecords } from './seeded-records.ts'

const brief = (records: Records, topic: string, personaKey = 'value_investor') =>
  writeBriefFromRecords({ records, topic, personaKey, passages: [] })

const cafe = seededRecords('cafe')
const withProfile = (profile: Partial<Records['profile']>): Records => ({
  ...cafe,
  profile: { ...cafe.profile, ...profile },
})

describe('a topic', () => {
  it('that names dollars is answered with their share of what a sale brings', () => {
    const coffee = brief(cafe, 'Should coffee cost 20 cents more?', 'operations_expert')
    expect(coffee.category).toBe('Pricing')
    expect(coffee.title).toMatch(/: a price rise of 1\.4% pays unless sales fall/)
    expect(coffee.what).toMatch(
      /^A price rise of 1\.4% would add about \$[\d,]+ a week to profit \(between (a loss of )?\$[\d,]+ and (a gain of )?\$[\d,]+\) if each/,
    )
    expect(coffee.what).toContain('$0.20 more on every sale is 1.4% of the average spend of $13.90')
    expect(coffee.soWhat).toMatch(/^By \w+ \d+ \w+, raise prices on the menu by 1\.4%\./)
    for (const key of ['hospitality_ceo', 'operations_expert'])
      expect(brief(cafe, 'Should coffee cost 20 cents more?', key).what).not.toMatch(/Tuesday|Staff costs/)
    expect([coffee.title, coffee.what, coffee.soWhat].join(' ')).not.toMatch(/roster|shift/)
  })

  it('that asks for a cut is answered with a cut, on trial', () => {
    const cut = brief(cafe, 'Should we cut prices by 5%?')
    expect(cut.what).toMatch(/^A price cut of 5\.0% would take about \$[\d,]+ a week off profit \(between /)
    expect(cut.soWhat).toMatch(/^Leave prices on the menu as they are, and try a cut of 5\.0%/)
  })

  it('that asks about hiring is answered with what the post has to bring, at the pay of the trade', () => {
    for (const type of businessTypes) {
      const hire = brief(seededRecords(type), 'Should we hire another person?', 'hospitality_ceo')
      expect(hire.title).toContain('hire only for')
      expect(hire.what).toMatch(/^One more person for 38 hours a week costs about \$/)
    }
  })

  it('that asks for one thing no record holds is told so first, with less confidence', () => {
    const services = brief(seededRecords('consulting'), 'Which of our services earns most?')
    expect(services.what).toMatch(
      /^The records say nothing about individual products; that would take sales by item/,
    )
    const plain = brief(seededRecords('consulting'), 'What do we earn?')
    expect(services.basis.confidence.percent).toBeLessThan(plain.basis.confidence.percent)
  })

  it('on a second site is told what that takes, and what is free for it', () => {
    const site = brief(cafe, 'Should we open a second site?', 'growth_hacker')
    expect(site.what).toMatch(
      /^The records say nothing about a site that is not open yet; that would take its rent/,
    )
    expect(site.soWhat).toMatch(/^Put it in writing by .* stays untouched/)
  })

  it('is told in one size throughout, and nothing twice', () => {
    for (const riskTolerance of ['conservative', 'moderate', 'aggressive'] as const) {
      const { title, what } = brief(withProfile({ riskTolerance }), 'pricing')
      expect(what).toContain(/rise of (\d\.\d%)/.exec(title)?.[1] ?? 'no rise')
    }
    for (const topic of ['staff costs', 'supplier costs', 'rent', 'marketing spend']) {
      const sentences = brief(cafe, topic).what.split(/(?<=\.) /)
      const told = sentences.map((each) => each.replace('Over the last quarter ', '').toLowerCase())
      expect(told.filter((each) => / the trade \(/.test(each))).toHaveLength(1)
    }
  })

  it('about the focus is told by what the focus aims at, with a step towards it', () => {
    for (const key of ['hospitality_ceo', 'value_investor', 'operations_expert', 'financial_analyst']) {
      const focus = brief(cafe, 'Are we on the way to our focus?', key)
      expect(focus.category).toBe('Focus')
      expect(focus.what).toContain(
        '“1,300 sales in an ordinary week”: over the last four weeks the number of sales averaged 1,254, below that.',
      )
      expect(focus.what).toMatch(/“Profit margin of 13% or more”: over the last four weeks .*, below that\./)
      expect(focus.title).toMatch(/^Towards “Improve Customer Retention”: Sales (up|down) /)
      expect(focus.soWhat).toMatch(
        /^(Contact last quarter|By .* make new customers one offer|Try one change)/,
      )
    }
  })

  it('is answered with a day that is open, not with one that is all but closed', () => {
    const agency = seededRecords('realestate')
    for (const topic of ['new product ideas', 'Put inspections on the roster', 'campaign for growth'])
      for (const key of ['growth_hacker', 'innovation_focused', 'operations_expert'])
        expect(brief(agency, topic, key).soWhat).not.toContain('Sunday')
  })

  it('that asks for new vendors or landlords is answered with how to win them', () => {
    for (const topic of ['How do we win a new vendor?', 'How do we win new landlords?'])
      expect(brief(seededRecords('realestate'), topic, 'operations_expert').soWhat).toMatch(
        /^By .* make new vendors and landlords one offer/,
      )
  })

  it('names no way of recording weeks that there is not', () => {
    expect(brief({ ...cafe, kpis: [] }, 'How are we doing?').soWhat).not.toContain('by hand')
  })
})
