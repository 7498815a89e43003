/**
 * `npm run owner -- --email …`: prints a link that makes its reader the owner of the workspace, once. Exit
 * code 1 if there is no such workspace, 2 if the options are invalid or there is no installation.
 */
import { linkTo } from '../accounts/links.ts'
import { serviceUrlOf } from '../database/role.ts'
import { issueOwnerLink, ownerUsage, readOwnerOptions } from '../people/owner-link.ts'
import { readConfig } from '../runtime/config.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import { projections } from '../slices.ts'
import { findCommandSeals } from './command-seals.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

const options = readOwnerOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${ownerUsage}\n`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (url) => {
    const config = readConfig(process.env)
    const { publicUrl, port } = config
    const serviceUrl = serviceUrlOf(url)
    const service = openService(serviceUrl, projections, systemSources, () => {}, undefined, undefined, {
      seals: await findCommandSeals(url, config),
    })
    try {
      const issued = await issueOwnerLink(service, options)
      if (typeof issued === 'string') throw new Error(issued)
      const origin = publicUrl ?? `http://localhost:${port}`
      print(
        `This link makes ${options.email} an owner of ${issued.businessName}. It works once, for 72 hours:`,
      )
      print(linkTo(origin, '/setup', issued.token))
    } finally {
      await service.database.end()
    }
  }, true)
