/** The public pages before any script runs, as search engines, previews and browsers without scripts get them. */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { publicPaths } from '#schema/public-paths'

/** The HTML at a path; expects status 200. */
const read = async (request: APIRequestContext, path: string): Promise<string> => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8')
  return answer.text()
}

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '')

/** Pages with screenshots. */
const pagesWithPictures: readonly string[] = ['/', '/about-jarvin']

const words = (html: string): number =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

for (const path of publicPaths)
  test(`${path} is complete`, async ({ request, baseURL }) => {
    const html = await read(request, path)
    expect(all(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g), 'headlines').toHaveLength(1)
    expect(words(html), 'words').toBeGreaterThan(path === '/login' ? 60 : 250)
    expect(html).toContain('<html lang="en-AU">')
    expect(html.includes('site.invalid'), 'the address that stands for the real one').toBe(false)
    expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${baseURL}${path}`])
    expect(all(html, /<title>([^<]*)<\/title>/g)).toEqual([expect.stringMatching(/^[^|]+ \| Jarvin$/)])

    const scripts = all(html, /<script\b([^>]*)>/g)
    const isData = (attributes: string) => attributes.includes('type="application/ld+json"')
    expect(scripts.filter((one) => !isData(one) && !one.includes('src="/'))).toEqual([])
    expect(all(html, /<[^>]*\s(?:style|on\w+)="([^"]*)"/g), 'inline styles and handlers').toEqual([])

    // Only the login page needs its code at once.
    const atOnce = html.replace(/<template id="after-paint">[\s\S]*?<\/template>/, '')
    const programs = all(atOnce, /(modulepreload|type="module")/g)
    expect(programs.length > 0, 'fetched before the page is painted').toBe(path === '/login')
    expect(atOnce.length < html.length, 'fetched after it').toBe(path !== '/login')

    const data: unknown = JSON.parse(
      all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).join(),
    )
    expect(data).toMatchObject({ '@context': 'https://schema.org' })
    expect(JSON.stringify(data)).toContain(`"@id":"${baseURL}${path}#page"`)

    if (path !== '/login') {
      const links = new Set(all(html, /<a\b[^>]*href="([^"#?]*)/g))
      for (const other of publicPaths) expect(links, `${path} leads to ${other}`).toContain(other)
      expect(html, 'the form for early access').toMatch(/<form[^>]*action="\/early-access/)
    }
  })

test('every file that a page links to exists, and is cached permanently if its name contains its hash', async ({
  request,
  baseURL,
}) => {
  const files = new Set<string>()
  for (const path of publicPaths) {
    const html = await read(request, path)
    const named = [
      ...all(
        html,
        /(?:src|href|content)="([^"\s]+\.(?:js|css|woff2|webp|png|avif|svg|pdf|webmanifest|md))"/gi,
      ),
      // A srcset has several addresses, each with its size.
      ...all(html, /srcset="([^"]+)"/gi).flatMap((set) =>
        set.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
      ),
    ]
    if (pagesWithPictures.includes(path))
      expect(named.filter((file) => file.endsWith('.avif')).length, `pictures of ${path}`).toBeGreaterThan(3)
    for (const file of named) files.add(file.replace(`${baseURL}`, ''))
  }
  expect(files.size).toBeGreaterThan(40)
  for (const file of files) {
    const answer = await request.head(file)
    expect.soft(answer.status(), file).toBe(200)
    if (file.startsWith('/assets/'))
      expect.soft(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
  }
})

test('a page is revalidated each time, and sent again only if it has changed', async ({ request }) => {
  const first = await request.get('/about-jarvin')
  const { etag = '', 'cache-control': caching } = first.headers()
  expect(caching).toBe('no-cache')
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  const second = await request.get('/about-jarvin', { headers: { 'if-none-match': etag } })
  expect(second.status()).toBe(304)
  const head = await request.head('/about-jarvin')
  expect(head.status()).toBe(200)
  expect(head.headers().etag).toBe(etag)
  expect(await head.text()).toBe('')
})

test('every page has its own preview picture of the stated size', async ({ request, baseURL }) => {
  const previews = new Set<string>()
  for (const path of publicPaths) {
    const [address = '', ...more] = all(
      await read(request, path),
      /<meta property="og:image" content="([^"]*)"/g,
    )
    expect(more, path).toEqual([])
    const picture = await (await request.get(address.replace(`${baseURL}`, ''))).body()
    expect(picture.subarray(1, 4).toString(), path).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630])
    previews.add(picture.toString('base64'))
  }
  expect(previews.size).toBe(publicPaths.length)
})

test('search engines find every page', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  expect(all(map, /<loc>([^<]*)<\/loc>/g)).toEqual(publicPaths.map((path) => `${baseURL}${path}`))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const manifest: unknown = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Jarvin', lang: 'en-AU' })
})

test('a query is answered with its page, and any other path with the application', async ({ request }) => {
  const plain = await read(request, '/use-cases')
  const found = await read(request, '/use-cases?q=no+such+words')
  expect(plain).not.toContain('No Solutions Found')
  expect(found).toContain('No Solutions Found')
  expect(await read(request, `/use-cases?q=${'x'.repeat(3000)}`)).toBe(plain)
  const unknown = await request.get('/no-such-page')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain('<div id="app"></div>')
})
