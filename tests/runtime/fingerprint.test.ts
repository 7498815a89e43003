/** Which build of the service belongs to which sources; with a project of two files. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serviceBuildFolder } from '../../service/runtime/fingerprint.js'

let home: string
let root: string

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const folder = () => serviceBuildFolder(root)

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'jarvin-build-'))
  root = join(home, 'project')
  for (const name of ['service', 'schema', 'web']) mkdirSync(join(root, name), { recursive: true })
  write('service/main.ts', 'first')
  write('schema/api.ts', 'api')
  write('package-lock.json', '{}')
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

it('is the same while nothing of the service has changed', async () => {
  const before = await folder()
  expect(before.startsWith(join(root, 'dist/service/'))).toBe(true)
  write('web/main.tsx', 'not of the service')
  write('service/main.ts', 'first')
  expect(await folder()).toBe(before)
})

it.each([
  ['a changed file', () => write('service/main.ts', 'secon')],
  ['a new file', () => write('schema/added.ts', '')],
  ['another version of a package', () => write('package-lock.json', '{ }')],
  ['a moved file', () => renameSync(join(root, 'schema/api.ts'), join(root, 'schema/apis.ts'))],
  [
    'content moved between files',
    () => {
      write('service/main.ts', 'fir')
      write('schema/api.ts', 'stapi')
    },
  ],
])('is another one after %s', async (_, change) => {
  const before = await folder()
  change()
  expect(await folder()).not.toBe(before)
})

it('is another one where the project lies elsewhere, since a build names its files by whole paths', async () => {
  const before = (await folder()).slice(root.length)
  const moved = join(home, 'moved')
  renameSync(root, moved)
  expect((await serviceBuildFolder(moved)).slice(moved.length)).not.toBe(before)
})

it.skipIf(process.platform === 'win32')(
  'opens few files at once, since a container may allow no more',
  () => {
    for (let index = 0; index < 600; index++) write(`service/file-${index}.ts`, `${index}`)
    const module = fileURLToPath(new URL('../../service/runtime/fingerprint.js', import.meta.url))
    const script = `import(${JSON.stringify(module)}).then(async (one) => console.log(await one.serviceBuildFolder(${JSON.stringify(root)})))`
    const run = `ulimit -n 400; exec "$0" -e '${script}'`
    expect(execFileSync('sh', ['-c', run, process.execPath], { encoding: 'utf8' })).toContain('dist/service/')
  },
)
