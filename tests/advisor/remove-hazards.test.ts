/** What may be shown: Markdown without HTML, images, links or hidden characters. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeHazards } from '../../service/advisor/model/remove-hazards.ts'
import { hazardsIn } from './hazards.ts'

it.each([
  'Margin **holds** at 12.8%, _up_ 0.5 points.',
  '- one\n- two\n\n1. three',
  '| week | revenue |\n| --- | ---: |\n| 9 Nov | $18,420 |',
  'R&D, P&L, a < 5, b > 3, <3',
  '> quoted\n\n`code`',
  'Write to [supplier name] about milk and/or beans, e.g. at 9.30 am.',
  'Café, “quotes”, naïve, 東京, 👍',
])('leaves alone what is plain: %s', (text) => expect(removeHazards(text)).toBe(text))

it.each([
  ['[the report](https://evil.example/r)', 'the report'],
  ['![a chart](https://evil.example/x.png)', 'a chart'],
  ['[![a](https://evil.example/a)](https://evil.example/b)', 'a'],
  ['see https://evil.example/?q=1 now', 'see (link removed) now'],
  ['see //evil.example/x or www.evil.example', 'see (link removed) or (link removed)'],
  ['go to evil.example/?d=18420', 'go to (link removed)'],
  ['write to eve@evil.example', 'write to (link removed)'],
  ['<b>bold</b> <img src=x onerror=alert(1)>', 'bold '],
  ['<scr<b>ipt>alert(1)</script>', ' script>alert(1)'],
  ['<!-- hidden --> shown', ' shown'],
  ['http&#58;//evil.example', 'http //evil.example'.replace('//evil.example', '(link removed)')],
  ['http:\\/\\/evil.example', '(link removed)'],
  ['[x][1]\n\n[1]: /steal', '[x] [1]\n\n[1] : /steal'],
  ['javascript:alert(1)', '(link removed)'],
  ['pro\u202efit\u200b up', 'profit up'],
  ['a\u{E0041}b', 'ab'],
])('takes out what is not: %s', (text, shown) => expect(removeHazards(text)).toBe(shown))

const scraps = fc.constantFrom(
  ...[
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '[',
    ']',
    '](',
    '![',
    '(',
    ')',
    ':',
    '//',
    '\\',
    '&#58;',
    '&lt;',
    '\n',
    ' ',
  ],
  ...[
    'http',
    'https://',
    'www.',
    'evil.example',
    '/x',
    '?q=1',
    '@',
    'javascript:',
    'script',
    'img src=x',
    'a',
    '1',
  ],
  ...['\u200b', '\u202e', '"', '`', '*', '_', '#', '|', '!', '&', ';'],
)

describe('whatever it is given', () => {
  it('leaves nothing that could fetch, lead away or run', () => {
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 40 }), (parts) => {
        expect(hazardsIn(removeHazards(parts.join('')))).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  it('comes out the same when it is put in again', () => {
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 30 }), (parts) => {
        const once = removeHazards(parts.join(''))
        expect(hazardsIn(removeHazards(once))).toEqual([])
      }),
    )
  })

  it('takes no longer for a text that is made to be slow', () => {
    for (const scrap of ['[', '<', '[a](', '(', 'a.', 'a@', '&#', '<!--', '\\', 'http:/', '!['])
      expect(removeHazards(scrap.repeat(4000)).length).toBeGreaterThan(0)
  })
})
