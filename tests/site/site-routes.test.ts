/** Rendering a page for a query is limited per address, because it costs work; prerendered pages are free. */
import express from 'express'
import { expect, it, vi } from 'vitest'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { openRateLimit } from '../../service/http/rate-limit.ts'
import { problemMiddleware } from '../../service/http/refusal.ts'
import { openLog } from '../../service/runtime/log.ts'
import { siteRoutes } from '../../service/site/site-routes.ts'

it('renders a number of pages by query per address, then answers 429 with the time to retry', async () => {
  const render = vi.fn(async () => 'rendered')
  const app = express().set('trust proxy', 1)
  app.use(
    siteRoutes(
      { page: () => 'built', render },
      undefined,
      openRateLimit({ calls: 3, seconds: 60 }, 'searches'),
      async () => 'demo',
      'private',
    ),
  )
  app.use(problemMiddleware(openLog('silent')))
  const { server, port } = await listen(app, 0)
  const get = async (path: string, address = '10.0.0.1') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-forwarded-for': address },
    })
    return {
      status: response.status,
      wait: Number(response.headers.get('retry-after')),
      text: await response.text(),
    }
  }
  for (const path of ['/help-center', '/executive-insights', '/use-cases'])
    expect(await get(`${path}?q=cash`)).toMatchObject({ status: 200, text: 'rendered' })
  const refused = await get('/help-center?q=staff')
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('At most 3 searches from one address in 60 seconds')
  expect(refused.wait).toBeGreaterThan(0)
  expect(render).toHaveBeenCalledTimes(3)
  expect(await get('/help-center')).toMatchObject({ status: 200, text: 'built' })
  expect(await get('/help-center?q=staff', '10.0.0.2')).toMatchObject({ status: 200, text: 'rendered' })
  await close(server)
})

it('marks the pages of an installation without demos, and only of such a one', async () => {
  const page =
    '<body class="page"><section class="a" data-demos="true"><p>Try a <span>sample</span></p></section><a href="/x">x</a><a data-demos="true" href="/login">Try a demo</a>'
  const bodyOf = async (demo: 'off' | 'shared', path: string) => {
    const site = { page: () => page, render: async () => '' }
    const pages = openRateLimit({ calls: 3, seconds: 60 }, 'searches')
    const app = express().use(siteRoutes(site, undefined, pages, async () => 'mail', demo))
    const { server, port } = await listen(app, 0)
    const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    await close(server)
    return text
  }
  expect(await bodyOf('off', '/login')).toBe(
    '<body data-demo="off" data-sign-in="mail" class="page"><a href="/x">x</a>',
  )
  expect(await bodyOf('off', '/')).toBe('<body data-demo="off" class="page"><a href="/x">x</a>')
  expect(await bodyOf('shared', '/login')).toBe(page.replace('<body', '<body data-sign-in="mail"'))
})
