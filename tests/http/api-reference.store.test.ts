import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, type TestService } from '../core/service.ts'

let running: TestService
beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
})
afterAll(() => running.stop())

const get = (path: string) => fetch(`${running.baseUrl}${path}`)

it.each([
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/', 'text/html; charset=utf-8'],
  ['/api/docs/reference.js', 'text/javascript; charset=utf-8'],
  ['/api/docs/reference.css', 'text/css; charset=utf-8'],
  ['/api/docs/swagger-ui.css', 'text/css; charset=utf-8'],
  ['/api/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
])('serves %s itself', async (path, type) => {
  const { status, headers } = await get(path)
  expect([status, headers.get('content-type')]).toEqual([200, type])
  // A browser may keep its copy after revalidating it.
  const etag = headers.get('etag') ?? ''
  const again = await fetch(`${running.baseUrl}${path}`, {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  })
  expect([again.status, headers.get('cache-control')]).toEqual([304, 'no-cache'])
})

it('refers to no other origin, and has no inline script', async () => {
  const page = await (await get('/api/docs/')).text()
  expect(page).not.toMatch(/https?:|<script(?![^>]*src=)|<style|\son[a-z]+=/)
  for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]*)"/g)) expect(address).toMatch(/^\//)
})

it.each([
  '/api/docs/package.json',
  '/api/docs/index.html',
  '/api/docs/nothing',
  '/api/docs/../openapi',
  '/api/docs/%2e%2e%2fapi-reference.ts',
])('has nothing at %s', async (path) => {
  expectProblem(await running.call('GET', path), 404, 'path')
})
