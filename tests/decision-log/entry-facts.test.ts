import { describe, expect, it } from 'vitest'
import { factsOf, groupedHash, personaNameOf, shortId } from '../../web/decision-log/entry-facts.ts'

describe('factsOf', () => {
  it('names the references first, then the data, nothing twice', () => {
    expect(
      factsOf({
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

  it('spells out the action', () => {
    expect(factsOf({ dataRefsJson: { action: 'advisory_dismissed' }, data: {} })).toEqual([
      { name: 'Action', value: 'Advisory dismissed' },
    ])
  })

  it('says a style by its name, and that there was none before', () => {
    expect(
      factsOf({
        dataRefsJson: { previousPersona: null },
        data: { personaKey: 'value_investor', previousPersona: null },
      }),
    ).toEqual([
      { name: 'Previous style', value: 'None' },
      { name: 'Style', value: 'Value Investor' },
    ])
  })

  it('never shows a sealed box, and reads any other value', () => {
    expect(
      factsOf({
        dataRefsJson: {},
        data: {
          device: { subject: 's-1', box: 'AAAA' },
          showIdentifiers: false,
          list: [],
          deep: { a: [1] },
          profit_margin: 0,
          note: '',
        },
      }),
    ).toEqual([
      { name: 'Device', value: 'Sealed' },
      { name: 'Show identifiers', value: 'No' },
      { name: 'List', value: 'None' },
      { name: 'Deep', value: '{"a":[1]}' },
      { name: 'Profit margin', value: '0' },
      { name: 'Note', value: 'None' },
    ])
  })

  it('shows data that is no record of fields', () => {
    expect(factsOf({ dataRefsJson: {}, data: 'plain' })).toEqual([{ name: 'Data', value: 'plain' }])
    expect(factsOf({ dataRefsJson: {}, data: [1, 2] })).toEqual([{ name: 'Data', value: '1, 2' }])
    expect(factsOf({ dataRefsJson: {}, data: {} })).toEqual([])
  })
})

describe('words of the table', () => {
  it('shortens an id to what tells it apart, and leaves a masked one alone', () => {
    expect(shortId('0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0')).toBe('0193…b7a0')
    expect(shortId('0193…b7a0')).toBe('0193…b7a0')
  })

  it('groups a hash by eight', () => {
    expect(groupedHash('9c1f04ab77e2d0c53a86b19e')).toBe('9c1f04ab 77e2d0c5 3a86b19e')
  })

  it('names the style behind an entry', () => {
    expect(personaNameOf('financial_analyst')).toBe('Financial Analyst')
    expect(personaNameOf(null)).toBe('None')
    expect(personaNameOf('board')).toBe('board')
  })
})
