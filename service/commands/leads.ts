/** `npm run leads`: what visitors left on the public site, newest first; exit code 2 when the options make no sense. */
import { randomBytes } from 'node:crypto'
import { openDatabase } from '../database/pool.ts'
import { counted } from '../runtime/counted.ts'
import { openSealer } from '../sealing/seal.ts'
import { leadsUsage, listLeads, readLeadsOptions } from '../site/leads.ts'
import { siteWorkspace } from '../site/site-commands.ts'
import { leadReaders } from '../slices.ts'
import { leadsCsv, leadsTable } from './leads-print.ts'
import { withOwnerUrl } from './owner-connection.ts'

const order = readLeadsOptions(process.argv.slice(2))
if (typeof order === 'string') {
  process.stderr.write(`${order}\n${leadsUsage}\n`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (url) => {
    const database = openDatabase(url, () => {})
    try {
      const sealer = openSealer(database, (size) => randomBytes(size))
      const leads = await listLeads(database.of(siteWorkspace), sealer, leadReaders, order)
      process.stdout.write(order.isCsv ? leadsCsv(leads) : leadsTable(leads))
      // Apart from the list, so that a file of it holds nothing else.
      process.stderr.write(`${counted(leads.length, 'submission')}\n`)
    } finally {
      await database.end()
    }
  }, true)
