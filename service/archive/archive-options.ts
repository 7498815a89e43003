/** Options of `npm run archive`. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ownWorkspaces } from '../accounts/accounts.ts'
import { businessNameOf } from '../accounts/workspaces.ts'
import type { Service } from '../runtime/service.ts'
import { ArchiveFault } from './archive-fault.ts'
import { minPassphrase } from './archive-file.ts'

export const archiveUsage =
  'Usage: npm run archive -- --workspace <id or name> --to <file>, or: npm run archive -- --from <file>; the passphrase is in ARCHIVE_PASSPHRASE'

/** A workspace to archive, or an archive to import. */
export type ArchiveOptions = { readonly passphrase: string } & (
  | { readonly kind: 'write'; readonly workspace: string; readonly to: string }
  | { readonly kind: 'import'; readonly from: string }
)

/** Reads the options and the passphrase; a message if they are invalid. */
export const readArchiveOptions = (
  args: readonly string[],
  passphrase: string | undefined,
): ArchiveOptions | string => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args: [...args], options: { workspace: text, to: text, from: text } })
    const { workspace, to, from } = values
    if ((from === undefined) === (to === undefined)) return 'Either --to or --from is required: a file.'
    if (to !== undefined && !workspace) return '--workspace is required: the id or the name of a business.'
    if (from !== undefined && workspace !== undefined) return '--workspace does not go with --from.'
    if (to === '' || from === '') return 'The name of the file is empty.'
    // By characters, as a person counts them.
    if (passphrase === undefined || [...passphrase].length < minPassphrase)
      return `ARCHIVE_PASSPHRASE must be set, with at least ${minPassphrase} characters: it seals the archive, and without it nobody can read one.`
    if (to !== undefined) {
      const place = resolve(to)
      return existsSync(place)
        ? `There is a file ${place} already.`
        : { kind: 'write', passphrase, workspace: workspace ?? '', to: place }
    }
    const place = resolve(from ?? '')
    return existsSync(place)
      ? { kind: 'import', passphrase, from: place }
      : `--from is ${place}, which does not exist.`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The business with this id or name; throws `ArchiveFault` if there is none, or several have the name. */
export const findBusiness = async (
  service: Service,
  wanted: string,
): Promise<{ readonly workspace: string; readonly businessName: string }> => {
  const all = await Promise.all(
    (await ownWorkspaces(service)).map(async (workspace) => ({
      workspace,
      businessName: await businessNameOf(service, workspace),
    })),
  )
  const isNamed = (name: string) => name.trim().toLowerCase() === wanted.trim().toLowerCase()
  const byId = all.filter(({ workspace }) => workspace === wanted)
  const found = byId.length > 0 ? byId : all.filter(({ businessName }) => isNamed(businessName))
  const [only, another] = found
  if (only !== undefined && another === undefined) return only
  const list = (found.length > 0 ? found : all).map(
    ({ workspace, businessName }) => `${workspace} (${businessName})`,
  )
  throw new ArchiveFault(
    found.length > 1
      ? `Several businesses are named ${wanted}. Give the id: ${list.join(', ')}.`
      : `There is no business ${wanted}. ${list.length === 0 ? 'Nobody has set up this installation yet.' : `There is: ${list.join(', ')}.`}`,
  )
}
