/** The two public forms, posted by a browser without scripts. */
import express from 'express'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import type { RefusedForm } from '#schema/core/form-errors'
import { close } from '../../service/http/close.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { mount } from '../../service/http/mount.ts'
import { problemMiddleware } from '../../service/http/refusal.ts'
import { requireSameOrigin } from '../../service/http/same-origin.ts'
import { openLog } from '../../service/runtime/log.ts'
import { siteWorkspace } from '../../service/site/site-commands.ts'
import { siteForms } from '../../service/site/site-forms.ts'
import { handlers, sessionFinder } from '../../service/slices.ts'
import { freshAddress, startTestService, type TestService } from '../core/service.ts'
import { sitePosition, unsealPerson } from './site-leads.ts'

let running: TestService
let listening: Listening
let baseUrl: string
let rendered: { readonly path: string; readonly refused: RefusedForm }[] = []

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  const { service } = running
  const calls = mount(api, handlers, service, sessionFinder(service))
  const render = async (path: string, refused: RefusedForm) => {
    rendered.push({ path, refused })
    return '<h1>The page with its form</h1>'
  }
  const app = express()
  app.set('trust proxy', 1)
  app.use('/api', express.json(), calls)
  app.use(requireSameOrigin(), siteForms(calls, render, service, openLog('silent')))
  app.use(problemMiddleware(openLog('silent')))
  listening = await listen(app, 0)
  baseUrl = `http://127.0.0.1:${listening.port}`
})
afterAll(() => close(listening.server).then(running.stop))

type Fields = Readonly<Record<string, string | readonly string[]>>

const encoded = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )

const post = async (path: string, fields: Fields, headers: Record<string, string> = {}) => {
  rendered = []
  return fetch(`${baseUrl}${path}`, {
    method: 'POST',
    body: encoded(fields),
    redirect: 'manual',
    headers: { 'x-forwarded-for': freshAddress(), ...headers },
  })
}

const newest = async (table: 'early_access' | 'contact') => {
  const row = await running.service.database
    .of(siteWorkspace)
    .selectFrom(table)
    .select(['person_subject', 'person_box'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return unsealPerson(running, row)
}

const lead: Fields = {
  fullName: 'Mia Chen',
  email: 'mia@venue.example',
  company: '',
  role: '',
  industry: 'Real Estate',
  teamSize: '',
  interests: ['Executive Analytics & KPIs', 'Industry-Specific Solutions'],
  heardAbout: '',
  additionalInfo: 'First line\r\nsecond line',
  website: '',
}
const message: Fields = {
  fullName: 'Noah Taylor',
  email: 'noah@firm.example',
  company: '',
  role: '',
  phone: '',
  subject: 'Two venues',
  message: 'Can both report into one?',
  inquiryType: 'sales',
  preferredContact: 'either',
  website: '',
}

describe.each([
  ['/early-access', lead, 'early_access', '/?sent=early-access#request-access', '/', 'early-access'],
  ['/contact-us', message, 'contact', '/contact-us?sent=contact#message-form', '/contact-us', 'contact'],
] as const)('%s', (action, fields, table, sent, page, form) => {
  it('records the input, and redirects to a page that confirms it', async () => {
    const before = await sitePosition(running)
    const answer = await post(action, { ...fields, fullName: 'Whole Name' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, sent])
    expect(await sitePosition(running)).toBe(before + 1)
    expect(await newest(table)).toMatchObject({ fullName: 'Whole Name', email: fields.email })
  })

  it('answers invalid input with the page and the complete form', async () => {
    const before = await sitePosition(running)
    const typed = { ...fields, fullName: '  ', email: 'nobody at home' }
    const answer = await post(action, typed)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('The page with its form')
    const values = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [
        name,
        [value].flat().map((one) => one.replace('\r\n', '\n')),
      ]),
    )
    const errors = {
      fullName: 'Fill this in',
      email: 'Enter a full email address, such as you@company.com.au',
    }
    expect(rendered).toEqual([{ path: page, refused: { form, values, errors } }])
    expect(await sitePosition(running)).toBe(before)
  })

  it('distinguishes missing from invalid fields', async () => {
    await post(action, { email: ' ', website: '' })
    const missing = { fullName: 'Fill this in', email: 'Fill this in' }
    expect(rendered[0]?.refused.errors).toMatchObject(missing)
  })

  it('records a form once when it is sent twice, also concurrently', async () => {
    const before = await sitePosition(running)
    const twice = { ...fields, fullName: 'Twice Sent' }
    const sender = { 'x-forwarded-for': freshAddress() }
    const answers = await Promise.all([post(action, twice, sender), post(action, twice, sender)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await sitePosition(running)).toBe(before + 1)
    expect((await post(action, { ...twice, email: 'another@venue.example' })).status).toBe(303)
    expect(await sitePosition(running)).toBe(before + 2)
  })

  it('redirects a bot that fills in the honeypot, and records nothing', async () => {
    const before = await sitePosition(running)
    const { status, headers } = await post(action, { ...fields, website: 'https://spam.example' })
    expect([status, headers.get('location'), await sitePosition(running)]).toEqual([303, sent, before])
  })

  it.each([
    ['the browser tells', { 'sec-fetch-site': 'cross-site' }],
    ['the browser tells of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['an old browser tells', { origin: 'null' }],
  ])("refuses another site's page, recognised by %s", async (_, headers) => {
    const before = await sitePosition(running)
    expect((await post(action, fields, headers)).status).toBe(403)
    expect(await sitePosition(running)).toBe(before)
  })

  it.each([
    ['the browser tells', () => ({ 'sec-fetch-site': 'same-origin', origin: 'null' })],
    ['an old browser tells', () => ({ origin: baseUrl })],
  ])('accepts its own page, recognised by %s', async (_, headers) => {
    expect((await post(action, fields, headers())).status).toBe(303)
  })

  it('shares its limit with the call, and keeps the input when the limit is reached', async () => {
    const address = { 'x-forwarded-for': freshAddress() }
    const path = form === 'contact' ? api.submitContact.path : api.requestEarlyAccess.path
    const call = () =>
      fetch(`${baseUrl}/api${path}`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', ...address },
      })
    for (let made = 0; made < 10; made++) expect((await call()).status).toBe(400)
    const answer = await post(action, fields, address)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(rendered[0]?.refused).toMatchObject({ values: { email: [fields.email] }, errors: {} })
  })
})

it('keeps several choices, and line breaks as typed', async () => {
  await post('/early-access', { ...lead, fullName: 'Broken Lines' })
  expect(await newest('early_access')).toMatchObject({ additionalInfo: 'First line\nsecond line' })
  await post('/early-access', { ...lead, interests: 'Executive Analytics & KPIs', fullName: 'One Choice' })
  expect(await newest('early_access')).toMatchObject({ fullName: 'One Choice' })
})

it('refuses a repeated field, and a body that is not a form', async () => {
  expect((await post('/contact-us', { ...message, subject: ['One', 'Two'] })).status).toBe(422)
  const raw = await fetch(`${baseUrl}/contact-us`, { method: 'POST', body: '{}', redirect: 'manual' })
  expect(raw.status).toBe(422)
})

it("redirects a reload of the reply's address to the form", async () => {
  const answer = await fetch(`${baseUrl}/early-access`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#request-access'])
})
