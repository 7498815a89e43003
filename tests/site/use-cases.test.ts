/** The content of Use Cases, and its filters. */
import { describe, expect, it } from 'vitest'
import { benefitsContent } from '../../web/site/use-cases/benefits.content.ts'
import { filterUseCases, readFilters } from '../../web/site/use-cases/use-case.filter.ts'
import { companySizes, statsOf, useCaseIndustries } from '../../web/site/use-cases/use-case.ts'
import { foundText, useCases } from '../../web/site/use-cases/use-cases.content.ts'

const solutions = useCases.flatMap((category) => category.solutions)
const find = (query: string) => filterUseCases(useCases, readFilters(new URLSearchParams(query)))
const titles = (query: string) =>
  find(query).flatMap((category) => category.solutions.map(({ title }) => title))

describe('the content', () => {
  it('has the six specified categories with at least four solutions each, and four benefits', () => {
    expect(useCases.map(({ id }) => id)).toEqual([
      'customer-insights',
      'operational-automation',
      'financial-intelligence',
      'competitive-advantage',
      'customer-service',
      'business-growth',
    ])
    for (const { solutions: own, title } of useCases) expect.soft(own.length, title).toBeGreaterThanOrEqual(4)
    expect(new Set(solutions.map(({ title }) => title)).size).toBe(solutions.length)
    expect(benefitsContent.benefits).toHaveLength(4)
  })

  it('covers every pair of specified industry and size', () => {
    expect(useCaseIndustries).toEqual([
      'Real Estate & Property',
      'Professional Services',
      'Healthcare & Allied Health',
      'Hospitality & Tourism',
      'Education & Training',
      'Retail & eCommerce',
      'Creative Industries',
    ])
    expect(companySizes).toEqual(['Solo', 'Small team', 'Growing business'])
    for (const industry of useCaseIndustries)
      for (const size of companySizes)
        expect
          .soft(titles(`${new URLSearchParams({ industry, size })}`), `${industry}, ${size}`)
          .not.toEqual([])
  })

  it('shows the efficiency of the first industry', () => {
    const stated = {
      industries: useCaseIndustries,
      efficiency: ['75%', '68%', '45%', '52%', '63%', '71%', '58%'],
    }
    for (const [at, industry] of stated.industries.entries()) {
      const first = solutions.filter((one) => one.industries[0] === industry)
      expect.soft(first.length, industry).toBeGreaterThan(0)
      for (const one of first) expect.soft(statsOf(one).efficiency, one.title).toBe(stated.efficiency[at])
    }
    expect(new Set(solutions.map(({ impact }) => impact))).toEqual(new Set(['High', 'Medium']))
  })
})

describe('the filters', () => {
  it('match everything by default', () => {
    expect(find('')).toEqual(useCases)
    expect(find('q=&category=&industry=&size=')).toEqual(useCases)
  })

  it('search title, description and category title, ignoring case', () => {
    expect(titles('q=ROSTER+DRAFTED')).toEqual(['A roster drafted from your real trading hours'])
    expect(titles('q=evening+clinic')).toEqual(['Opening hours that fit the patients you have'])
    expect(find('q=financial+INTELL').map(({ id }) => id)).toEqual(['financial-intelligence'])
    expect(find('q=financial+INTELL')[0]?.solutions).toHaveLength(5)
    expect(titles(`q=${encodeURIComponent(useCases[0]?.description ?? '')}`)).toEqual([])
  })

  it('apply all four at once, and leave no empty category', () => {
    const all = find('q=price&category=competitive-advantage&industry=Professional+Services&size=Solo')
    expect(all.map(({ id }) => id)).toEqual(['competitive-advantage'])
    expect(all[0]?.solutions.map(({ title }) => title)).toEqual(['Price the engagement before you quote it'])
    expect(titles('q=price&category=competitive-advantage&industry=Education+%26+Training')).toEqual([])
    expect(find('size=Solo').every((category) => category.solutions.length > 0)).toBe(true)
  })

  it('ignore unknown values', () => {
    expect(find('category=magic&industry=Mining&size=Huge')).toEqual(useCases)
  })

  it('use the pressed button of a form sent without scripts', () => {
    expect(find('category=customer-service&category=business-growth').map(({ id }) => id)).toEqual([
      'business-growth',
    ])
    expect(find('category=customer-service&category=')).toEqual(useCases)
  })

  it('report the number of results', () => {
    expect(foundText(27, 6)).toBe('27 solutions in 6 categories')
    expect(foundText(1, 1)).toBe('1 solution in 1 category')
    expect(foundText(0, 0)).toBe('0 solutions')
  })
})
