/** Questions of yes or no that no record settles: a text about the same things is the nearest, and no answer. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { ask } from './asked-on-record.ts'

describe('what no record says either way', () => {
  it.each<[DemoBusiness, string]>([
    ['consulting', 'is the hospital happy with us'],
    ['consulting', 'did the board approve the transport programme'],
    ['realestate', 'has the printer delivered the cards'],
    ['realestate', 'have the sign boards gone up'],
    ['realestate', 'did the vendor like the photographs'],
    ['cafe', 'did we fix the tap'],
  ])('%s: %s', async (type, question) => {
    expect(await ask(type, question)).toMatch(/^Nothing on record says either way\./)
  })

  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'is the roaster raising prices again', /^“The roaster and the dairy put their prices up/],
    ['cafe', 'has the landlord replied', /no record says whether it was carried out/],
    ['cafe', 'did the coffee card pay off', /^It missed\./],
  ])('%s: %s is on record', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })
})

describe('a matter that no record has, and that a text only touches', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'have customers been complaining', /^Complaints: no record has that/],
    ['consulting', 'is anyone leaving', /^Who leaves and who stays: no record has that/],
    ['realestate', 'has anyone resigned', /^Who leaves and who stays: no record has that/],
  ])('%s: %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })

  it('leaves figures alone that are without a week', async () => {
    expect(await ask('cafe', 'cheapest week for staff, leaving the flooded one aside')).toMatch(
      /^Of all weeks/,
    )
  })
})
