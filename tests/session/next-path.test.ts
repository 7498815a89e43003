/** The path to open after a sign-in. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPathFor, nextPath } from '../../web/session/next-path.ts'

const origin = 'https://jarvin.example'

describe('the path after a sign-in', () => {
  it.each([
    '/audit',
    '/nudges?filter=new&tab=low',
    '/profile?preset=growth_hacker#jarvin-training',
    '/no/such/path',
  ])('is the requested one: %s', (path) => {
    const query = new URL(loginPathFor(path), origin).searchParams
    expect(nextPath(query.get('next'), origin)).toBe(path)
  })

  it.each([
    null,
    '',
    'audit',
    '//elsewhere.example/audit',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    'https://elsewhere.example/audit',
    'https:elsewhere.example',
    `${origin}/audit`,
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '/login?next=/login',
    '/login/',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/audit/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/%2F/elsewhere.example',
    '/%2felsewhere.example',
    '/%5Celsewhere.example',
    '/a%09b',
    '/a//b',
    '/%E0%A4%A',
    ' /audit',
  ])('is the dashboard instead of %j', (wanted) => {
    expect(nextPath(wanted, origin)).toBe('/dashboard')
  })

  it('is an unambiguous path of this site, whatever was requested', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%2e',
      '%5c',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '?',
      '#',
      'a',
      'b.example',
    ]
    const schemes = ['javascript:', 'https:', 'data:', '%00', '%zz', 'é', '\u2028', 'login', 'audit']
    const wanted = fc.oneof(
      fc.array(fc.constantFrom(...pieces, ...schemes), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }).map((rest) => `/${rest}`),
      fc.webUrl(),
      fc.webPath(),
    )
    fc.assert(
      fc.property(wanted, (text) => {
        const path = nextPath(text, origin)
        const url = new URL(path, origin)
        expect(url.origin).toBe(origin)
        expect(`${url.pathname}${url.search}${url.hash}`).toBe(path)
        expect(decodeURIComponent(url.pathname)).toMatch(/^\/(?!\/)(?!.*\/\/)[^\\]*$/)
        if (path === '/dashboard') return
        // The browser would resolve it to the same URL; an empty query or fragment makes no difference.
        const { pathname, search, hash } = new URL(text, origin)
        expect(path).toBe(`${pathname}${search}${hash}`)
      }),
      { numRuns: 2000, examples: [['/#?'], ['/?#'], ['/a?#b'], ['/a?b#?']] },
    )
  })

  it("is not in the login's address if it is the dashboard", () => {
    expect(loginPathFor('/dashboard')).toBe('/login')
  })
})
