/**
 * Random tampering with every table, the files beside the key and the catalogue, by somebody with the owner's rights: how many
 * kinds, and which ones no check names.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { directoryRound } from '../../service/decision-log/checkpoints/directory-schedule.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { notesFolderOf, openKeptNotes } from '../../service/signing/kept-notes.ts'
import { tableAccounts } from '../../service/table-accounts.ts'
import { startTestService } from '../core/service.ts'
import type { Bench } from './bench-run.ts'
import { findings, workspaces } from './tamper-findings.ts'

type Undo = () => Promise<unknown>
type Kind = { readonly name: string; readonly tamper: () => Promise<Undo | undefined> }

/** Edits, deletes and copies a random row of a table. */
const rowKinds = (client: Client, table: string, columns: readonly string[]): readonly Kind[] => {
  const within = (name: string, change: string): Kind => ({
    name,
    tamper: async () => {
      await client.query(`create temp table kept_rows as select * from ${table}`)
      const undo = async (): Promise<void> => {
        await client.query(`delete from ${table}`)
        await client.query(`insert into ${table} overriding system value select * from kept_rows`)
        await client.query('drop table kept_rows')
      }
      const done = await client.query(change).catch(() => undefined)
      if (done?.rowCount) return undo
      await client.query('drop table kept_rows')
      return undefined
    },
  })
  const one = `(select ctid from ${table} order by random() limit 1)`
  return [
    within(`delete a row of ${table}`, `delete from ${table} where ctid = ${one}`),
    ...columns.map((column) =>
      within(
        `edit ${table}.${column}`,
        `update ${table} t set ${column} = o.${column} from (select ${column} from ${table} order by random() limit 50) o
         where t.ctid = ${one} and t.${column}::text is distinct from o.${column}::text`,
      ),
    ),
  ]
}

const fileKinds = (folder: string, files: readonly string[]): readonly Kind[] =>
  files.flatMap((file): readonly Kind[] => {
    const path = join(folder, file)
    const change = (name: string, edit: (bytes: Buffer) => Promise<unknown>): Kind => ({
      name: `${name} the file ${file}`,
      tamper: async () => {
        const bytes = await readFile(path)
        await edit(bytes)
        return () => writeFile(path, bytes)
      },
    })
    return [
      change('flip a byte of', (bytes) => {
        const at = Math.floor(Math.random() * bytes.length)
        return writeFile(
          path,
          bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)),
        )
      }),
      change('cut', (bytes) => writeFile(path, bytes.subarray(0, bytes.length >> 1))),
      change('remove', () => rm(path)),
    ]
  })

const catalogueKinds = (client: Client): readonly Kind[] =>
  (
    [
      [
        'grant delete',
        'grant delete on events to jarvin_service',
        'revoke delete on events from jarvin_service',
      ],
      [
        'disable the trigger',
        'alter table events disable trigger user',
        'alter table events enable trigger user',
      ],
      [
        'no forced security',
        'alter table memo no force row level security',
        'alter table memo force row level security',
      ],
      ['a policy', 'create policy open on memo using (true)', 'drop policy open on memo'],
      [
        'a function',
        'create function forged() returns int language sql as $$select 1$$',
        'drop function forged()',
      ],
      ['a column', 'alter table memo add column forged text', 'alter table memo drop column forged'],
    ] as const
  ).map(([name, change, back]) => ({
    name: `catalogue: ${name}`,
    tamper: async () => {
      await client.query(change)
      return () => client.query(back)
    },
  }))

const columnsSql = `
  select c.table_name as table, array_agg(c.column_name::text) as columns from information_schema.columns c
  join pg_class k on k.relname = c.table_name and k.relnamespace = 'public'::regnamespace and k.relkind in ('r', 'p') and not k.relispartition
  where c.table_schema = 'public' and c.table_name not like 'kysely%' group by 1 order by 1`

/** The way in which the table of a kind is checked. */
const checkOf = (kind: string): string =>
  tableAccounts.get(/ (\w+)(\.\w+)?$/.exec(kind)?.[1] ?? '') ?? 'no table'

/** Rounds of a quick run, and of a whole one. */
const rounds = { quick: 60, whole: 1000 }

/** Tampers in random ways, each kind once before any is repeated, and prints the kinds that no check names. */
export const tamper = async ({ ownerUrl, isQuick, print }: Bench) => {
  const running = await startTestService(ownerUrl)
  const keys = await mkdtemp(join(tmpdir(), 'jarvin-tamper-'))
  const client = await connectOwner(running.database.ownerUrl)
  try {
    const folder = await notesFolderOf(keys, client)
    const signer = { ...running.service, keptNotes: openKeptNotes(folder) }
    for (const business of ['cafe', 'realestate'] as const) await running.signIn(business)
    for (const workspace of workspaces) await makeCheckpoint(signer, workspace)
    await directoryRound({ ...signer, folder, ownerUrl: running.database.ownerUrl })()
    const before = await findings(client, folder)
    if (before.length > 0) throw new Error(`Found before any tampering: ${before.join('; ')}`)
    const { rows } = await client.query<{ table: string; columns: readonly string[] }>(columnsSql)
    await client.query('set session_replication_role = replica')
    const kinds = [
      ...rows.flatMap(({ table, columns }) => rowKinds(client, table, columns)),
      ...fileKinds(folder, await readdir(folder)),
      ...catalogueKinds(client),
    ].sort(() => Math.random() - 0.5)
    const wanted = isQuick ? rounds.quick : rounds.whole
    const unnamed = new Map<string, number>()
    const tried = new Set<string>()
    let done = 0
    for (let at = 0; done < wanted && at < kinds.length * 20; at += 1) {
      const kind = kinds[at % kinds.length]
      const undo = await kind?.tamper()
      if (!kind || !undo) continue
      const found = await findings(client, folder).catch((error: Error) => [error.message])
      await undo()
      tried.add(kind.name)
      done += 1
      if (found.length > 0) continue
      // At once, so that a run that is stopped has said what it found.
      if (!unnamed.has(kind.name)) print(`  ${done}: no check names “${kind.name}” (${checkOf(kind.name)})`)
      unnamed.set(kind.name, (unnamed.get(kind.name) ?? 0) + 1)
    }
    print(`${done} times, ${tried.size} of ${kinds.length} kinds; ${unnamed.size} kinds that no check names.`)
    return { done, kinds: tried.size, unnamed: Object.fromEntries(unnamed) }
  } finally {
    await client.end()
    await running.stop()
    await rm(keys, { recursive: true, force: true })
  }
}
