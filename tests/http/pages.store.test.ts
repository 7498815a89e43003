/** Paged lists: memos, briefs and advisories are walked by the `Link` header of each answer. */
import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const Item = t.intersection([t.type({ id: t.string }), t.partial({ status: t.string, urgency: t.string })])
type Item = t.TypeOf<typeof Item>

const ask = async (path: string, headers = {}) => {
  const answer = await running.call('GET', path, { session, headers })
  expect([answer.status, path]).toEqual([200, path])
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  return { items: decodeJson(t.array(Item), answer), next, counts: answer.headers.get('x-counts') }
}

/** All items from an address on, page by page; `between` runs after each page. */
const walk = async (path: string, between: () => Promise<void> = async () => {}, headers = {}) => {
  const pages: (readonly Item[])[] = []
  for (let next: string | undefined = path; next !== undefined; ) {
    const page = await ask(next, headers)
    pages.push(page.items)
    next = page.next
    await between()
  }
  return pages
}

const lists = ['/api/memos', '/api/nudges', '/api/briefs/latest'] as const

describe.each(lists)('%s', (path) => {
  it('comes in pages of one order, none longer than requested', async () => {
    const { items: whole, next } = await ask(`${path}?limit=200`)
    expect(next).toBeUndefined()
    expect(whole.length).toBeGreaterThan(4)
    const pages = await walk(`${path}?limit=2`)
    expect(pages.map(({ length }) => length)).toEqual([
      ...Array<number>(pages.length - 1).fill(2),
      whole.length % 2 || 2,
    ])
    expect(pages.flat()).toEqual(whole)
    const position = (await running.call('GET', '/api/me', { session })).headers.get('x-position')
    const earlier = { 'x-as-of': String(position) }
    expect((await walk(`${path}?limit=3`, undefined, earlier)).flat()).toEqual(whole)
  })

  it('refuses an invalid limit, and a cursor that it never issued, by field name', async () => {
    for (const limit of ['0', '201', '-1', 'ten', '1.5'])
      expectProblem(await running.call('GET', `${path}?limit=${limit}`, { session }), 400, 'limit')
    const strange = [
      '',
      'x',
      'W10',
      'bnVsbA',
      btoa('["a","b","c","d"]'),
      btoa('{"a":1}'),
      '%00',
      'a'.repeat(600),
    ]
    for (const after of strange) {
      const answer = await running.call('GET', `${path}?after=${after}`, { session })
      expectProblem(answer, 400, 'after')
    }
  })
})

describe('a cursor of another hand', () => {
  const time = '2026-01-01T00:00:00.000Z'
  const newest = [
    [time, 'x\u0000'],
    [time, '\ud800'],
    ['0000-01-01T00:00:00.000Z', 'x'],
  ]
  const keys: readonly (readonly [path: string, keys: readonly (readonly unknown[])[]])[] = [
    ['/api/memos', newest],
    ['/api/briefs/latest', newest],
    ['/api/notes', newest],
    ['/api/shares', newest],
    ['/api/decisions?state=done', newest],
    ['/api/decisions?state=open', [['2026-01-01', 'x\u0000']]],
    ['/api/nudges', [...newest.map((key) => [3, 1, ...key]), [1e300, 1, time, 'x'], [3, 2 ** 31, time, 'x']]],
  ]

  it.each(keys)('is refused by its name where its key cannot be in the list: %s', async (path, strange) => {
    for (const key of strange) {
      const after = Buffer.from(JSON.stringify(key)).toString('base64url')
      const answer = await running.call('GET', `${path}${path.includes('?') ? '&' : '?'}after=${after}`, {
        session,
      })
      expectProblem(answer, 400, 'after')
    }
  })

  it.each(['/api/audit', '/api/memos', '/api/nudges', '/api/decisions', '/api/notes', '/api/briefs/latest'])(
    'is not taken for the first page under the name that other services use: %s',
    async (path) => {
      for (const name of ['cursor', 'page', 'offset']) {
        const answer = await running.call('GET', `${path}?${name}=99999999999999999999`, { session })
        expectProblem(answer, 400, name)
      }
      expect((await running.call('GET', `${path}?utm_source=mail`, { session })).status).toBe(200)
    },
  )

  it('is ignored by a call without pages, as any other unknown parameter', async () => {
    expect((await running.call('GET', '/api/kpis?cursor=1', { session })).status).toBe(200)
  })
})

describe('paging during changes', () => {
  it('omits no advisory that existed throughout', async () => {
    const { items: before } = await ask('/api/nudges?limit=200')
    const fresh = before.filter(({ status }) => status === 'new').map(({ id }) => id)
    const settleOne = async () => {
      const id = fresh.shift()
      if (id) await running.call('POST', `/api/nudges/${id}/accept`, { session })
    }
    const seen = (await walk('/api/nudges?limit=2', settleOne)).flat().map(({ id }) => id)
    expect(before.filter(({ id }) => !seen.includes(id))).toEqual([])
  })
})

describe('the rest of a list', () => {
  it('is counted in a header while there are more pages', async () => {
    const { items: memos, counts: none } = await ask('/api/memos?limit=200')
    expect(none).toBeNull()
    const count = (status: string) => memos.filter((memo) => memo.status === status).length
    const counted = `unread=${count('unread')}, read=${count('read')}, archived=${count('archived')}`
    expect((await ask('/api/memos?limit=1')).counts).toBe(counted)
    expect((await ask('/api/memos?limit=1&status=unread')).counts).toBe(counted)
    const { items: advisories } = await ask('/api/nudges?limit=200')
    const { counts } = await ask('/api/nudges?limit=1')
    const parts = (counts ?? '').split(', ').map((part) => part.split('='))
    expect(parts.length).toBe(9)
    for (const [name = '', number] of parts) {
      const [urgency, status] = name.split('-')
      const same = advisories.filter((each) => each.urgency === urgency && each.status === status)
      expect([name, Number(number)]).toEqual([name, same.length])
    }
  })
})
