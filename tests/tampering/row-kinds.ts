/** Tampering with the rows of any table, as the catalogue lists them: a new table is covered by itself. */
import type { Client } from 'pg'
import { tableAccounts } from '../../service/table-accounts.ts'
import type { Kind, Tampered } from './kind.ts'
import { attempt } from './nested.ts'

type Column = { readonly name: string; readonly type: string; readonly isKey: boolean }
export type TableShape = { readonly table: string; readonly columns: readonly Column[] }

const shapesSql = `
  select c.relname as table, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
    'isKey', coalesce(a.attnum = any (i.indkey::int2[]), false)) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by 1 order by 1`

/** Every table of the database, with the columns that can be written. */
export const readShapes = async (client: Client): Promise<readonly TableShape[]> =>
  (await client.query<TableShape>(shapesSql)).rows

const values: { readonly [type: string]: readonly [other: (column: string) => string, first: string] } = {
  text: [(column) => `coalesce(${column}, '') || 'x'`, `'forged'`],
  'character varying': [(column) => `coalesce(${column}, '') || 'x'`, `'forged'`],
  boolean: [(column) => `not coalesce(${column}, false)`, 'true'],
  bytea: [(column) => `sha256(coalesce(${column}, ''))`, `sha256('forged')`],
  json: [() => `'{"forged":true}'::json`, `'{}'::json`],
  jsonb: [() => `'{"forged":true}'::jsonb`, `'{}'::jsonb`],
  date: [(column) => `coalesce(${column}, current_date) + 1`, 'current_date'],
  'timestamp with time zone': [(column) => `coalesce(${column}, now()) + interval '1 microsecond'`, 'now()'],
}
const number: readonly [(column: string) => string, string] = [(column) => `coalesce(${column}, 0) + 1`, '1']
/** Another value of a type, and a first one, as SQL; undefined for a type that is not known. */
export const valueFor = (type: string) =>
  values[type] ?? (/int|numeric|double|real/.test(type) ? number : undefined)

const areas: { readonly [check: string]: RegExp } = {
  chain: /^(history|evidence|checkpoint|directory)/,
  signatures: /^(checkpoint|tile|evidence|cosignature)/,
  seals: /^key/,
  snapshots: /^snapshot/,
  records: /^records/,
}

/** What names tampering with a table of these workspaces, at a position. */
export const isNamedBy =
  (table: string, workspaces: readonly string[], at: number | undefined) => (finding: string) => {
    const workspace = workspaces.find((one) => finding.startsWith(`${one}: `))
    if (table === 'account_address') return finding.startsWith('address: ')
    if (workspace === undefined) return false
    const said = finding.slice(workspace.length + 2)
    const check = tableAccounts.get(table) ?? ''
    // Their rows are in no history, but others may depend on them.
    if (check === 'not history') return true
    if (at !== undefined) return new RegExp(`^history .* at ${at}$`).test(said)
    const area = areas[check]
    // A table that says how far another is filled is named with that.
    if (check === 'filled again') return said.startsWith('table ')
    return area ? area.test(said) : said === `table ${table}`
  }

/** Whether the service signs what is in a table. */
export const isSigned = (table: string): boolean =>
  ['chain', 'signatures'].includes(tableAccounts.get(table) ?? '')

type Changed = {
  readonly workspace: string | null
  readonly before: string | null
  readonly at: string | null
}

/** Kinds for one table. */
export const rowKinds = ({ table, columns }: TableShape): readonly Kind[] => {
  const has = (name: string) => columns.some((column) => column.name === name)
  const place = has('workspace') ? 'workspace' : 'null::text'
  const at = table === 'events' ? 'position::text' : 'null::text'
  // Nothing reads the records of an import that was undone.
  const live =
    table === 'import_block' ? 'where import_id in (select id from import where undone_at is null)' : ''
  const one = `(select ctid as place, ${place} as before, ${at} as at from ${table} ${live} order by random() limit 1)`
  const run = async (client: Client, text: string): Promise<readonly Changed[]> =>
    (await attempt(client, () => client.query<Changed>(text)))?.rows ?? []
  const kind = (way: string, of: string, texts: readonly string[], isPlaced = false): Kind => ({
    ...{ way, of, table, isSigned: isSigned(table) },
    tamper: async (client): Promise<Tampered | undefined> => {
      for (const text of texts) {
        const rows = await run(client, text)
        if (rows.length === 0) continue
        const workspaces = rows.flatMap(({ workspace, before }) =>
          [workspace, before].filter((name) => name !== null),
        )
        const position = isPlaced && rows[0]?.at ? Number(rows[0].at) : undefined
        return { workspaces, isNamedBy: isNamedBy(table, workspaces, position) }
      }
      return undefined
    },
  })
  const back = `returning ${place === 'workspace' ? 't.workspace' : place} as workspace`
  const edits = columns.map(({ name, type }) => {
    const other = valueFor(type)?.[0](`t.${name}`)
    const update = (value: string, from: string) =>
      `update ${table} t set ${name} = ${value} from ${one} p ${from} ${back}, p.before, p.at`
    const isPlaced = !['workspace', 'position', 'stream', 'version'].includes(name)
    return kind(
      'edit',
      `${table}.${name}`,
      [
        update(
          'o.value',
          `, (select ${name} as value from ${table} order by random() limit 20) o
           where t.ctid = p.place and t.${name}::text is distinct from o.value::text`,
        ),
        ...(other === undefined ? [] : [update(other, 'where t.ctid = p.place')]),
      ],
      isPlaced,
    )
  })
  const names = columns.map(({ name }) => name).join(', ')
  const keys = columns.filter(({ isKey, name, type }) => isKey && name !== 'workspace' && valueFor(type))
  const copied = columns.map(({ name, type }) =>
    keys.some((key) => key.name === name) ? valueFor(type)?.[0](`t.${name}`) : `t.${name}`,
  )
  const first = columns.map(({ name, type }) =>
    name === 'workspace' ? `'cafe'` : (valueFor(type)?.[1] ?? 'null'),
  )
  const planted = `returning ${place} as workspace, null::text as before, null::text as at`
  const insert = `insert into ${table} (${names}) overriding system value`
  return [
    ...edits,
    kind(
      'delete',
      table,
      [`delete from ${table} t using ${one} p where t.ctid = p.place ${back}, p.before, p.at`],
      true,
    ),
    kind('plant', table, [
      `${insert} select ${copied.join(', ')} from ${table} t order by random() limit 1 ${planted}`,
      `${insert} values (${first.join(', ')}) ${planted}`,
    ]),
    ...(place === 'workspace'
      ? [
          kind('empty', table, [
            `with gone as (delete from ${table} where workspace = (select workspace from ${table} order by random() limit 1)
             returning workspace) select distinct workspace, null::text as before, null::text as at from gone`,
          ]),
        ]
      : []),
  ]
}
