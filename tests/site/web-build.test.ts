/** When the client is built, and what is served in the meantime; with a project of two files. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildWebWhenStale } from '../../service/site/web-build.ts'

let root: string
let lines: string[]
let shownMeanwhile: string | undefined

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const built = (file: string) => join(root, 'dist', file)
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** A fake build that copies the only source, also as an asset with the source in its name. */
const make = async (_root: string, folder: string): Promise<void> => {
  for (const name of ['web', 'site']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true })
    shownMeanwhile = read(built('web/main.js'))
    const source = readFileSync(join(root, 'web/main.ts'), 'utf8')
    if (source === 'broken') throw new Error('this is not a program')
    writeFileSync(join(folder, name, 'main.js'), source)
    writeFileSync(join(folder, name, 'assets', `main-${source}.js`), source)
    writeFileSync(join(folder, name, 'assets', 'common.js'), 'common')
  }
}

const build = async (force = false): Promise<boolean> => {
  lines = []
  await buildWebWhenStale({ root, log: (line) => lines.push(line), force, make })
  return lines.length > 0
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jarvin-web-'))
  for (const folder of ['web', 'schema']) mkdirSync(join(root, folder))
  write('web/main.ts', 'first')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('builds once, and again only after a change of its sources', async () => {
  expect(await build()).toBe(true)
  expect(lines).toHaveLength(1)
  expect(read(built('web/main.js'))).toBe('first')
  expect(read(built('site/main.js'))).toBe('first')
  expect(await build()).toBe(false)
  write('web/main.ts', 'second')
  expect(await build()).toBe(true)
  write('schema/added.ts', 'export const added = 1')
  expect(await build()).toBe(true)
  write('package-lock.json', '{}')
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  expect(await build(true)).toBe(true)
})

it('keeps the last build until the next one is complete, and if that fails', async () => {
  await build()
  write('web/main.ts', 'second')
  await build()
  expect(shownMeanwhile).toBe('first')
  expect(read(built('web/main.js'))).toBe('second')
  write('web/main.ts', 'broken')
  await expect(build()).rejects.toThrow('this is not a program')
  expect(read(built('web/main.js'))).toBe('second')
  write('web/main.ts', 'third')
  expect(await build()).toBe(true)
  expect(readdirSync(built('')).sort()).toEqual(['site', 'web'])
})

it.each(['web', 'site'])(
  'keeps the assets of the last three builds in %s, which a service still sends',
  async (name) => {
    for (const source of ['first', 'second', 'third', 'fourth', 'fifth']) {
      write('web/main.ts', source)
      await build()
      // A build of the same sources must not remove an earlier one.
      await build(true)
      expect(read(built(`${name}/assets/common.js`))).toBe('common')
    }
    expect(readdirSync(built(`${name}/assets`)).sort()).toEqual(
      ['common.js', ...['fifth', 'fourth', 'third', 'second'].map((source) => `main-${source}.js`)].sort(),
    )
    expect(read(built(`${name}/assets/main-second.js`))).toBe('second')
  },
)

it.each(['web', 'site'])('ignores a build whose %s was not put in place', async (name) => {
  await build()
  unlinkSync(built(`${name}/.stamp`))
  expect(await build()).toBe(true)
})
