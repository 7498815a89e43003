/** Sessions opened with a company account, for unusual answers of the provider. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openIdentityProvider } from '../../service/accounts/open-identity-provider.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { keptMail, openBrowser, setUpBakery, tess } from '../people/account-client.ts'
import { openScriptedProvider, type ScriptedProvider } from './scripted-provider.ts'

let running: TestService
let provider: ScriptedProvider
const callback = '/api/login/oidc/callback'

beforeAll(async () => {
  provider = await openScriptedProvider()
  running = await startTestService(inject('ownerUrl'), {
    seed: 'none',
    mailer: keptMail().mailer,
    sources: systemSources,
    identityProvider: openIdentityProvider(
      provider.settings,
      () => new Date(),
      () => {},
    ),
  })
  await setUpBakery(running)
})
afterAll(async () => {
  await running.stop()
  await provider.close()
})

const locationOf = ({ headers }: { readonly headers: Headers }): string => headers.get('location') ?? ''

/** Signs in with an ID token of these claims. */
const enter = async (claims: object, browser = openBrowser(running)) => {
  const asked = new URL(locationOf(await browser.call('GET', '/api/login/oidc'))).searchParams
  provider.say({ claims: { nonce: asked.get('nonce'), ...claims } })
  const query = new URLSearchParams({
    code: 'one',
    state: asked.get('state') ?? '',
    iss: provider.settings.issuer,
  })
  const back = locationOf(await browser.call('GET', `${callback}?${query}`))
  expect(back).toBe('/login#oidc=done')
  browser.adopt(await browser.call('POST', '/api/login/oidc', {}))
  return browser
}

it.each([
  ['yesterday', Math.floor(Date.now() / 1000) - 86_400],
  ['1970', 0],
  ['no time at all', Number.MAX_VALUE],
  ['tomorrow', Math.floor(Date.now() / 1000) + 86_400],
])('a proof of %s opens a session that works', async (_what, auth_time) => {
  const browser = await enter({ auth_time })
  expect((await browser.call('GET', '/api/me')).json).toMatchObject({ person: tess })
})

it('a proof of yesterday is none for what is sensitive', async () => {
  const browser = await enter({ auth_time: Math.floor(Date.now() / 1000) - 86_400 })
  expect(await browser.call('POST', '/api/recovery-sheet', {})).toMatchObject({
    status: 403,
    json: { title: 'Confirm it’s you' },
  })
})

it('the session of a browser that has one already is a new one', async () => {
  const browser = await enter({})
  const before = { session: browser.session(), half: browser.cookies().get('jarvin') }
  await enter({}, browser)
  expect(browser.session()).not.toBe(before.session)
  expect(browser.cookies().get('jarvin')).not.toBe(before.half)
})

it('a cookie that somebody else set before opens nothing for them', async () => {
  const [victim, attacker] = [openBrowser(running), openBrowser(running)]
  await attacker.call('GET', '/api/login/oidc')
  const planted = attacker.cookies().get('jarvin-oidc') ?? ''
  // As a page of a neighbouring site could have done.
  const asked = new URL(
    locationOf(await victim.call('GET', '/api/login/oidc', undefined, { cookie: `jarvin-oidc=${planted}` })),
  ).searchParams
  provider.say({ claims: { nonce: asked.get('nonce') } })
  const query = new URLSearchParams({
    code: 'one',
    state: asked.get('state') ?? '',
    iss: provider.settings.issuer,
  })
  expect(locationOf(await attacker.call('GET', `${callback}?${query}`))).toBe('/login#oidc=expired')
  expect(locationOf(await victim.call('GET', `${callback}?${query}`))).toBe('/login#oidc=done')
  expect((await attacker.call('POST', '/api/login/oidc', {})).status).toBe(401)
  expect((await victim.call('POST', '/api/login/oidc', {})).status).toBe(200)
})

it('the provider sends nobody to a host that a caller invented', async () => {
  const answer = await openBrowser(running).call('GET', '/api/login/oidc', undefined, {
    host: 'evil.example',
  })
  const location = locationOf(answer)
  expect(location).not.toContain('evil')
})

it('parameters that are repeated, too long or no text are refused, and no answer goes to another site', async () => {
  const browser = openBrowser(running)
  for (const query of ['code=a&code=b', `code=${'x'.repeat(3001)}`, `iss=${'x'.repeat(401)}`])
    expect([query.slice(0, 20), (await browser.call('GET', `${callback}?${query}`)).status]).toEqual([
      query.slice(0, 20),
      400,
    ])
  // `next-path.test.ts` covers what the login page does with it.
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '\r\nx: y',
  ])
    expect(
      locationOf(await browser.call('GET', `${callback}?state=x&next=${encodeURIComponent(next)}`)),
    ).toMatch(/^\/login#oidc=expired$/)
})
