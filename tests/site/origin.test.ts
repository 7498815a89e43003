/** The address that canonical links and previews begin with. */
import { describe, expect, it } from 'vitest'
import { originOf, readPublicUrl } from '../../service/core/site/origin.ts'

describe('the setting', () => {
  it.each([
    ['https://jarvin.example', 'https://jarvin.example'],
    ['https://jarvin.example/', 'https://jarvin.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['', undefined],
    [undefined, undefined],
  ])('%s is read as %s', (text, address) => {
    expect(readPublicUrl(text)).toBe(address)
  })

  it.each([
    'jarvin.example',
    'ftp://jarvin.example',
    'https://jarvin.example/site',
    'https://jarvin.example/?a=1',
  ])('%s is refused in words', (text) => {
    expect(() => readPublicUrl(text)).toThrow(/^PUBLIC_URL must be an address such as/)
  })
})

describe('the address', () => {
  const asked = (host: string | undefined) => ({ protocol: 'https', host })

  it('is that of the setting, whatever was asked', () => {
    expect(originOf(asked('other.example'), 'https://jarvin.example')).toBe('https://jarvin.example')
  })

  it('is otherwise the one that was asked, and never more than an address', () => {
    expect(originOf(asked('jarvin.example:8443'), undefined)).toBe('https://jarvin.example:8443')
    for (const host of ['a"><script>', '', 'a b', 'a/b?c'])
      expect(originOf(asked(host), undefined)).toMatch(/^https?:\/\/[\w.-]+$/)
  })

  it('is that of this machine where nothing was named', () => {
    expect(originOf(asked(undefined), undefined)).toBe('http://localhost')
  })
})
