/** Where a sign-in leads, and where it never does. */
import { describe, expect, it } from 'vitest'
import { loginPathFor, nextPath } from '../../web/session/next-path.ts'

const origin = 'https://jarvin.example'

describe('the path after a sign-in', () => {
  it.each([
    '/audit',
    '/nudges?filter=new&tab=low',
    '/profile?preset=growth_hacker#jarvin-training',
    '/no/such/path',
  ])('is the wanted one: %s', (path) => {
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
  ])('is the dashboard instead of %j', (wanted) => {
    expect(nextPath(wanted, origin)).toBe('/dashboard')
  })

  it('needs no words where the dashboard was wanted', () => {
    expect(loginPathFor('/dashboard')).toBe('/login')
  })
})
