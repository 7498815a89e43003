/** Metadata of the public pages for search engines and previews. */
import { describe, expect, it } from 'vitest'
import { publicPaths } from '#schema/public-paths'
import { descriptions } from '../../web/site/head/descriptions.ts'
import { headOf } from '../../web/site/head/head.ts'
import { dataTag, tag } from '../../web/site/head/markup.ts'
import { siteAddress } from '../../web/site/head/site-address.ts'
import { pages } from '../../web/site/pages.tsx'

const contents = (head: string, key: string): readonly (string | undefined)[] =>
  [...head.matchAll(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)" />`, 'g'))].map(
    ([, content]) => content,
  )

describe.each(publicPaths)('%s', (path) => {
  const head = headOf(path)

  it("has one title with the site's suffix, also for previews", () => {
    const titles = [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)
    expect(titles).toHaveLength(1)
    expect(titles[0]).toMatch(/^[^|]+ \| Jarvin$/)
    expect(contents(head, 'og:title')).toEqual(titles)
    expect(contents(head, 'twitter:title')).toEqual(titles)
  })

  it('has a description short enough for search results', () => {
    const [description = ''] = contents(head, 'description')
    expect(description.length).toBeGreaterThan(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(contents(head, 'og:description')).toEqual([description])
    expect(contents(head, 'twitter:description')).toEqual([description])
  })

  it('has its address, picture and location', () => {
    expect(head.match(/<link rel="canonical" href="([^"]*)" \/>/)?.[1]).toBe(siteAddress + path)
    expect(contents(head, 'og:url')).toEqual([siteAddress + path])
    expect(contents(head, 'og:image')).toEqual([`${siteAddress}/og/${pages[path].name}.png`])
    expect(contents(head, 'og:locale')).toEqual(['en_AU'])
    expect(contents(head, 'twitter:card')).toEqual(['summary_large_image'])
  })
})

it('no two pages share a title or description', () => {
  expect(new Set(Object.values(descriptions)).size).toBe(publicPaths.length)
  expect(new Set(publicPaths.map((path) => pages[path].title)).size).toBe(publicPaths.length)
  expect(new Set(publicPaths.map((path) => pages[path].name)).size).toBe(publicPaths.length)
})

it('no text can close a tag', () => {
  expect(tag('meta', { name: 'a', content: '"><script>' })).toBe(
    '<meta name="a" content="&quot;&gt;&lt;script&gt;" />',
  )
  const data = dataTag({ name: '</script><script>' })
  expect(data.match(/<\/?script/g)).toEqual(['<script', '</script'])
})
