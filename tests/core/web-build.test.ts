/** When the browser's files are built, and when not, on a project of three files. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildWebWhenStale } from '../../service/core/web-build.ts'

let root: string
let lines: string[]

const config = `export default { root: 'web', build: { outDir: '../dist/web', emptyOutDir: true } }`

const write = (file: string, text: string) => writeFileSync(join(root, file), text)

const build = async (force = false): Promise<boolean> => {
  lines = []
  await buildWebWhenStale({ root, log: (line) => lines.push(line), force })
  return lines.length > 0
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jarvin-web-'))
  for (const folder of ['web', 'schema']) mkdirSync(join(root, folder))
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'))
  write('package.json', '{ "type": "module" }')
  write('vite.config.ts', config)
  write('web/index.html', '<!doctype html><title>Tiny</title><script type="module" src="./main.ts"></script>')
  write('web/main.ts', "document.body.append('first', process.env.NODE_ENV)")
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('builds once, and again only after a change of what the files are made of', async () => {
  expect(await build()).toBe(true)
  expect(lines).toHaveLength(1)
  expect(readFileSync(join(root, 'dist/web/index.html'), 'utf8')).toContain('Tiny')
  expect(await build()).toBe(false)
  write('web/main.ts', "document.body.append('second')")
  expect(await build()).toBe(true)
  write('schema/added.ts', 'export const added = 1')
  expect(await build()).toBe(true)
  write('package-lock.json', '{}')
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  expect(await build(true)).toBe(true)
})

it('never counts a build that failed', async () => {
  expect(await build()).toBe(true)
  write('web/main.ts', 'this is not a program')
  await expect(build()).rejects.toThrow()
  expect(existsSync(join(root, 'dist/web/.stamp'))).toBe(false)
  write('web/main.ts', "document.body.append('first', process.env.NODE_ENV)")
  expect(await build()).toBe(true)
})
