/** A browser in which somebody has shown that an address is theirs is sent codes whatever strangers ask for. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import {
  type Browser,
  codeFor,
  join,
  keptMail,
  openBrowser,
  setUpBakery,
  signInByCode,
  tess,
} from './account-client.ts'

let running: TestService
let owner: Browser
const { lines, mailer } = keptMail()
let hoursAhead = 0

beforeAll(async () => {
  const fixed = fixedSources()
  const now = () => new Date(fixed.now().getTime() + hoursAhead * 3_600_000)
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, sources: { ...fixed, now } })
  owner = await setUpBakery(running)
})
afterAll(() => running.stop())

const sent = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Asks for a code; undefined if none was sent. */
const ask = async (browser: Browser, email: string): Promise<string | undefined> => {
  const before = lines.length
  expect((await browser.call('POST', '/api/login/email', { email })).status).toBe(202)
  await sent()
  return lines.length > before ? codeFor(lines, email) : undefined
}
const signIn = async (browser: Browser, email: string, code = '') =>
  (await browser.call('POST', '/api/login/code', { email, code })).status

it('is sent a code while strangers ask again and again, and so is whoever is signed in', async () => {
  const [mine, signedIn] = [
    await signInByCode(running, lines, tess.email),
    await signInByCode(running, lines, tess.email),
  ]
  expect((await mine.call('POST', '/api/logout')).status).toBe(200)
  await join(running, owner, { email: 'other@example.com', role: 'adviser' })
  const others = await signInByCode(running, lines, 'other@example.com')
  hoursAhead += 1
  for (let n = 0; n < 25; n++) await ask(openBrowser(running), tess.email)
  // Neither a stranger nor a browser in which somebody else has signed in.
  expect([await ask(openBrowser(running), tess.email), await ask(others, tess.email)]).toEqual([
    undefined,
    undefined,
  ])

  const own = await ask(mine, tess.email)
  expect(own).toMatch(/^\d{6}$/)
  expect(await signIn(openBrowser(running), tess.email, own)).toBe(401)
  expect(await signIn(mine, tess.email, own)).toBe(200)
  const before = lines.length
  expect((await signedIn.call('POST', '/api/proof/email')).status).toBe(202)
  await sent()
  expect(lines.length).toBe(before + 1)
  const proof = { code: codeFor(lines, tess.email) }
  expect((await signedIn.call('POST', '/api/proof/code', proof)).status).toBe(200)
})

it('is sent no more than 20 codes in ten minutes either, and no cookie of another form helps', async () => {
  hoursAhead += 1
  const known = await signInByCode(running, lines, tess.email)
  const cookieOf = (value?: string) =>
    [...known.cookies()].map(([name, own]) => `${name}=${value ?? own}`).join('; ')
  const before = lines.length
  for (let n = 0; n < 25; n++)
    await openBrowser(running).call('POST', '/api/login/email', { email: tess.email }, { cookie: cookieOf() })
  await sent()
  expect(lines.length - before).toBe(20)
})

it.each(['', 'x', 'x'.repeat(64), 'undefined'])('is not known by the cookie "%s"', async (value) => {
  hoursAhead += 1
  const known = await signInByCode(running, lines, tess.email)
  const [name] = [...known.cookies().keys()].filter((one) => one.endsWith('known'))
  expect(name).toBeDefined()
  for (let n = 0; n < 22; n++) await ask(openBrowser(running), tess.email)
  const before = lines.length
  const cookie = `${name}=${value}`
  await openBrowser(running).call('POST', '/api/login/email', { email: tess.email }, { cookie })
  await sent()
  expect(lines.length).toBe(before)
})

it('answers for an unknown address as for a known one', async () => {
  hoursAhead += 1
  const known = await signInByCode(running, lines, tess.email)
  const answers = []
  for (const email of ['nobody@example.com', tess.email]) {
    const { status, json, headers } = await known.call('POST', '/api/login/email', { email })
    answers.push([status, json, headers.getSetCookie().map((line) => line.split('=')[0])])
  }
  expect(answers[0]).toEqual(answers[1])
})

it('is forgotten with the person', async () => {
  hoursAhead += 1
  owner = await signInByCode(running, lines, tess.email)
  await join(running, owner, { email: 'leaving@example.com', role: 'adviser' })
  const leaving = await signInByCode(running, lines, 'leaving@example.com')
  expect(leaving.cookies().has('jarvin-known')).toBe(true)
  expect((await leaving.call('POST', '/api/my-data/erase')).status).toBe(200)
  expect([...leaving.cookies().keys()]).toEqual([])
})
