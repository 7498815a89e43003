import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import type { Figure } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import { markFigures, withPunctuation } from '../../web/kit/figures/marked-figures.ts'

const briefs = decodeOrThrow(api.listLatestBriefs.output, listLatestBriefs.body, 'the recorded briefs')
const [some] = briefs.flatMap(({ basis }) => basis.figures)

const figures = (...shown: readonly string[]): Figure[] =>
  shown.flatMap((each) => (some ? [{ ...some, shown: each }] : []))
const marks = (text: string, ...shown: readonly string[]) =>
  (markFigures([text], figures(...shown))[0] ?? []).flatMap(({ text: found, receipt }) =>
    receipt === undefined ? [] : [`${found} ${receipt}`],
  )

describe('figures in a text', () => {
  it('are marked with the number of their receipt, and the text is unchanged', () => {
    const text = 'Margin was 10.3%, down 2.6 points.'
    expect(markFigures([text], figures('10.3%', '2.6 points'))).toEqual([
      [
        { text: 'Margin was ' },
        { text: '10.3%', receipt: 1 },
        { text: ', down ' },
        { text: '2.6 points', receipt: 2 },
        { text: '.' },
      ],
    ])
  })

  it('take along the punctuation that follows them, also out of the next text', () => {
    const texts = ['Margin was 10.3%, down (by ', '2.6 points', '). Then 4% more.', ' …']
    const marked = withPunctuation(markFigures(texts, figures('10.3%', '2.6 points', '4%')))
    expect(marked).toEqual([
      [{ text: 'Margin was ' }, { text: '10.3%', receipt: 1, after: ',' }, { text: ' down (by ' }],
      [{ text: '2.6 points', receipt: 2, after: ').' }],
      [{ text: ' Then ' }, { text: '4%', receipt: 3 }, { text: ' more.' }],
      [{ text: ' …' }],
    ])
    const joined = marked.flat().map(({ text, after = '' }) => `${text}${after}`)
    expect(joined.join('')).toBe(texts.join(''))
  })

  it('must be whole numbers, not part of a longer one', () => {
    expect(marks('$1,697 and 52% and 3.52 and 152', '$697', '52', '3.5')).toEqual([])
    expect(marks('$697.50 or $697.', '$697')).toEqual(['$697 1'])
  })

  it('are not looked for in dates, times and quotations', () => {
    expect(marks('On 12 October 2026 at 12 pm, “12 more”: 12.', '12')).toEqual(['12 1'])
  })

  it('that read the same are matched in order', () => {
    expect(marks('10.0%, then $5, then 10.0%, and 10.0% again', '10.0%', '$5', '10.0%')).toEqual([
      '10.0% 1',
      '$5 2',
      '10.0% 3',
      '10.0% 3',
    ])
    expect(marks('10.0%, again 10.0%, then $5 and 10.0%', '10.0%', '$5', '10.0%')).toEqual([
      '10.0% 1',
      '10.0% 1',
      '$5 2',
      '10.0% 3',
    ])
  })

  it.each(briefs.map((brief) => [brief.topic, brief] as const))(
    'of “%s” all have a receipt, each receipt has a figure, and numbers are in order',
    (_, { title, what, why, soWhat, basis }) => {
      const texts = [title, what, why, soWhat]
      const marked = markFigures(texts, basis.figures)
      expect(marked.map((parts) => parts.map(({ text }) => text).join(''))).toEqual(texts)
      const found = marked.flat().flatMap(({ receipt }) => (receipt === undefined ? [] : [receipt]))
      expect([...new Set(found)]).toEqual(basis.figures.map((_, index) => index + 1))
    },
  )
})
