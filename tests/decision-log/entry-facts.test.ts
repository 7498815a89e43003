import { describe, expect, it } from 'vitest'
import {
  factsOf,
  groupedHash,
  personaNameOf,
  shortId,
  titleOf,
  whoOf,
} from '../../web/decision-log/entry/entry-facts.ts'

const event = { type: 'AdvisoryDismissed', title: 'Advisory dismissed' }

describe('factsOf', () => {
  it('lists references first, then the data, nothing twice', () => {
    expect(
      factsOf({
        ...event,
        dataRefsJson: { topic: 'Tuesday roster', dataSources: ['Payroll', 'Roster'], ragChunks: 6 },
        data: { title: 'Tuesday roster', adviceId: 'a-1', cashRunwayWeeks: 14.5, topic: 'Tuesday roster' },
      }),
    ).toEqual([
      { name: 'Topic', value: 'Tuesday roster' },
      { name: 'Sources', value: 'Payroll, Roster' },
      { name: 'Passages', value: '6' },
      { name: 'Advice id', value: 'a-1' },
      { name: 'Cash runway weeks', value: '14.5' },
    ])
  })

  it('names the action as the log names the event', () => {
    expect(factsOf({ ...event, dataRefsJson: { action: 'advisory_dismissed' }, data: {} })).toEqual([
      { name: 'Action', value: 'Advisory dismissed' },
    ])
  })

  it('shows a style by name, and says if there was none before', () => {
    expect(
      factsOf({
        ...event,
        dataRefsJson: { previousPersona: null },
        data: { personaKey: 'value_investor', previousPersona: null },
      }),
    ).toEqual([
      { name: 'Previous style', value: 'None' },
      { name: 'Style', value: 'Value Investor' },
    ])
  })

  it('never shows sealed text, and reads any other value', () => {
    expect(
      factsOf({
        ...event,
        dataRefsJson: {},
        data: {
          device: { subject: 's-1', box: 'AAAA' },
          showIdentifiers: false,
          list: [],
          deep: { a: [1] },
          query: {},
          profit_margin: 0,
          note: '',
        },
      }),
    ).toEqual([
      { name: 'Device', value: 'Sealed' },
      { name: 'Show identifiers', value: 'No' },
      { name: 'List', value: 'None' },
      { name: 'Deep', value: '{"a":[1]}' },
      { name: 'Query', value: 'None' },
      { name: 'Profit margin', value: '0.0%' },
      { name: 'Note', value: 'None' },
    ])
  })

  it('formats money, percentages, days, times and codes for people', () => {
    const data = {
      revenue: 17458,
      profitMargin: 10.3,
      transactions: 1256,
      expiresAt: '2026-12-19T23:12:04.000Z',
      weekStart: '2026-11-09',
      businessType: 'realestate',
      urgency: 'high',
      businessName: 'cafe',
    }
    expect(
      factsOf({ ...event, dataRefsJson: {}, data }, 'Australia/Brisbane').map(({ value }) => value),
    ).toEqual([
      '$17,458',
      '10.3%',
      '1,256',
      '20 December 2026, 09:12:04',
      '9 November 2026',
      'Real estate',
      'High',
      'cafe',
    ])
  })

  it('shows data that is not an object', () => {
    expect(factsOf({ ...event, dataRefsJson: {}, data: 'plain' })).toEqual([{ name: 'Data', value: 'plain' }])
    expect(factsOf({ ...event, dataRefsJson: {}, data: [1, 2] })).toEqual([{ name: 'Data', value: '1, 2' }])
    expect(factsOf({ ...event, dataRefsJson: {}, data: {} })).toEqual([])
  })
})

describe('titleOf', () => {
  it('says whether identifiers were shown or masked', () => {
    const toggled = { type: 'IdentifiersToggled', title: 'Identifiers shown or hidden' }
    expect(titleOf({ ...toggled, data: { showIdentifiers: true } })).toBe('Identifiers shown')
    expect(titleOf({ ...toggled, data: { showIdentifiers: false } })).toBe('Identifiers hidden')
    expect(titleOf({ ...toggled, data: {} })).toBe('Identifiers shown or hidden')
    expect(titleOf({ ...event, data: {} })).toBe('Advisory dismissed')
  })
})

describe('texts of the table', () => {
  it('shorten an id to its distinctive part, and leave a masked one alone', () => {
    expect(shortId('0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0')).toBe('0193…b7a0')
    expect(shortId('0193…b7a0')).toBe('0193…b7a0')
  })

  it('split a hash into groups of eight', () => {
    expect(groupedHash('9c1f04ab77e2d0c53a86b19e')).toBe('9c1f04ab 77e2d0c5 3a86b19e')
  })

  it('name the style of an entry', () => {
    expect(personaNameOf('financial_analyst')).toBe('Financial Analyst')
    expect(personaNameOf(null)).toBe('None')
    expect(personaNameOf('board')).toBe('board')
  })

  it('name the actor: a sample decision is not one that Jarvin made', () => {
    expect(whoOf({ actor: 'system:seed' })).toBe('Sample history')
    expect(whoOf({ actor: 'system:chat' })).toBe('Jarvin')
    expect(whoOf({ actor: 'operator' })).toBe('The operator')
    expect(whoOf({ actor: 'session:1' })).toBe('Unknown device')
  })
})
