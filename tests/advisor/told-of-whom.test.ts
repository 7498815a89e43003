/** What no record names, what followed a decision, and a text message that asks: each from the records. */
import { expect, test } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'

test('a person beside the matter is not who did it', async () => {
  expect(await ask('realestate', 'who signed all five trust payments?')).toMatch(
    /^The records give no name for that\./,
  )
})

test('what followed a decision is answered by its outcome', async () => {
  const { plans } = await askedInTurn('cafe', 'did sales go up after we started the coffee card?')
  expect(plans?.[0]).toMatchObject({ operator: 'decided' })
  expect(JSON.stringify(plans?.[0])).toContain('card')
})

test('a text message that asks for something says what the records say of it', async () => {
  const { drafts } = await askedInTurn(
    'realestate',
    'write a text message i can send a broker to chase the settlement date',
  )
  const body = drafts?.action === 'email-drafts' ? (drafts.emails[0]?.body ?? '') : ''
  expect(body).toMatch(/in writing by Wednesday 25 November/)
  expect(body).not.toMatch(/\n|reach me/)
})
