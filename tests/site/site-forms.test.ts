/** Without scripts, a form refused because of an error of the service comes back with its page and all input. */
import type { Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RefusedForm } from '#schema/core/form-errors'
import { invalid } from '#schema/core/problem'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { Refusal } from '../../service/http/refusal.ts'
import { openLog } from '../../service/runtime/log.ts'
import { siteForms } from '../../service/site/site-forms.ts'
import { fixedSources } from '../core/sources.ts'

let server: Server
let baseUrl: string
let rendered: { readonly path: string; readonly refused: RefusedForm }[] = []
let cause: Error

beforeAll(async () => {
  const app = express()
  const render = async (path: string, refused: RefusedForm) => {
    rendered.push({ path, refused })
    return '<h1>The page with its form</h1><script src="/after-paint.js" defer></script>'
  }
  app.use(siteForms((_request, _response, next) => next(cause), render, fixedSources(), openLog('silent')))
  const listening = await listen(app, 0)
  server = listening.server
  baseUrl = `http://127.0.0.1:${listening.port}`
})
afterAll(() => close(server))

const post = async (path: string, fields: Record<string, string>) => {
  rendered = []
  const answer = await fetch(`${baseUrl}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const { status, headers } = answer
  return {
    status,
    type: headers.get('content-type'),
    kept: headers.get('cache-control'),
    text: await answer.text(),
  }
}

const type = 'text/html; charset=utf-8'
const text = '<h1>The page with its form</h1>'

describe.each([
  ['/early-access', '/', 'early-access'],
  ['/contact-us', '/contact-us', 'contact'],
] as const)('%s', (action, page, form) => {
  it.each([
    ['fails', 500, new Error('a error of ours')],
    ['has lost its database', 503, Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
  ])('returns the input when the service %s', async (_, status, why) => {
    cause = why
    const answer = await post(action, { email: 'mia@venue.example', message: 'One\r\ntwo' })
    expect(answer).toEqual({ status, type, kept: 'no-store', text })
    const values = { email: ['mia@venue.example'], message: ['One\ntwo'] }
    expect(rendered).toEqual([{ path: page, refused: { form, values, errors: {} } }])
  })

  it("returns text far over a field's limit, with an error", async () => {
    cause = new Refusal(invalid([{ field: 'message', message: 'must be at most 5000 characters' }]))
    const message = 'Too much. '.repeat(60_000)
    expect(await post(action, { message })).toMatchObject({ status: 422, type, text })
    const errors = { message: 'This must be at most 5000 characters' }
    expect(rendered).toEqual([{ path: page, refused: { form, values: { message: [message] }, errors } }])
  })

  it.each([
    ['more than it reads', { message: 'x'.repeat(1_100_000) }],
    [
      'more fields than any form has',
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 'x'])),
    ],
  ])('answers %s with the page and an empty form', async (_, fields) => {
    const answer = await post(action, fields)
    expect(answer).toEqual({ status: 413, type, kept: 'no-store', text })
    expect(rendered).toEqual([{ path: page, refused: { form, values: {}, errors: {} } }])
  })
})

it('a smaller form opens the request with what was typed; it calls nothing and keeps the input out of the address', async () => {
  cause = new Error('Nothing is called.')
  const answer = await post('/early-access/start', {
    email: 'mia@venue.example',
    additionalInfo: 'Please send the newsletter.',
    role: 'not passed on',
  })
  expect(answer).toEqual({ status: 200, type, kept: 'no-store', text })
  expect(rendered).toEqual([
    {
      path: '/',
      refused: {
        form: 'early-access',
        isStart: true,
        values: { email: ['mia@venue.example'], additionalInfo: ['Please send the newsletter.'] },
        errors: {},
      },
    },
  ])
  const visited = await fetch(`${baseUrl}/early-access/start`, { redirect: 'manual' })
  expect([visited.status, visited.headers.get('location')]).toEqual([303, '/#request-access'])
  expect((await post('/early-access/start', { email: 'x'.repeat(1_100_000) })).status).toBe(413)
})
