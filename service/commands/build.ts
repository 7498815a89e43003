/** `npm run build`: builds the client and the public pages, even if an up-to-date build exists. */
import { projectRoot } from '../runtime/project-root.ts'
import { buildWebWhenStale } from '../site/web-build.ts'

await buildWebWhenStale({
  root: projectRoot,
  log: (line) => void process.stdout.write(`${line}\n`),
  force: true,
})
