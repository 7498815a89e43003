/** Leads from both public forms in one list, unsealed, for the person who follows up. */
import { parseArgs } from 'node:util'
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate, IsoTime, oneOf } from '#schema/core/scalars'
import type { Sealer } from '../sealing/seal.ts'
import type { Tables } from '../tables.ts'
import { siteWorkspace } from './site-commands.ts'

const leadKinds = ['early-access', 'contact'] as const
const LeadKind = oneOf(...leadKinds)

/** Form of a lead. */
export type LeadKind = (typeof leadKinds)[number]

/** A submission; blank fields are missing, and so are all personal fields after erasure. */
export type Lead = {
  readonly kind: LeadKind
  readonly receivedAt: IsoTime
  /** Subject of the sealed data, for `npm run erase`. */
  readonly subject: string
  readonly isErased: boolean
  readonly fields: Readonly<Record<string, string>>
}

/** A row of a form's table; `open` are its unsealed fields. */
export type LeadRow = {
  readonly receivedAt: string
  readonly subject: string
  readonly box: string
  readonly open: Readonly<Record<string, string | null>>
}

/** Reads the rows of a form recorded at `since` or later; all if undefined. */
export type ReadLeads = (db: Kysely<Tables>, since: IsoTime | undefined) => Promise<readonly LeadRow[]>

/** Shown when the options are invalid. */
export const leadsUsage = `Usage:
  npm run --silent leads -- [--since yyyy-MM-dd] [--kind early-access|contact] [--csv]
  --since   from the start of that day in Brisbane
  --csv     complete texts for a spreadsheet; without it, a table with long texts cut short`

export type LeadsOptions = {
  readonly since: IsoTime | undefined
  readonly kind: LeadKind | undefined
  readonly isCsv: boolean
}

/** Reads the options; a message if they are invalid. */
export const readLeadsOptions = (args: readonly string[]): LeadsOptions | string => {
  try {
    const { since, kind, csv } = parseArgs({
      args: [...args],
      options: { since: { type: 'string' }, kind: { type: 'string' }, csv: { type: 'boolean' } },
    }).values
    if (since !== undefined && !IsoDate.is(since)) return `--since ${IsoDate.rule}, but is "${since}".`
    if (kind !== undefined && !LeadKind.is(kind)) return `--kind ${LeadKind.rule}, but is "${kind}".`
    const from = since === undefined ? undefined : new Date(`${since}T00:00:00+10:00`).toISOString()
    return {
      since: from === undefined ? undefined : decodeOrThrow(IsoTime, from, 'The beginning of a day'),
      kind,
      isCsv: csv ?? false,
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const Texts = t.record(t.string, t.string)

// Unsealed fields first, without empty ones.
const fieldsOf = (open: LeadRow['open'], person: string | undefined): Lead['fields'] => ({
  ...Object.fromEntries(Object.entries(open).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  ...(person === undefined ? {} : decodeOrThrow(Texts, JSON.parse(person), 'The data of a visitor')),
})

/** Leads of these forms, newest first. */
export const listLeads = async (
  db: Kysely<Tables>,
  sealer: Pick<Sealer, 'open'>,
  forms: Readonly<Record<LeadKind, ReadLeads>>,
  { since, kind }: Pick<LeadsOptions, 'since' | 'kind'>,
): Promise<readonly Lead[]> => {
  const kinds = leadKinds.filter((one) => kind === undefined || one === kind)
  const found = await Promise.all(
    kinds.map(async (one) => (await forms[one](db, since)).map((row) => ({ ...row, kind: one }))),
  )
  const rows = found.flat()
  const opened = await sealer.open(siteWorkspace, rows)
  return rows
    .map(({ kind: form, receivedAt, subject, box, open }): Lead => {
      const person = opened.get(box)
      return {
        kind: form,
        receivedAt: decodeOrThrow(IsoTime, receivedAt, 'When a form arrived'),
        subject,
        isErased: person === undefined,
        fields: fieldsOf(open, person),
      }
    })
    .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
}
