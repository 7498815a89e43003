/** `npm run build`: makes the client and the public pages anew, also where a build of the same sources exists. */
import { projectRoot } from '../runtime/project-root.ts'
import { buildWebWhenStale } from '../site/web-build.ts'

await buildWebWhenStale({
  root: projectRoot,
  log: (line) => void process.stdout.write(`${line}\n`),
  force: true,
})
