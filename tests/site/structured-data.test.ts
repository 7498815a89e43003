/** Structured data has the properties that schema.org requires, and no dangling references. */
import { describe, expect, it } from 'vitest'
import { type PublicPath, publicPaths } from '#schema/public-paths'
import { siteAddress } from '../../web/site/head/site-address.ts'
import { structuredData } from '../../web/site/head/structured-data.ts'
import { helpCategories } from '../../web/site/help/help-categories.content.ts'
import { insights } from '../../web/site/insights/articles.content.ts'
import { company } from '../../web/site/site-facts.ts'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** All objects of the graph, at any depth. */
const nodesOf = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []

/** Required properties by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'foundingDate', 'address', 'contactPoint'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'author', 'datePublished', 'image', 'publisher', 'url', 'inLanguage'],
  TechArticle: ['headline', 'publisher', 'url', 'inLanguage'],
}

describe.each(publicPaths)('%s', (path) => {
  const graph: unknown = JSON.parse(JSON.stringify(structuredData(path)))
  const nodes = nodesOf(graph)

  it('has the required properties of its types', () => {
    for (const node of nodes)
      for (const name of required[String(node['@type'])] ?? [])
        expect.soft(node[name], `${String(node['@type'])}.${name}`).toBeTruthy()
  })

  it('refers only to its own objects', () => {
    const held = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']))
    const referred = nodes.filter((node) => !('@type' in node) && '@id' in node).map((node) => node['@id'])
    expect(referred.filter((id) => !held.has(id))).toEqual([])
    expect(referred.length).toBeGreaterThan(1)
  })

  it("identifies the company, and the page's place in the site", () => {
    const types = nodes.map((node) => node['@type'])
    expect(types).toContain('Organization')
    expect(types).toContain('WebSite')
    expect(types.includes('BreadcrumbList')).toBe(path !== '/')
    const page = nodes.find((node) => node['@id'] === `${siteAddress}${path}#page`)
    expect(page?.url).toBe(siteAddress + path)
  })
})

it('lists every article that can be read in place', () => {
  const urls = (path: PublicPath, type: string) =>
    nodesOf(structuredData(path)).flatMap((node) => (node['@type'] === type ? [node.url] : []))
  expect(urls('/executive-insights', 'Article')).toEqual(
    insights.map(({ id }) => `${siteAddress}/executive-insights#${id}`),
  )
  expect(urls('/help-center', 'TechArticle')).toHaveLength(
    helpCategories.flatMap(({ articles }) => articles).length,
  )
})

it("states the site's facts and no other address", () => {
  const organization = nodesOf(structuredData('/')).find((node) => node['@type'] === 'Organization')
  expect(organization).toMatchObject({
    name: 'Jarvin',
    foundingDate: '2024',
    address: { addressLocality: 'Brisbane', addressRegion: 'Queensland', addressCountry: 'AU' },
    contactPoint: { email: company.email },
  })
})
