import { describe, expect, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { KpiRecord } from '#schema/kpi/kpi'
import { greetingOf, standfirst, urgentAlerts } from '../../web/dashboards/standfirst.ts'

const week = (weekStart: string, revenue: number, margin: number): KpiRecord =>
  decodeOrThrow(
    KpiRecord,
    {
      id: `kpi-${weekStart}`,
      weekStart,
      revenue,
      profit_margin: margin,
      cash_runway: 3,
      cash_runway_weeks: 14,
      weekly_footfall: 1000,
    },
    'a test record',
  )
const before = week('2026-11-09', 17680, 13.3)

const urgent = (advisories: number, alerts = 0) => ({ advisories, alerts })

describe('greetingOf', () => {
  it('changes at noon and at 6 pm', () => {
    expect([0, 11, 12, 17, 18, 23].map((hour) => greetingOf(hour))).toEqual([
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
      'Good evening',
    ])
  })
})

it('greets by the first name, where there is one', () => {
  expect([greetingOf(9, 'Tess'), greetingOf(9, '')]).toEqual(['Good morning, Tess', 'Good morning'])
})

describe('standfirst', () => {
  it('sums up the week and what is waiting', () => {
    expect(standfirst([before, week('2026-11-16', 18420, 12.8)], urgent(2))).toBe(
      'Revenue in week 47 was up on the week before and margin slipped half a point. Two urgent advisories are waiting for you.',
    )
    expect(standfirst([before, week('2026-11-16', 17000, 14.3)], urgent(1))).toBe(
      'Revenue in week 47 was down on the week before and margin rose a point. One urgent advisory is waiting for you.',
    )
    expect(standfirst([before, week('2026-11-16', 17680, 13.3)], urgent(0))).toBe(
      'Revenue in week 47 was level with the week before and margin held. Nothing urgent is waiting for you.',
    )
    expect(standfirst([before, week('2026-11-16', 20000, 12.6)], urgent(11))).toBe(
      'Revenue in week 47 was up on the week before and margin slipped 0.7\u00a0points. 11 urgent advisories are waiting for you.',
    )
  })

  it('compares revenue alone where the records give no margin', () => {
    const { profit_margin: _, ...sales } = week('2026-11-16', 18420, 12.8)
    expect(standfirst([before, sales], urgent(0))).toBe(
      'Revenue in week 47 was up on the week before. Nothing urgent is waiting for you.',
    )
  })

  it('makes no comparison without an earlier week', () => {
    expect(standfirst([before], undefined)).toBe(
      'The figures for week 46 are in; there is no earlier week to compare.',
    )
    expect(standfirst([], urgent(0))).toBe(
      'No weekly figures have come in yet. Nothing urgent is waiting for you.',
    )
  })

  it('never says that nothing is urgent while an alert is', () => {
    expect(standfirst([before], urgent(0, 1))).toBe(
      'The figures for week 46 are in; there is no earlier week to compare. One urgent alert is open.',
    )
    expect(standfirst([before], urgent(1, 2))).toMatch(
      /One urgent advisory is waiting for you\. Two urgent alerts are open\.$/,
    )
  })

  it('counts an alert once: not beside the urgent advisory about it', () => {
    const advisory = decodeOrThrow(
      Advisory,
      {
        id: 'finding-1',
        title: 'Get a second quote',
        message: 'Supplies cost more.',
        urgency: 'high',
        status: 'new',
        createdAt: '2026-11-30T00:00:00.000Z',
      },
      'An advisory',
    )
    const alert: Parameters<typeof urgentAlerts>[0][number] = {
      state: 'open',
      isUrgent: true,
      step: { text: 'Ask', figures: [], advisoryId: advisory.id },
    }
    expect(urgentAlerts([alert], [advisory])).toBe(0)
    expect(urgentAlerts([alert], [{ ...advisory, status: 'accepted' }])).toBe(1)
    expect(
      urgentAlerts(
        [
          { ...alert, state: 'snoozed' },
          { ...alert, isUrgent: false },
        ],
        [],
      ),
    ).toBe(0)
  })
})
