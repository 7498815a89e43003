/** How a file is read: for display, and for later files of the same layout. */

import { createHash } from 'node:crypto'
import * as t from 'io-ts'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { ImportQuestion, MappedColumn } from '#schema/import/import'
import type { Counting } from './import.queries.ts'
import { readDate } from './reading/date-form.ts'
import type { OpenFile } from './reading/open-file.ts'
import { plainLabel } from './reading/roles.ts'
import { differing, unusedColumns } from './reading/unused/unused-columns.ts'

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

/** Columns that are read, some in more than one role. */
const usedColumns = ({ layout, samples = [], notes = [] }: OpenFile): readonly MappedColumn[] => {
  const places = Object.entries(layout?.places ?? {})
  const hours = (layout?.hoursAt ?? []).filter((at) => layout?.places.hours !== at)
  const questions = new Map(notes.map(({ at, question }) => [at, question]))
  return [...places, ...hours.map((at) => ['hours', at] as const)].map(([role, at]) => {
    const question = questions.get(at)
    return {
      role: layout?.debitsAreIn ? (turned[role] ?? role) : role,
      column: cutText(layout?.labels[at] ?? '', 200),
      ...(question ? { question: decodeOrThrow(ImportQuestion, question, 'A question') } : {}),
      samples: differing(samples, at).map(({ row, cells }) => {
        const cell = cutText(cells[at] ?? '', 200)
        return { row, cell, means: (role === 'date' && layout && readDate(cell, layout.order)?.date) || cell }
      }),
    }
  })
}

/** How each column is read, or why it is left out, with some rows of the file. */
export const mappingOf = (opened: OpenFile): readonly MappedColumn[] => [
  ...(opened.mapping ?? usedColumns(opened)),
  ...decodeOrThrow(
    t.array(MappedColumn),
    unusedColumns(opened.notes ?? [], opened.samples ?? []),
    'Columns that are left out',
  ),
]
