/** How a file is read: for display, and for later files of the same layout. */

import { createHash } from 'node:crypto'
import { cutText } from '#schema/core/cut-text'
import type { MappedColumn } from '#schema/import/import'
import type { Counting } from './import.queries.ts'
import { readDate } from './reading/date-form.ts'
import type { OpenFile } from './reading/open-file.ts'
import { plainLabel } from './reading/roles.ts'
import type { SourceRow } from './reading/source-row.ts'

/** Short hash of labels and the like. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** Hash of what is read from a file: the same source has the same columns in any export format. */
const sourceOf = ({ kind, layout, source }: OpenFile): string =>
  source ??
  hashOf([
    kind,
    ...Object.entries(layout?.places ?? {})
      .map(([role, at]) => [role, plainLabel(layout?.labels[at] ?? '')])
      .sort(),
  ])

/**
 * Source of a file: that of the latest import with the same labels, so that its records keep their identity
 * when more columns are understood than before.
 */
export const sourceAmong = (
  opened: OpenFile,
  labels: string | undefined,
  imports: readonly Counting[],
): string =>
  (opened.source === undefined && labels !== undefined
    ? imports.findLast((one) => one.labels === labels && one.kind === opened.kind)?.source
    : undefined) ?? sourceOf(opened)

/** Roles for debits that are money in. */
const turned: { readonly [role: string]: string | undefined } = { debit: 'credit', credit: 'debit' }

/** Rows that differ in a column. */
const differing = (rows: readonly SourceRow[], at: number): readonly SourceRow[] =>
  rows.filter(({ cells }, place) => rows.findIndex((row) => row.cells[at] === cells[at]) === place)

/** How each column is read, with some rows of the file. */
export const mappingOf = ({ layout, mapping, samples = [] }: OpenFile): readonly MappedColumn[] =>
  mapping ??
  Object.entries(layout?.places ?? {}).map(([role, at]) => ({
    role: layout?.debitsAreIn ? (turned[role] ?? role) : role,
    column: cutText(layout?.labels[at] ?? '', 200),
    samples: differing(samples, at).map(({ row, cells }) => {
      const cell = cutText(cells[at] ?? '', 200)
      return { row, cell, means: (role === 'date' && layout && readDate(cell, layout.order)?.date) || cell }
    }),
  }))
