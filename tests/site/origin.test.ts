/** The site's origin in canonical links and previews. */
import { describe, expect, it } from 'vitest'
import { originOf, readPublicUrl } from '../../service/site/origin.ts'

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
  ])('%s is refused with a message', (text) => {
    expect(() => readPublicUrl(text)).toThrow(/^PUBLIC_URL must be an address such as/)
  })
})

describe('the origin', () => {
  const asked = (host: string | undefined, localAddress = '10.1.2.3') => ({
    protocol: 'https',
    host,
    socket: { localAddress, localPort: 3000 },
  })

  it('is the configured one, whatever the request', () => {
    expect(originOf(asked('other.example'), 'https://jarvin.example')).toBe('https://jarvin.example')
  })

  it.each([
    ['localhost:3000', 'https://localhost:3000'],
    ['127.0.0.1:8443', 'https://127.0.0.1:8443'],
    ['127.1.2.3', 'https://127.1.2.3'],
    ['[::1]:3000', 'https://[::1]:3000'],
    ['app.localhost:3000', 'https://app.localhost:3000'],
    ['10.1.2.3:3000', 'https://10.1.2.3:3000'],
  ])('is otherwise this machine as requested: %s', (host, origin) => {
    expect(originOf(asked(host), undefined)).toBe(origin)
  })

  it('is recognised by the local address of the connection, in every notation', () => {
    expect(originOf(asked('10.1.2.3', '::ffff:10.1.2.3'), undefined)).toBe('https://10.1.2.3')
    expect(originOf(asked('[fd00::1]:3000', 'fd00::1'), undefined)).toBe('https://[fd00::1]:3000')
  })

  it.each([
    'elsewhere.example',
    'localhost.elsewhere.example',
    'notlocalhost',
    '127.0.0.1.elsewhere.example',
    'localhost@elsewhere.example',
    '10.1.2.4',
    'a"><script>',
    '',
    'a b',
    'a/b?c',
    undefined,
  ])('is never a made-up host: %s', (host) => {
    expect(originOf(asked(host), undefined)).toBe('http://localhost:3000')
  })
})
