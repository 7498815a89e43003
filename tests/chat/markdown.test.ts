/** The Markdown of replies: what it means, what it must not do, and that no text takes it long. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMarkdown } from '../../web/chat/markdown.ts'
import type { Block, Inline } from '../../web/chat/markdown-parts.ts'

/** What was read, written so that it is easily compared. */
const told = (source: string): string => {
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
  ])('%j', (source, wanted) => expect(told(source)).toBe(wanted))
})

describe('stretches', () => {
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
  ])('%j', (source, wanted) => expect(told(source)).toBe(`<p>${wanted}</p>`))
})

describe('what must lead nowhere', () => {
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

it('loses no word of any text, and never fails', () => {
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
      // What stands behind the marks of a code block is the name of its language.
      fc.pre(!/(```|~~~)/.test(source) && !/\|\s*\n/.test(source) && !source.includes('|-|'))
      expect(count(told(source))).toBeGreaterThanOrEqual(count(source))
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
])('comes to an end with 200,000 characters of %j', (piece) => {
  // Whatever grew with the square of the length would still be at it when the test is given up.
  expect(readMarkdown(piece.repeat(200_000 / piece.length)).blocks).toBeDefined()
})
