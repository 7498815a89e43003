// @ts-check
/**
 * `npm start`: builds the service if its sources have changed, and runs the build. With the name of a program, such as
 * `commands/import`, it runs that one instead: from sources it would start later and take twice the memory.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serviceBuildFolder } from './runtime/fingerprint.js'

const root = resolve(import.meta.dirname, '..')
const folder = await serviceBuildFolder(root)
const program = process.argv[2]?.startsWith('commands/') ? process.argv.splice(2, 1)[0] : 'main'
const builds = process.argv[2] === '--build'
if (!existsSync(folder) && program !== 'main')
  // In a process of its own, whose memory is given back. A command prints its result, so the rest goes to standard error.
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--build'], { stdio: ['ignore', 2, 2] })
if (!existsSync(folder)) {
  process.stdout.write('Building the service …\n')
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { buildService } = await import('./runtime/service-build.ts')
  await buildService(root, folder)
  await unregister()
}
if (!builds) await import(join(folder, `${program}.js`))
