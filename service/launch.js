// @ts-check
/** `npm start`: builds the service if its sources have changed, and runs the build. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serviceBuildFolder } from './runtime/fingerprint.js'

const root = resolve(import.meta.dirname, '..')
const folder = await serviceBuildFolder(root)
if (!existsSync(folder)) {
  process.stdout.write('Building the service …\n')
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { buildService } = await import('./runtime/service-build.ts')
  await buildService(root, folder)
  await unregister()
}
await import(join(folder, 'main.js'))
