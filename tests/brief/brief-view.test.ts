import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import getBrief from '../../fixtures/brief/getBrief.json'
import { briefJson, briefMarkdown } from '../../web/brief/brief-export.ts'
import { openedBrief, withBrief } from '../../web/brief/brief-view.ts'
import { confidenceLabel } from '../../web/kit/figures/confidence-label.ts'

const brief = decodeOrThrow(api.getBrief.output, getBrief.body, 'the recorded brief')

describe('the display of a brief', () => {
  it('rates confidence High above 90, Medium above 75, otherwise Low', () => {
    expect([0, 75, 76, 90, 91, 100].map(confidenceLabel)).toEqual([
      'low',
      'low',
      'medium',
      'medium',
      'high',
      'high',
    ])
  })

  it('adds the brief to the address and keeps the other parameters', () => {
    const address = withBrief(new URLSearchParams('inbox=all'), brief.id)
    expect(address.toString()).toBe(`inbox=all&brief=${brief.id}`)
    expect(openedBrief(address)).toBe(brief.id)
    expect(withBrief(address, null).toString()).toBe('inbox=all')
    expect(openedBrief(new URLSearchParams())).toBeNull()
    expect(openedBrief(new URLSearchParams('brief='))).toBeNull()
    expect(openedBrief(new URLSearchParams({ brief: 'a'.repeat(5000) }))).toBeNull()
  })
})

describe('a brief as a file', () => {
  it('is Markdown with the three texts and a footnote for every receipt', () => {
    const markdown = briefMarkdown(brief, 'UTC')
    expect(markdown.startsWith(`# ${brief.title}\n\n${brief.category} · `)).toBe(true)
    expect(markdown).toMatch(/^## What\n\n[\s\S]*^## Why\n\n[\s\S]*^## So what\n\n/m)
    const { figures } = brief.basis
    figures.forEach((figure, index) => {
      expect(markdown).toContain(`**${figure.shown}**[^${index + 1}]`)
      expect(markdown).toMatch(
        new RegExp(`^\\[\\^${index + 1}\\]: .*${figure.shown.replace('$', '\\$')}`, 'm'),
      )
    })
    expect(markdown).toContain('- Style: Operations Expert')
  })

  it('escapes headings, lists, links and HTML in its texts', () => {
    const text = '# one\n- two\n3. three\n<script>alert(1)</script> [a](http://b) *c* `d` | & \\'
    const markdown = briefMarkdown({ ...brief, what: text, basis: { ...brief.basis, figures: [] } }, 'UTC')
    expect(markdown).toContain(
      '\\# one\n\\- two\n3\\. three\n\\<script\\>alert(1)\\</script\\> \\[a\\](http://b) \\*c\\* \\`d\\` \\| \\& \\\\',
    )
  })

  it('is JSON that decodes to the same brief', () => {
    expect(JSON.parse(briefJson(brief))).toEqual(getBrief.body)
  })
})
