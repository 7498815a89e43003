/** The bundle of the service, made once for all store tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { root } from '../core/execute.ts'

const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

const importsOf = (code: string): readonly string[] => [
  ...parseAst(code).body.flatMap((one) => ('source' in one && one.source ? [String(one.source.value)] : [])),
  ...[...code.matchAll(/\b__require\("([^"]+)"\)/g)].map(([, name = '']) => name),
]

it('loads only packages that this project depends on, so that each has the version that was installed for it', () => {
  const folder = process.env.SERVICE_BUNDLE ?? ''
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const loaded = files
    .flatMap((file) => importsOf(readFileSync(join(folder, file), 'utf8')))
    .filter((name) => !/^(node:|\.)/.test(name) && !builtinModules.includes(name))
  expect(loaded).toContain('express')
  expect([...new Set(loaded.map(packageOf))].filter((name) => dependencies[name] === undefined)).toEqual([])
})
