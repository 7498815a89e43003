/** The content of the Help Center, and its search. */
import { describe, expect, it } from 'vitest'
import { publicPaths } from '#schema/public-paths'
import { guideFile } from '../../web/site/help/guide-files.ts'
import { guidesContent, quickActions } from '../../web/site/help/help.content.ts'
import { helpCategories } from '../../web/site/help/help-categories.content.ts'
import { findHelp } from '../../web/site/help/help-category.ts'
import { insights } from '../../web/site/insights/articles.content.ts'
import { readArticle } from '../../web/site/reading/read-article.ts'

const texts = import.meta.glob<string>('../../web/site/help/{articles,guides}/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const insightTexts = import.meta.glob<string>('../../web/site/insights/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const textOf = (file: string) => texts[`../../web/site/help/${file}.md`] ?? ''
const articles = helpCategories.flatMap((category) => category.articles)
const find = (search: string) => findHelp(helpCategories, search).map(({ id }) => id)

describe('the content', () => {
  it('has the six specified topics, each with articles, some of them popular', () => {
    expect(helpCategories.map(({ id }) => id)).toEqual([
      'getting-started',
      'ai-advisory',
      'dashboards',
      'security',
      'integrations',
      'troubleshooting',
    ])
    for (const { id, articles: own } of helpCategories) {
      expect.soft(own.length, id).toBeGreaterThanOrEqual(4)
      expect
        .soft(
          own.some(({ popular }) => popular),
          id,
        )
        .toBe(true)
    }
  })

  it('has one text per article and guide, with the same title', () => {
    const files = [
      ...articles.map(({ id, title }) => [`articles/${id}`, title] as const),
      ...guidesContent.guides.map(({ id, title }) => [`guides/${id}`, title] as const),
    ]
    expect(Object.keys(texts)).toHaveLength(files.length)
    for (const [file, title] of files) expect.soft(textOf(file).split('\n')[0], file).toBe(`# ${title}`)
    for (const { id, time } of articles)
      expect.soft(time, id).toBe(`${Math.ceil(textOf(`articles/${id}`).split(/\s+/).length / 200)} min`)
    expect(guideFile('reading-a-brief')).toMatch(/\.md/)
    expect(() => guideFile('none')).toThrow('There is no guide none.')
  })

  it('leaves no Markdown syntax in any text', () => {
    for (const [file, text] of [...Object.entries(texts), ...Object.entries(insightTexts)]) {
      const { blocks, texts: found } = readArticle(text)
      for (const { kind } of blocks) expect.soft(kind, file).toMatch(/^(heading|paragraph|list)$/)
      for (const one of found) expect.soft(one, file).not.toMatch(/\*\*|`|\]\(|(?<!\w)#{1,6} |^- /)
    }
  })

  it('links only to existing targets', () => {
    const files = [...Object.entries(texts), ...Object.entries(insightTexts)]
    const links = files.flatMap(([, text]) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
    )
    expect(links.length).toBeGreaterThan(10)
    for (const href of links) {
      const { pathname, searchParams, hash } = new URL(href, 'http://localhost')
      const isCall = pathname === '/api/docs' || pathname === '/api/openapi.json'
      expect.soft(isCall || publicPaths.some((path) => path === pathname), href).toBe(true)
      const article = searchParams.get('article')
      if (article === null) continue
      expect.soft(hash, href).toBe(`#${article}`)
      expect
        .soft(
          [...articles, ...insights].some(({ id }) => id === article),
          href,
        )
        .toBe(true)
    }
  })

  it('has working quick actions', () => {
    expect(quickActions.map(({ title, href }) => [title, href.split('&')[0]])).toEqual([
      ['Schedule Demo', '/contact-us?inquiryType=sales'],
      ['Contact Support', '/contact-us?inquiryType=support'],
      ['Download Guides', '#guides'],
      ['API Documentation', '/api/docs'],
    ])
  })
})

describe('the search', () => {
  it('matches topic title, description or any article title, ignoring case', () => {
    expect(find('')).toHaveLength(6)
    expect(find('TROUBLE')).toEqual(['troubleshooting'])
    expect(find('use the api')).toEqual(['integrations'])
    expect(find('how far to trust')).toEqual(['ai-advisory'])
    expect(find('hide')).toEqual([])
    expect(textOf('articles/hide-identifiers')).toContain('Hide')
  })

  it('keeps all articles of a topic', () => {
    expect(findHelp(helpCategories, 'without showing who')).toEqual([helpCategories[3]])
  })
})
