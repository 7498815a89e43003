/**
 * `npm run archive`: writes a whole business to a file, or imports one into this installation. Exit code 1 if it was refused or
 * failed, which leaves no file or no business; 2 if the options are invalid or there is no installation.
 */
import { archiveUsage, readArchiveOptions } from '../archive/archive-options.ts'
import { NoInstallation } from '../database/installation.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { startErrorMessage } from '../runtime/start-error.ts'
import { importBusiness } from './archive-import.ts'
import { archiveBusiness } from './archive-write.ts'
import { withOwnerUrl } from './owner-connection.ts'

const options = readArchiveOptions(process.argv.slice(2), process.env.ARCHIVE_PASSPHRASE)
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${archiveUsage}\n`)
  process.exitCode = 2
} else if (options.kind === 'write') await withOwnerUrl((url) => archiveBusiness(url, options), true)
else
  await importBusiness(options).catch((error: unknown) => {
    process.stderr.write(`${startErrorMessage(error, process.env, projectRoot)}\nNothing was imported.\n`)
    process.exitCode = error instanceof NoInstallation ? 2 : 1
  })
