/** `npm run leads`: lists form submissions from the public site, newest first. Exit code 2 if the options are invalid. */
import { randomBytes } from 'node:crypto'
import { openDatabase } from '../database/pool.ts'
import { counted } from '../runtime/counted.ts'
import { openSealer } from '../sealing/seal.ts'
import { leadsUsage, listLeads, readLeadsOptions } from '../site/leads.ts'
import { siteWorkspace } from '../site/site-commands.ts'
import { leadReaders } from '../slices.ts'
import { leadsCsv, leadsTable } from './leads-print.ts'
import { withOwnerUrl } from './owner-connection.ts'

const options = readLeadsOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${leadsUsage}\n`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (url) => {
    const database = openDatabase(url, () => {})
    try {
      const sealer = openSealer(database, (size) => randomBytes(size))
      const leads = await listLeads(database.of(siteWorkspace), sealer, leadReaders, options)
      process.stdout.write(options.isCsv ? leadsCsv(leads) : leadsTable(leads))
      // On standard error, so that redirected output contains only the list.
      process.stderr.write(`${counted(leads.length, 'submission')}\n`)
    } finally {
      await database.end()
    }
  }, true)
