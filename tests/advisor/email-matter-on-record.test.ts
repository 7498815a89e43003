/** A requested email rests on what the records hold of its recipient and topic, and on nothing else. */
import { expect, it } from 'vitest'
import { draft, type Kind } from './email-drafted.ts'

const body = (kind: Kind, order: string) => draft(kind, order).body

it.each([
  ['cafe', 'write an email to the roaster asking him to hold the old price till feb'],
  ['cafe', 'ask our coffee guy for a better deal'],
  ['cafe', "write to the dairy asking if they'd go back to what they charged before october"],
] satisfies readonly (readonly [Kind, string])[])('%s: the rise with its week: %s', (kind, order) => {
  expect(body(kind, order)).toContain('prices up in the week of 19 October')
})

it('names the quantity to the roaster alone, and asks him for no quote', () => {
  const roaster = body('cafe', 'ask the roaster to keep his old price until february')
  expect(roaster).toContain('We use about 16 kg of beans a week.')
  expect(roaster).not.toContain('quote for')
  expect(body('cafe', 'ask the dairy to keep their old price until february')).not.toContain('kg')
})

it('finds the rises of other businesses', () => {
  expect(body('realestate', "write to the portal asking them to hold last year's rate")).toContain(
    'You put up your premium tier in the week of 12 October.',
  )
  expect(
    body('consulting', 'email the contractors asking them to hold their old day rates till easter'),
  ).toContain('You put up your day rates in the week of 19 October.')
})

it.each([
  'Write me an email to the broker about the 2 late settlements, friendly but firm, needs a date',
  'Drop the mortgage broker a note chasing the open settlements',
])('says how many have settled since: %s', (order) => {
  const text = body('realestate', order)
  expect(text).toContain('in the week of 26 October, one has settled')
  expect(text).toContain('settlement date in writing')
  expect(text).not.toContain('Three settlements slipped')
})

it.each([
  ['consulting', 'write something to the hospital network offering our two seniors, short'],
  ['consulting', 'write to the hospital network offering them both consultants'],
] satisfies readonly (readonly [Kind, string])[])(
  '%s: our own deadline is no date of the offer: %s',
  (kind, order) => {
    expect(body(kind, order)).toContain('at the panel rate.')
    expect(body(kind, order)).not.toContain('20 November')
  },
)

it('to landlords the day by which we mean to offer is not told either', () => {
  expect(body('realestate', 'write to our landlords offering them the $400 repair approval')).not.toContain(
    '2 December',
  )
})

it.each([
  ['cafe', "ask the council to hold the licence fee at last year's"],
  ['cafe', 'ask the landlord to hold the rent until june'],
  ['realestate', 'write to the plumber about his price'],
  ['realestate', 'ask the photographer to keep her old rates'],
  ['consulting', 'email the photographer about his rates'],
  ['consulting', 'ask the printer to hold the price till march'],
] satisfies readonly (readonly [Kind, string])[])('%s: claims nothing: %s', (kind, order) => {
  expect(body(kind, order)).not.toMatch(/week of|kg|put (?:your|up)|settled/)
})
