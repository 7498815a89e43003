/** Calls to sign in from many addresses at once: nobody of the installation is shut out by them. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, isChanging } from '#schema/core/endpoint'
import { defaultAllowance } from '#schema/core/limits'
import { freshAddress, startTestService, type TestService } from '../core/service.ts'
import { keptMail, openBrowser, setUpBakery, signInByCode, tess } from '../people/account-client.ts'

let running: TestService
const { lines, mailer } = keptMail()

beforeAll(async () => {
  const allowance = { ...defaultAllowance, changesPerMinute: 20 }
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, allowance })
  await setUpBakery(running)
})
afterAll(() => running.stop())

// The shared demos are businesses, with a total of their own.
const waysIn = Object.entries<Endpoint>(api).filter(
  ([name, row]) =>
    isChanging(row) &&
    /^\/(login|setup|people\/invitations\/)/.test(row.path) &&
    row.roles === 'anyone' &&
    name !== 'signIn',
)

it.each(waysIn)('%s from a hundred addresses leaves everybody else their way in', async (_, row) => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      running.call(row.method, `/api${row.path}`, {
        body: {
          ...{ email: 'nobody@example.com', code: '000000', token: 'x'.repeat(43), name: 'Mallory' },
          ...{ flowId: 'x', id: 'x', response: {} },
        },
        headers: { 'x-forwarded-for': freshAddress() },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toEqual([])
  expect((await signInByCode(running, lines, tess.email)).session()).not.toBe('')
})

it('a hundred requests at once for a code send an address twenty mails', async () => {
  const before = lines.length
  const ask = () => openBrowser(running).call('POST', '/api/login/email', { email: tess.email })
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(answers.filter(({ status }) => status !== 202)).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  expect(lines.length - before).toBe(20)
})
