/** How a file is read, as a person sees it and as the next file of its layout needs it. */
import { createHash } from 'node:crypto'
import type { MappedColumn } from '#schema/import/import'
import type { OpenFile } from './reading/read-file.ts'
import { plainLabel } from './reading/roles.ts'

/** Short hash of labels and the like. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** Hash of what is read of a file: the same source has the same columns, whatever format it exports. */
export const sourceOf = ({ kind, layout }: OpenFile): string =>
  hashOf([
    kind,
    ...Object.entries(layout?.places ?? {})
      .map(([role, at]) => [role, plainLabel(layout?.labels[at] ?? '')])
      .sort(),
  ])

const orderSays = { 'day-first': 'day first', 'month-first': 'month first', 'year-first': 'year first' }

/** Roles of debits that are money in. */
const turned: { readonly [role: string]: string | undefined } = { debit: 'credit', credit: 'debit' }

/** How each column is read, with some rows of the file. */
export const mappingOf = ({ layout, samples = [] }: OpenFile): readonly MappedColumn[] =>
  Object.entries(layout?.places ?? {}).map(([role, at]) => ({
    role: layout?.debitsAreIn ? (turned[role] ?? role) : role,
    column: (layout?.labels[at] ?? '').slice(0, 200),
    samples: samples.map(({ row, cells }) => ({
      row,
      cell: (cells[at] ?? '').slice(0, 200),
      means: role === 'date' && layout ? orderSays[layout.order] : (cells[at] ?? '').slice(0, 200),
    })),
  }))
