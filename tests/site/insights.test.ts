/** The content of Executive Insights, and its category filter (decision 34). */
import { describe, expect, it } from 'vitest'
import { articleFile } from '../../web/site/insights/article-files.ts'
import { featured, insights } from '../../web/site/insights/articles.content.ts'
import { filterInsights, insightFilters, readInsightFilter } from '../../web/site/insights/insight.ts'

const texts = import.meta.glob<string>('../../web/site/insights/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const textOf = (id: string) => texts[`../../web/site/insights/articles/${id}.md`] ?? ''
const wordsOf = (id: string) => textOf(id).split(/\s+/).length

const find = (query: string) => {
  const asked = new URLSearchParams(query)
  return filterInsights(insights, { search: asked.get('q') ?? '', filter: readInsightFilter(asked) })
}

describe('the articles', () => {
  it('are at least twelve, newest first, each with its own text under the same title', () => {
    expect(insights.length).toBeGreaterThanOrEqual(12)
    expect(Object.keys(texts)).toHaveLength(insights.length)
    for (const { id, title } of insights) expect.soft(textOf(id).split('\n')[0], id).toBe(`# ${title}`)
    const days = insights.map(({ publishDate }) => publishDate)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('have at least 300 words, and the stated reading time', () => {
    for (const { id, readTime } of insights) {
      expect.soft(wordsOf(id), id).toBeGreaterThanOrEqual(300)
      expect.soft(readTime, id).toBe(`${Math.ceil(wordsOf(id) / 200)} min read`)
    }
  })

  it('have tags, and a file if they offer a download', () => {
    for (const mark of ['popular', 'trending', 'downloadable'] as const)
      expect
        .soft(
          insights.some((one) => one[mark]),
          mark,
        )
        .toBe(true)
    for (const { id, downloadable } of insights)
      if (downloadable) expect.soft(articleFile(id)).toMatch(/\.md/)
    expect(() => articleFile('none')).toThrow('There is no file of none.')
    expect(insights).toContain(featured)
  })
})

describe('the filter', () => {
  it('has the specified ids and counts', () => {
    expect(insightFilters.map(({ id, count }) => [id, count])).toEqual([
      ['all', 47],
      ['strategy', 15],
      ['ai-decision', 12],
      ['industry', 10],
      ['methodology', 10],
    ])
  })

  it('finds articles in each category, by categories that contain the id', () => {
    expect(find('category=all')).toEqual(insights)
    expect(find('category=unheard-of')).toEqual(insights)
    for (const { id } of insightFilters.slice(1)) {
      const found = find(`category=${id}`)
      expect.soft(found.length, id).toBeGreaterThan(0)
      for (const { category } of found) expect.soft(category.toLowerCase()).toContain(id)
    }
  })

  it('excludes Strategic Intelligence from strategy', () => {
    const left = insights.filter(({ category }) => category === 'Strategic Intelligence')
    expect(left).toHaveLength(1)
    expect(find('category=strategy')).not.toContain(left[0])
    expect(find('')).toContain(left[0])
  })

  it('searches title and summary, not the text, ignoring case, and combines both conditions', () => {
    expect(find('q=QUIET+tuesday').map(({ id }) => id)).toEqual(['the-quiet-tuesday'])
    expect(find('q=calculator').map(({ id }) => id)).toEqual(['how-confidence-is-worked-out'])
    expect(find('q=calculator&category=industry')).toEqual([])
    expect(textOf('the-quiet-tuesday')).toContain('stocktake')
    expect(find('q=stocktake')).toEqual([])
  })
})
