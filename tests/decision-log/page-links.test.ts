import { describe, expect, it } from 'vitest'
import { pageLinks } from '../../web/decision-log/page-links.ts'

describe('pageLinks', () => {
  it('reads both neighbours', () => {
    expect(pageLinks('</api/audit?before=51>; rel="next", </api/audit?after=100>; rel="prev"')).toEqual({
      next: { before: 51 },
      prev: { after: 100 },
    })
  })

  it('gives no neighbour if the header is missing or invalid', () => {
    for (const header of [null, undefined, '', 'nonsense', '</api/audit?before=51>', '<>; rel="next"'])
      expect(pageLinks(header)).toEqual({})
  })

  it('reads unquoted values, upper case, several relations and extra parameters', () => {
    expect(pageLinks('<https://a.example/api/audit?limit=50&before=7>; title="a, b; c"; REL=Next')).toEqual({
      next: { before: 7 },
    })
    expect(pageLinks('</api/audit?after=9>; rel="first prev"')).toEqual({ prev: { after: 9 } })
  })

  it('takes the first of two links, and no invalid position', () => {
    expect(pageLinks('</a?before=3>; rel=next, </a?before=4>; rel=next')).toEqual({ next: { before: 3 } })
    for (const value of ['00', '-1', '1e3', 'x', '12345678901234567890'])
      expect(pageLinks(`</a?before=${value}>; rel=next`)).toEqual({})
  })

  it('reads a log in ascending order, and a filtered one', () => {
    expect(
      pageLinks(
        '</api/audit?q=tea&order=oldest&before=9>; rel="prev", </api/audit?q=tea&order=oldest&after=40>; rel="next"',
      ),
    ).toEqual({ next: { after: 40 }, prev: { before: 9 } })
  })
})
