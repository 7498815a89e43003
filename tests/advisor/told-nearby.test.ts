/** Questions that a text on record answers in other words, and such that no text answers. */
import { expect, test } from 'vitest'
import { askedText } from './asked-questions.ts'

test.each([
  ['cafe', "when's the last day to tell the landlord we're staying", /8 December/],
  ['cafe', 'what happens if we miss the lease date', /resets to market/],
  ['cafe', 'what does the chef need to write up for the cooks', /prep list/],
  ['cafe', 'when would be a good time to fix the grinder', /16 November|quiet after three/],
  ['consulting', 'when does our PI cover run out', /18 December/],
  ['consulting', 'how many people sit in the practice meeting', /eleven/i],
  ['consulting', 'who could take the two idle seniors', /hospital network/],
  ['consulting', 'what are we owed for the assurance job', /\$12,600/],
  ['realestate', 'why did the big landlord leave', /repairs/],
  ['realestate', 'how many of the six auctions sold', /Five of the six/],
  ['realestate', 'how much notice do tenants give', /two weeks/],
  ['realestate', "what's it cost to print a neighbour card", /40 cents/],
] as const)('%s: %s', async (type, question, told) => {
  expect(await askedText(type, question)).toMatch(told)
})

test.each([
  ['cafe', 'who is our electricity supplier'],
  ['cafe', 'which barista makes the best coffee'],
  ['cafe', 'how many loyalty cards are out there'],
  ['consulting', "what's the bond on our lease"],
  ['consulting', 'who is our biggest competitor'],
  ['consulting', 'when does the printer lease end'],
  ['realestate', 'who is the best agent'],
  ['realestate', 'how many rental applications came in'],
  ['realestate', 'what does the photographer charge'],
] as const)('%s: %s is on no record', async (type, question) => {
  expect(await askedText(type, question)).not.toMatch(/nearest on record is in/)
})

test('a number of other things is no answer to how many', async () => {
  expect(await askedText('realestate', 'how many homes did we lose with that landlord')).not.toMatch(
    /^44 homes/,
  )
  expect(await askedText('realestate', 'how many landlords have more than 10 homes')).not.toMatch(
    /^Ten homes/,
  )
})
