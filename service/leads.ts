/** `npm run leads`: what visitors left on the public site, newest first; exit code 2 when the options make no sense. */
import { randomBytes } from 'node:crypto'
import { counted } from './core/counted.ts'
import { openDatabase } from './core/database.ts'
import { leadsUsage, listLeads, readLeadsOrder } from './core/leads.ts'
import { leadsCsv, leadsTable } from './core/leads-print.ts'
import { openSealer } from './core/seal.ts'
import { siteWorkspace } from './core/site.ts'
import { withOwnerUrl } from './maintenance.ts'
import { leadReaders } from './slices.ts'

const order = readLeadsOrder(process.argv.slice(2))
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
