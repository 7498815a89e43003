/** `npm run leads`: lists form submissions from the public site, newest first. Exit code 2 if the options are invalid. */
import { randomBytes } from 'node:crypto'
import { openDatabase } from '../database/pool.ts'
import { undoneErasures } from '../decision-log/erasing/erase.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { findKeyring } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { openSealer } from '../sealing/seal.ts'
import { leadsUsage, listLeads, readLeadsOptions } from '../site/leads.ts'
import { siteWorkspace } from '../site/site-commands.ts'
import { leadReaders } from '../slices.ts'
import { leadsCsv, leadsTable } from './leads-print.ts'
import { withOwnerUrl } from './owner-connection.ts'

/** Throws while a restored copy still contains erased data. */
const requireErasuresDone = async (url: string): Promise<void> => {
  const { erasureList } = keyPathsOf(readConfig(process.env), projectRoot)
  const owner = await connectOwner(url)
  try {
    const undone = await undoneErasures(owner, erasureList)
    if (undone.some(({ workspace }) => workspace === siteWorkspace))
      throw new Error(
        'This database is older than an erasure on the list of erasures, so it shows erased data again. Start Jarvin once: the start repeats the erasure.',
      )
  } finally {
    await owner.end()
  }
}

const options = readLeadsOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${leadsUsage}\n`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (url) => {
    await requireErasuresDone(url)
    const database = openDatabase(url, () => {})
    try {
      const config = readConfig(process.env)
      const keyring = findKeyring(config.keyEncryptionKey, keyPathsOf(config, projectRoot).folder)
      const sealer = openSealer(database, (size) => randomBytes(size), keyring)
      const leads = await listLeads(database.of(siteWorkspace), sealer, leadReaders, options)
      process.stdout.write(options.isCsv ? leadsCsv(leads) : leadsTable(leads))
      // On standard error, so that redirected output contains only the list.
      process.stderr.write(`${counted(leads.length, 'submission')}\n`)
    } finally {
      await database.end()
    }
  }, true)
