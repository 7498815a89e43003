import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import { computedRisks, gradeAbove, gradeBelow, levelOf, scoreOf } from '../../web/kpi/risk-scores.ts'

const records = decodeOrThrow(api.listKpis.output, listKpis.body, 'the records')
const days = decodeOrThrow(api.listHours.output, listHours.body, 'the hours')
const none = { records: undefined, days: undefined, urgentAdvisories: undefined, connections: undefined }

describe('a score', () => {
  it('is likelihood times impact, out of 10', () => {
    expect(scoreOf({ likelihood: 5, impact: 5 })).toBe(10)
    expect(scoreOf({ likelihood: 1, impact: 1 })).toBe(0.4)
    expect(scoreOf({ likelihood: 3, impact: 4 })).toBe(4.8)
    expect([10, 6, 5.9, 3, 2.9].map(levelOf)).toEqual(['high', 'high', 'medium', 'medium', 'low'])
  })

  it('grows as its figure exceeds a bound', () => {
    expect([41, 40, 30, 22, 18].map((value) => gradeAbove(value, [40, 30, 22, 18]))).toEqual([5, 4, 3, 2, 1])
    expect([3, 4, 8, 13, 26].map((value) => gradeBelow(value, [4, 8, 13, 26]))).toEqual([5, 4, 3, 2, 1])
  })
})

describe('the risks of the records', () => {
  it('are listed by score, each with its figure', () => {
    const risks = computedRisks({
      records,
      days,
      urgentAdvisories: 2,
      connections: { failing: 1, all: 2 },
    })
    const scores = risks.map(scoreOf)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(risks.map(({ kind }) => kind).sort()).toEqual(
      ['advisories', 'cash', 'connections', 'margin', 'volatility', 'weekday'].sort(),
    )
    expect(risks.find(({ kind }) => kind === 'cash')).toMatchObject({ weeks: 12, likelihood: 3, impact: 5 })
    expect(risks.find(({ kind }) => kind === 'advisories')).toMatchObject({ open: 2, likelihood: 3 })
    expect(risks.find(({ kind }) => kind === 'connections')).toMatchObject({
      failing: 1,
      of: 2,
      likelihood: 3,
    })
  })

  it('are few when little is known, and none when nothing is', () => {
    expect(computedRisks(none)).toEqual([])
    expect(computedRisks({ ...none, records: [], days: [] })).toEqual([])
    expect(computedRisks({ ...none, records: records.slice(-1) }).map(({ kind }) => kind)).toEqual(['cash'])
    expect(JSON.stringify(computedRisks({ ...none, records: records.slice(-3), days }))).not.toMatch(/null/)
  })

  it('find nothing wrong with working connections', () => {
    expect(computedRisks({ ...none, connections: { failing: 0, all: 2 }, urgentAdvisories: 0 })).toEqual([
      { kind: 'advisories', open: 0, likelihood: 1, impact: 3 },
      { kind: 'connections', failing: 0, of: 2, likelihood: 1, impact: 2 },
    ])
  })
})
