/** Turns that want the worth just spoken of over another time or in part, and the size of a change, of a list’s ends or of its rest. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedInTurn } from './asked-in-turn.ts'

const planAfter = async (type: DemoBusiness, ...turns: readonly string[]) =>
  (await askedInTurn(type, ...turns)).plans?.[0]
const textAfter = async (type: DemoBusiness, ...turns: readonly string[]) =>
  (await askedInTurn(type, ...turns)).message

/** The first sum of a text, in dollars. */
const sumIn = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))

describe('the worth of a step', () => {
  const step = 'Find work for the two consultants on the bench'
  it.each([
    ['and how much is that a year?', 'year', 6600 * 52],
    ['over a month?', 'month', (6600 * 52) / 12],
    ['what does it come to per quarter', 'quarter', 6600 * 13],
  ])('over another time: %s', async (turn, over, worth) => {
    const { plans, message } = await askedInTurn('consulting', `Should we do this: ${step}?`, turn)
    expect(plans?.[0]).toMatchObject({ operator: 'advise', over })
    expect(Math.abs(sumIn(message) - worth) / worth).toBeLessThan(0.04)
    expect(message).toContain(`a ${over}`)
  })

  it.each([
    ['what if only half of it works', 3300],
    ['and if we only managed a third of that?', 2200],
    ['say it comes to just 20% of that', 1320],
    ['a quarter of that then', 1650],
  ])('in part: %s', async (turn, worth) => {
    const text = await textAfter('consulting', `Should we do this: ${step}?`, turn)
    expect(Math.abs(sumIn(text) - worth) / worth).toBeLessThan(0.04)
    expect(text).toContain('a week')
  })

  it('in part of a year, one after the other', async () => {
    const text = await textAfter('consulting', `Should we do this: ${step}?`, 'and per year', 'half of that')
    expect(Math.abs(sumIn(text) - 6600 * 26) / (6600 * 26)).toBeLessThan(0.04)
  })

  it('is not multiplied where no record says it by the week', async () => {
    const text = await textAfter(
      'realestate',
      'Should we chase the two settlements still open?',
      'how much is that a year?',
    )
    expect(text).not.toMatch(/\$\d[\d,]+ a year/)
  })
})

describe('the size of a change', () => {
  it('between the two times just spoken of', async () => {
    expect(
      await planAfter(
        'consulting',
        'What did we bill in the week of 31 August?',
        'and the week before that?',
        'so what was the rise in percent',
      ),
    ).toMatchObject({
      operator: 'compare',
      measure: 'revenue',
      of: { period: { of: { kind: 'unit-of', date: '2026-08-31' } } },
    })
  })

  it('of a single figure against the time before it', async () => {
    expect(
      await planAfter('cafe', 'What did we spend on staff in August?', 'how big was the change'),
    ).toMatchObject({ operator: 'compare', measure: 'staff', against: { period: { moved: 'just-before' } } })
  })

  it.each(['as a percentage', 'in percent?', 'what percent is that'])(
    'of a comparison, again: %s',
    async (turn) => {
      const first = 'How did costs in September compare with August?'
      expect(await planAfter('realestate', first, turn)).toEqual(await planAfter('realestate', first))
    },
  )
})

describe('a list', () => {
  it.each(['and the rest?', 'rank the others too', 'what about the remaining ones'])(
    'goes on to its end: %s',
    async (turn) => {
      expect(await planAfter('cafe', 'Our three best weeks for profit this year', turn)).toMatchObject({
        operator: 'rank',
        measure: 'profit',
        from: 4,
        count: 20,
      })
    },
  )

  it.each([
    ['why was the worst one so low', 'lowest'],
    ['what happened in the bottom one', 'lowest'],
    ['why was the top one so good', 'highest'],
  ])('has its ends explained: %s', async (turn, end) => {
    const first = 'Rank the months of this year by number of sales'
    const list = await planAfter('cafe', first)
    const one = await planAfter('cafe', `Which month had the ${end} number of sales this year?`)
    expect(list).toMatchObject({ operator: 'rank', by: 'month' })
    const plan = await planAfter('cafe', first, turn)
    expect(plan).toMatchObject({ operator: 'explain', measure: 'transactions' })
    const told = await textAfter('cafe', `Which month had the ${end} number of sales this year?`)
    const month =
      / in (January|February|March|April|May|June|July|August|September|October|November|December)\b/.exec(
        told,
      )?.[1]
    expect(one).toMatchObject({ operator: 'rank' })
    expect(await textAfter('cafe', first, turn)).toContain(month)
  })

  it('has the gap of its ends', async () => {
    expect(
      await planAfter(
        'realestate',
        'Which month had the most fees this year?',
        'and the least?',
        'how much better was the best one, in dollars',
      ),
    ).toMatchObject({ operator: 'rank', measure: 'revenue', asked: 'gap' })
  })

  it('has both ends in another measure', async () => {
    expect(
      await planAfter(
        'realestate',
        'What was our best week since July?',
        'and the worst one?',
        'what were staff costs in those two weeks',
      ),
    ).toMatchObject({
      operator: 'compare',
      measure: 'staff',
      of: { period: { of: { from: '2026-08-24' } } },
    })
  })
})

describe('what is open', () => {
  it.each([
    'What advisories are there?',
    'what open advisories do I have',
    'any advisories open at the moment',
  ])('is listed: %s', async (turn) => {
    expect(await planAfter('consulting', turn)).toMatchObject({ operator: 'due', isWaiting: true })
  })
})

it.each([
  'Profit went down the week of 26 October, how much by?',
  'Profit dropped in the week of 26 October - by how much',
  'profit fell the week of 26 October, and how far?',
])('asks how far something moved in either order: %s', async (turn) => {
  expect(await planAfter('cafe', turn)).toMatchObject({
    operator: 'compare',
    measure: 'profit',
    of: { period: { of: { kind: 'unit-of', date: '2026-10-26' } } },
    against: { period: { moved: 'just-before' } },
  })
})
