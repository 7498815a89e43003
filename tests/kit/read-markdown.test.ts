/** Markdown in replies and articles: its meaning, its safety, and bounded parsing time. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Inline } from '../../web/kit/markdown/markdown-parts.ts'
import { readMarkdown } from '../../web/kit/markdown/read-markdown.ts'
import { readArticle } from '../../web/site/reading/read-article.ts'

/** The parsed text in a form that is easy to compare. */
const outline = (source: string): string => {
  const { blocks, texts } = readMarkdown(source)
  const line = (inside: readonly Inline[]): string =>
    inside
      .map((one) => {
        if (one.kind === 'text') return texts[one.at]
        if (one.kind === 'code') return `<c>${one.text}</c>`
        if (one.kind === 'break') return '<br>'
        return one.kind === 'strong' ? `<b>${line(one.inside)}</b>` : `<i>${line(one.inside)}</i>`
      })
      .join('')
  const block = (one: Block): string => {
    if (one.kind === 'list') {
      const items = one.items.map((item) => `<li>${item.map(block).join('')}</li>`).join('')
      return one.isOrdered ? `<ol ${one.start}>${items}</ol>` : `<ul>${items}</ul>`
    }
    if (one.kind === 'quote') return `<q>${one.blocks.map(block).join('')}</q>`
    if (one.kind === 'code') return `<pre>${one.text}</pre>`
    if (one.kind === 'rule') return '<hr>'
    if (one.kind === 'table')
      return `<t>${[one.head, ...one.rows].map((row) => row.map(line).join('|')).join('/')}</t>`
    return one.kind === 'heading' ? `<h>${line(one.inside)}</h>` : `<p>${line(one.inside)}</p>`
  }
  return blocks.map(block).join('')
}

describe('blocks', () => {
  it.each([
    ['One.\n\nTwo\nlines.', '<p>One.</p><p>Two<br>lines.</p>'],
    ['# Why #\nBecause.', '<h>Why</h><p>Because.</p>'],
    ['Like this:\n- a\n- b\n\nEnd', '<p>Like this:</p><ul><li><p>a</p></li><li><p>b</p></li></ul><p>End</p>'],
    ['3. c\n4. d', '<ol 3><li><p>c</p></li><li><p>d</p></li></ol>'],
    [
      '- a\n  - b\n  - c\n- d',
      '<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li><li><p>d</p></li></ul>',
    ],
    ['1. a\n   - b\n2. c', '<ol 1><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['   - a', '<ul><li><p>a</p></li></ul>'],
    ['- a\n1. b', '<ul><li><p>a</p></li></ul><ol 1><li><p>b</p></li></ol>'],
    ['| a | b |\n|---|--:|\n| 1 | **2** |\nEnd', '<t>a|b/1|<b>2</b></t><p>End</p>'],
    ['a | b', '<p>a | b</p>'],
    ['> so\n> they said', '<q><p>so<br>they said</p></q>'],
    ['```js\na < b\n\n# c\n```\nEnd', '<pre>a < b\n\n# c</pre><p>End</p>'],
    ['```\nnever closed', '<pre>never closed</pre>'],
    ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
    ['', ''],
  ])('%j', (source, wanted) => expect(outline(source)).toBe(wanted))
})

describe('inline text', () => {
  it.each([
    ['**a** and __b__', '<b>a</b> and <b>b</b>'],
    ['*a* and _b_', '<i>a</i> and <i>b</i>'],
    ['**a *b* c**', '<b>a <i>b</i> c</b>'],
    ['5 * 3 * 2', '5 * 3 * 2'],
    ['weekly_footfall_now', 'weekly_footfall_now'],
    ['**open', '**open'],
    ['use `a*b*` here', 'use <c>a*b*</c> here'],
    ['\\*as is\\*', '*as is*'],
    ['2 ** 3 and ** 4', '2 ** 3 and ** 4'],
  ])('%j', (source, wanted) => expect(outline(source)).toBe(`<p>${wanted}</p>`))
})

describe('unsafe links', () => {
  it.each([
    ['[report](https://example.org/a)', 'report (https://example.org/a)'],
    ['[https://example.org](https://example.org)', 'https://example.org'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['![pixel](https://example.org/p.png)', 'pixel'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('%j stays text', (source, wanted) => {
    const { texts, blocks } = readMarkdown(source)
    expect(texts.join('')).toBe(wanted)
    expect(blocks).toHaveLength(1)
  })
})

describe('articles', () => {
  it('are read without their title, with working links and wrapped lines', () => {
    const text = '# T\n\n## H\n\nOne **two**\nthree [four](/five) `six`.\n\n- a\n- [b](/c)'
    const { blocks, texts } = readArticle(text)
    const at = (place: number) => ({ kind: 'text', at: place })
    expect(texts).toEqual(['T', 'H', 'One ', 'two', ' three ', ' ', '.', 'a'])
    expect(blocks).toEqual([
      { kind: 'heading', inside: [at(1)] },
      {
        kind: 'paragraph',
        inside: [
          at(2),
          { kind: 'strong', inside: [at(3)] },
          at(4),
          { kind: 'link', words: 'four', address: '/five' },
          at(5),
          { kind: 'code', text: 'six' },
          at(6),
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        start: 1,
        items: [
          [{ kind: 'paragraph', inside: [at(7)] }],
          [{ kind: 'paragraph', inside: [{ kind: 'link', words: 'b', address: '/c' }] }],
        ],
      },
    ])
  })
  it('get no image, and no link without an address', () => {
    expect(readArticle('# T\n\n![a](/b) [c]()').texts).toEqual(['T', 'a c'])
  })
})

it('keeps every word of any text, and never throws', () => {
  const pieces = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\n\n',
    '*',
    '**',
    '_',
    '`',
    '```',
    '- ',
    '1. ',
    '> ',
    '# ',
    '|',
    '|-|',
    '[',
    '](b)',
    '\\',
    '  ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const source = parts.join('')
      const count = (text: string) => text.split('a').length - 1
      // The word after the fence of a code block is its language, so it is not shown.
      fc.pre(!/(```|~~~)/.test(source) && !/\|\s*\n/.test(source) && !source.includes('|-|'))
      expect(count(outline(source))).toBeGreaterThanOrEqual(count(source))
    }),
    { numRuns: 500 },
  )
})

it.each([
  '*',
  '**',
  '_',
  '`',
  '[',
  '![',
  '> ',
  '- ',
  '|',
  '\\',
  '** a',
  '_a',
  '`a',
  '[a](',
  '  - a\n',
  '|-|\n',
  '*a_ ',
])('parses 200,000 characters of %j', (piece) => {
  // A quadratic parser would still be running at the test's timeout.
  expect(readMarkdown(piece.repeat(200_000 / piece.length)).blocks).toBeDefined()
})
