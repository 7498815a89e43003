/** What goes on from a list is about its first one: "our largest cost, and is it growing?" */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'

const ofStaff = { operator: 'compare', measure: 'staff', asked: 'higher' }
const ofTuesdays = { operator: 'compare', of: { period: { weekdays: [1] } } }

describe('a pronoun after a list, in the same message', () => {
  it.each<[DemoBusiness, string, object]>([
    ['cafe', 'What’s my biggest cost and is it growing?', ofStaff],
    ['cafe', 'which cost is largest and has it gone up?', ofStaff],
    [
      'cafe',
      'what is our second biggest cost, and is it rising?',
      { operator: 'compare', measure: 'supplies' },
    ],
    ['cafe', 'what is our worst weekday and is it getting worse', ofTuesdays],
    [
      'cafe',
      'which hour is busiest, and how much do we take in it',
      { operator: 'value', measure: 'revenue', filter: { hours: { from: 9, until: 10 } } },
    ],
  ])('%s: %s', async (type, message, plan) => {
    const { plans } = await askedInTurn(type, message)
    expect(plans).toMatchObject([{ operator: 'rank' }, plan])
  })
})

describe('a pronoun in the turn after a list', () => {
  it.each<[DemoBusiness, string, string, object]>([
    ['cafe', 'what is my largest expense', 'is it growing?', ofStaff],
    [
      'realestate',
      'what do we spend most on',
      'has it gone up since winter?',
      { operator: 'compare', measure: 'staff' },
    ],
    [
      'cafe',
      'what’s our best day of the week',
      'is it getting better',
      { operator: 'compare', of: { period: { weekdays: [5] } } },
    ],
  ])('%s: %s, %s', async (type, first, then, plan) => {
    expect((await askedInTurn(type, first, then)).plans).toMatchObject([plan])
  })
})

describe('what grows', () => {
  it.each<[DemoBusiness, string, object]>([
    ['cafe', 'are our wages growing', ofStaff],
    ['cafe', 'has rent grown', { operator: 'compare', measure: 'premises', asked: 'higher' }],
    ['cafe', 'did profit grow last quarter', { operator: 'compare', measure: 'profit', asked: 'higher' }],
    ['consulting', 'is the business growing', { operator: 'compare', measure: 'revenue', asked: 'higher' }],
    ['consulting', 'how concentrated is our revenue', { operator: 'find', words: ['concentration'] }],
  ])('%s: %s', async (type, message, plan) => {
    expect((await askedInTurn(type, message)).plans).toMatchObject([plan])
  })
})

describe('a figure by its stretch, and whether it moved or is usual', () => {
  it.each<[DemoBusiness, string, readonly object[]]>([
    [
      'consulting',
      'How much are contractors costing us per quarter?',
      [{ operator: 'value', measure: 'supplies', each: 'quarter' }],
    ],
    [
      'cafe',
      'what’s our average spend, and has it moved?',
      [{ operator: 'value' }, { operator: 'compare', measure: 'revenue-per-transaction' }],
    ],
    [
      'cafe',
      'what did we spend on wages last month, and is that usual',
      [{ operator: 'compare', measure: 'staff' }],
    ],
  ])('%s: %s', async (type, message, plans) => {
    expect((await askedInTurn(type, message)).plans).toMatchObject(plans)
  })
})
