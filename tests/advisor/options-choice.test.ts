/** Options respect decisions already made, and style, profile and focus each change something in them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessProfileDefaults } from '#schema/profile/profile'
import type { Records } from '../../service/advisor/records.ts'
import { advisory, all, cafe, matters, options, styles } from './options-cases.ts'
import { seededRecords } from './seeded-records.ts'

const anyMatter = fc.constantFrom(...matters)
const anyStyle = fc.constantFrom(...styles)

describe('decisions taken', () => {
  const verbs = [
    ['Raise', 1],
    ['Increase', 1],
    ['Put up', 1],
    ['Cut', -1],
    ['Lower', -1],
    ['Drop', -1],
    ['Reduce', -1],
  ] as const
  const things = [
    ['prices', 'price'],
    ['the rent', 'premises'],
    ['wages', 'staff'],
    ['advertising', 'marketing'],
    ['ingredients', 'supplies'],
  ] as const

  it('are never contradicted once accepted', () => {
    let offered = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.constantFrom(...verbs),
        fc.constantFrom(...things),
        anyMatter,
        anyStyle,
        (records, [verb, sign], [thing, lever], matter, style) => {
          const accepted = advisory(`${verb} ${thing}`, 'accepted')
          for (const { changes } of options({ ...records, advisories: [accepted] }, matter, style)) {
            const [main] = changes
            if (main?.lever !== lever) continue
            offered += 1
            expect(Math.sign(main.size), `${verb} ${thing}, then ${matter}`).not.toBe(-sign)
          }
        },
      ),
      { numRuns: 300 },
    )
    expect(offered).toBeGreaterThan(10)
  })

  it('are named where they were dismissed and the same is offered again', () => {
    const dismissed = advisory('Raise prices', 'dismissed')
    const found = options({ ...cafe, advisories: [dismissed] }, 'Should we raise prices by 3%?')
    expect(found[0]?.dismissed?.title).toBe('Raise prices')
    expect(found[0]?.because?.text).toMatch(
      /^You dismissed “Raise prices” on 3 November, which proposed the same\./,
    )
    for (const { changes, dismissed: said } of found)
      if (changes[0]?.lever === 'price' && changes[0].size > 0) expect(said).toBeDefined()
  })

  it('are what the answer is where the matter is one of them', () => {
    const title = 'Sublet six desks on the second floor'
    const found = options(seededRecords('consulting'), 'Should we sublet the desks?')
    expect(found[0]?.step.text).toContain(`Leave “${title}” alone unless something has changed`)
  })
})

describe('who asks', () => {
  it('changes which options qualify and lead', () => {
    const matter = 'What should we do next?'
    const orders = styles.map((style) => options(cafe, matter, style).map(({ key }) => key))
    expect(new Set(orders.map((keys) => keys.join())).size).toBeGreaterThanOrEqual(5)
    const leads = styles.map((style) => options({ ...cafe, advisories: [] }, matter, style)[0]?.key)
    expect(new Set(leads).size).toBeGreaterThanOrEqual(3)
    for (const { changes } of options({ ...cafe, advisories: [] }, matter, 'operations_expert'))
      expect(changes[0]?.lever).not.toBe('price')
    for (const { worth } of options({ ...cafe, advisories: [] }, matter, 'risk_manager'))
      expect(worth?.low.value ?? 0).toBeGreaterThanOrEqual(0)
  })

  const withProfile = (profile: Partial<Records['profile']>): Records => ({
    ...cafe,
    advisories: [],
    profile: { ...businessProfileDefaults, ...profile },
  })
  const stepOf = (records: Records, matter: string) => options(records, matter)[0]

  it('changes the size by the tolerance of risk, and the day of judging by the stage', () => {
    const sizes = (['conservative', 'moderate', 'aggressive'] as const).map(
      (riskTolerance) => stepOf(withProfile({ riskTolerance }), 'prices')?.changes[0]?.size ?? 0,
    )
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0)
    expect(sizes[1]).toBeLessThan(sizes[2] ?? 0)
    const days = (['startup', 'growth', 'mature', 'enterprise'] as const).map(
      (companyStage) => stepOf(withProfile({ companyStage }), 'prices')?.review ?? '',
    )
    expect(days).toEqual([...new Set(days)].toSorted())
  })

  it('changes the people on a shift by the size of the team', () => {
    const step = (teamSize: number) => stepOf(withProfile({ teamSize }), 'Which hours carry too many staff?')
    expect(step(10)?.step.text).toContain('one person fewer')
    expect(step(40)?.step.text).toContain('three people fewer')
  })

  it('puts what serves the focus first, and says which measure of success it serves', () => {
    const records = { ...cafe, advisories: [] }
    const served = options(records, 'What should we do next?').filter(({ serves }) => serves)
    expect(served.length).toBeGreaterThan(0)
    const metric = 'Costs of $9,000 or less'
    const focus = cafe.focus && { ...cafe.focus, successMetrics: [metric] }
    for (const { serves } of options({ ...records, focus }, 'What should we do next?'))
      if (serves) expect(serves.metric).toBe(metric)
    const urgent = cafe.focus && { ...cafe.focus, urgency: 'high' as const }
    expect(
      stepOf({ ...records, focus: urgent }, 'prices')?.by.localeCompare(stepOf(records, 'prices')?.by ?? ''),
    ).toBe(-1)
  })
})
