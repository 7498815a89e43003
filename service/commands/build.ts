/** `npm run build`: builds the client, the public pages and the service, even if up-to-date builds exist. */
import { rm } from 'node:fs/promises'
import { serviceBuildFolder } from '../runtime/fingerprint.js'
import { projectRoot } from '../runtime/project-root.ts'
import { buildService } from '../runtime/service-build.ts'
import { buildWebWhenStale } from '../site/web-build.ts'

await buildWebWhenStale({
  root: projectRoot,
  log: (line) => void process.stdout.write(`${line}\n`),
  force: true,
})
process.stdout.write('Building the service …\n')
const folder = await serviceBuildFolder(projectRoot)
await rm(folder, { recursive: true, force: true })
await buildService(projectRoot, folder)
