/** The settings that the compose file passes on can all be used, alone and together. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../service/runtime/config.ts'
import { root } from '../core/execute.ts'

const values: { readonly [name: string]: string } = {
  PUBLIC_URL: 'https://jarvin.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Jarvin <jarvin@company.com.au>',
  TRUST_PROXY: '1',
  WITNESSES: '',
  KEY_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
}

it('passes on what belongs together', () => {
  const text = readFileSync(join(root, 'service/container/compose.yaml'), 'utf8')
  const names = [...text.matchAll(/^ {6}(\w+): \$\{\1:-/gm)].map(([, name = '']) => name)
  expect(names).toContain('SMTP_URL')
  expect(Object.keys(values)).toEqual(expect.arrayContaining(names))
  expect(() => readConfig(Object.fromEntries(names.map((name) => [name, values[name]])))).not.toThrow()
})
