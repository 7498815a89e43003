/** Settings of sign-in with a company account, and an installation without it. */
import { expect, inject, it } from 'vitest'
import { readOidcSettings } from '../../service/runtime/oidc-settings.ts'
import { startTestService } from '../core/service.ts'

const all = {
  OIDC_ISSUER: 'https://login.company.com.au/tenant',
  OIDC_CLIENT_ID: 'jarvin',
  OIDC_CLIENT_SECRET: 'not to be shown',
}

it('takes all three settings or none', () => {
  expect(readOidcSettings({})).toBeUndefined()
  expect(readOidcSettings(all)).toEqual({
    issuer: all.OIDC_ISSUER,
    clientId: 'jarvin',
    clientSecret: 'not to be shown',
  })
  for (const name of Object.keys(all))
    expect(() => readOidcSettings({ ...all, [name]: ' ' })).toThrow(/belong together/)
})

it('refuses an issuer to which the secret would go in clear, and shows no secret', () => {
  for (const issuer of [
    'http://login.company.com.au',
    'login.company.com.au',
    'https://me:pass@company.com.au',
    'https://company.com.au/?tenant=1',
  ])
    expect(() => readOidcSettings({ ...all, OIDC_ISSUER: issuer })).toThrow(
      /OIDC_ISSUER must be the https address/,
    )
  expect(() => readOidcSettings({ ...all, OIDC_ISSUER: 'http://x.example' })).not.toThrow(/not to be shown/)
  expect(readOidcSettings({ ...all, OIDC_ISSUER: 'http://localhost:9000' })?.issuer).toBe(
    'http://localhost:9000',
  )
})

it('is absent where it is not configured', async () => {
  const plain = await startTestService(inject('ownerUrl'), { seed: 'none' })
  for (const path of ['/api/login/oidc', '/api/login/oidc/callback'])
    expect((await plain.call('GET', path)).status).toBe(404)
  expect((await plain.call('POST', '/api/login/oidc', { body: {} })).status).toBe(401)
  expect((await plain.call('GET', '/api/login/ways')).json).not.toHaveProperty('company')
  await plain.stop()
})
