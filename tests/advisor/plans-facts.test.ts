/** The timeline, and the plans that use it: due, decided, find. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '#schema/advisor/plan'
import type { TimelineFact } from '#schema/advisor/timeline'
import { Connection } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { datesIn, sentencesOf } from '../../service/advisor/timeline/dated-sentences.ts'
import { timelineOf } from '../../service/advisor/timeline/timeline.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')
const date = (text: string) => decodeOrThrow(IsoDate, text, 'A date')
const facts = (plan: Plan, records = cafe): readonly TimelineFact[] => {
  const answer = evaluate(plan, { records })
  return 'facts' in answer ? answer.facts : []
}

describe('dates in sentences', () => {
  it.each<[string, readonly string[]]>([
    ['Please decide before Monday 30 November, so payroll can run.', ['2026-11-30 2026-11-30']],
    ['The activity statement is due on 28 February.', ['2027-02-28 2027-02-28']],
    ['The lease ends on 3/4/2027.', ['2027-04-03 2027-04-03']],
    ['We meet from 3 to 5 December.', ['2026-12-03 2026-12-05']],
    ['From Sunday 25 October the kitchen closes at two.', ['2026-10-25 2026-10-25']],
    ['The quote runs out in two weeks.', ['2026-12-03 2026-12-03']],
    ['Sales over the last four weeks came to $75,000.', []],
    ['Friday and Saturday bring in 40%.', []],
    ['May I ask for 3 of them?', []],
    ['Contractors put up their day rates in the week of 19 October.', ['2026-10-19 2026-10-19']],
    ['It ends on Friday 18 December, and the panels stop the day after.', ['2026-12-18 2026-12-18']],
  ])('%s', (sentence, dates) =>
    expect(datesIn(sentence, '2026-11-19T07:45:00.000Z').map(({ from, to }) => `${from} ${to}`)).toEqual(
      dates,
    ),
  )

  it('are found one sentence at a time', () => {
    expect(sentencesOf('One. Two?\nThree costs $3.50 a cup.')).toEqual([
      'One.',
      'Two?',
      'Three costs $3.50 a cup.',
    ])
  })
})

describe('the timeline', () => {
  const span = { from: date('2026-09-01'), to: date('2026-12-31') }

  it('has facts in order, each with a sentence that is on record', () => {
    const all = timelineOf({ records: cafe }, span)
    expect(all.map(({ from }) => from)).toEqual(all.map(({ from }) => from).toSorted())
    for (const { kind, source } of all)
      if (source.kind === 'memo') {
        const memo = cafe.memos.find(({ id }) => id === source.id)
        expect(memo?.content, kind).toContain(source.sentence)
      }
    for (const kind of ['written', 'deadline', 'waiting', 'decision', 'holiday', 'school-holidays'])
      expect(
        all.some((fact) => fact.kind === kind),
        kind,
      ).toBe(true)
  })

  it('has the day on which something was connected', () => {
    const connection = decodeOrThrow(
      Connection,
      {
        id: 'c1',
        type: 'pos_orders',
        status: 'connected',
        lastSync: null,
        setupKeys: [],
        createdAt: '2026-10-01T02:00:00.000Z',
      },
      'A connection',
    )
    const all = timelineOf({ records: cafe, connections: [connection] }, span, ['connection'])
    expect(all).toMatchObject([{ from: '2026-10-01', what: 'POS & Orders connected' }])
  })

  it('takes processor time in proportion to the length of the texts', () => {
    const sentence = 'Margin was 12% in May and may be 13% by Friday 4 December, so decide. '
    const spent = (times: number, repeats: number): number => {
      const from = process.cpuUsage()
      for (let more = 0; more < times; more += 1) {
        const memos = cafe.memos.map((memo, place) => ({
          ...memo,
          content: `${place} ${sentence.repeat(repeats + more)}`,
        }))
        timelineOf({ records: { ...cafe, memos } }, span)
      }
      return process.cpuUsage(from).user
    }
    spent(1, 100)
    // Both use the same amount of memory, so garbage of other tests is equally likely to be collected during either.
    const ratios = [1, 2, 3].map(() => spent(1, 800) / spent(8, 100))
    // Quadratic work would make it 8.
    expect(Math.min(...ratios)).toBeLessThan(3)
  })
})

describe('plans over facts', () => {
  const ahead: Plan = {
    operator: 'due',
    period: { of: { kind: 'dates', from: date('2026-11-20'), to: date('2027-03-31') } },
  }

  it('due: deadlines ahead and decisions that wait', () => {
    const found = facts(ahead)
    expect(found.length).toBeGreaterThan(2)
    const kinds = ['deadline', 'mentioned', 'waiting']
    expect(found.every(({ kind, to }) => kinds.includes(kind) && to >= '2026-11-20')).toBe(true)
    expect(found.filter(({ kind }) => kind === 'waiting')).toHaveLength(
      cafe.advisories.filter(({ status }) => status === 'new').length,
    )
    expect(facts(ahead, { ...cafe, memos: [], advisories: [], focus: null })).toEqual([])
  })

  it('decided: what was accepted or dismissed', () => {
    const found = facts({ operator: 'decided', period: { of: { kind: 'record' } } })
    const settled = cafe.advisories.filter(({ settledAt }) => settledAt && settledAt < '2026-11-15T14')
    expect(found).toHaveLength(settled.length)
    const none: Plan = { operator: 'decided', period: { of: { kind: 'record' } }, words: ['zeppelin'] }
    expect(evaluate(none, { records: cafe })).toMatchObject({ isNearest: true, missing: ['zeppelin'] })
  })

  it('due: about some words, and no dismissed advisory asks for anything', () => {
    const licence = facts({ ...ahead, words: ['food', 'licence'] })
    expect(licence.filter(({ kind }) => kind !== 'waiting').map(({ to }) => to)).toEqual([
      '2026-12-07',
      '2026-12-28',
    ])
    expect(evaluate({ ...ahead, words: ['liquor'] }, { records: cafe })).toMatchObject({
      isNearest: true,
      missing: ['liquor'],
    })
    const consulting = seededRecords('consulting')
    const dismissed = consulting.advisories.filter(({ status }) => status === 'dismissed')
    const due = facts({ operator: 'due', period: { of: { kind: 'year', year: 2026 } } }, consulting)
    expect(due.filter(({ source }) => dismissed.some(({ id }) => id === source.id))).toEqual([])
  })

  it('decided: what was decided comes before what waits, and words may be others than those on record', () => {
    const first = (words: string[]) => {
      const records = seededRecords('realestate')
      return facts({ operator: 'decided', period: { of: { kind: 'year', year: 2026 } }, words }, records)[0]
    }
    expect(first(['premium', 'bundle'])?.what).toMatch(/^Accepted: List every home/)
    expect(first(['moving', 'inspections', 'weekdays'])?.what).toMatch(/^Accepted: Keep rental inspections/)
  })

  it('find: the sentence with most of the words, others for the same words, and the nearest one', () => {
    const best = (words: string[], asked?: 'how-long' | 'how-much' | 'how-many' | 'where', records = cafe) =>
      facts({ operator: 'find', words, ...(asked ? { asked } : {}) }, records)[0]?.source.sentence
    expect(best(['burrs', 'grinder', '310'])).toBe('New burrs cost $310 and take twenty minutes to fit.')
    expect(best(['cut', 'delivery'], 'how-much')).toMatch(/^The platform keeps 30% of each order/)
    expect(best(['video'], 'how-many')).toMatch(/1,550/)
    expect(best(['butter'], 'where')).toMatch(/^The co-op at Rocklea/)
    const homes = seededRecords('realestate')
    expect(best(['empty', 'rentals', 'wait', 'photos'], 'how-long', homes)).toMatch(/nine days/)
    expect(evaluate({ operator: 'find', words: ['almond', 'milk'] }, { records: cafe })).toMatchObject({
      isNearest: true,
      missing: ['almond'],
    })
    expect(evaluate({ operator: 'find', words: ['zeppelin'] }, { records: cafe })).toMatchObject({
      operator: 'nothing',
      reason: 'no-match',
    })
  })
})
