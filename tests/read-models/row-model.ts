/** A model of row changes over two tables, one of them with a single row per workspace. */
import fc from 'fast-check'
import { add, patch, put, type RowChange, remove } from '../../service/read-models/row-change.ts'
import type { ChangeGroup } from '../../service/read-models/row-change-sql.ts'
import { table } from '../../service/read-models/table.ts'

/** A table with an id. */
export const memos = table('memo', { id: 'text', subject: 'text', status: 'text', note: 'text?' }, 'id')

/** A table with one row per workspace. */
export const styles = table('persona', { persona_key: 'text' }, null)

/** Rows by table and id. */
export type Rows = Map<string, Readonly<Record<string, unknown>>>

/** Applies the groups like Postgres. */
export const write = (rows: Rows, groups: readonly ChangeGroup[]): void => {
  for (const { kind, isNew, table: of, rows: changed } of groups)
    for (const row of changed) {
      const key = `${of.name} ${of.key === null ? '' : row[of.key]}`
      const before = rows.get(key)
      if (isNew && before) throw new Error(`${key} should have been new.`)
      const empty = Object.fromEntries(Object.keys(of.columns).map((column) => [column, null]))
      if (kind === 'remove') rows.delete(key)
      else if (kind === 'put') rows.set(key, { ...empty, ...row })
      else if (before) rows.set(key, { ...before, ...row })
    }
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const word = fc.constantFrom('one', 'two', 'three')

const change: fc.Arbitrary<RowChange> = fc.oneof(
  fc
    .tuple(id, word, word, fc.option(word))
    .map(([key, subject, status, note]) => put(memos, { id: key, subject, status, note })),
  fc.tuple(id, word).map(([key, note]) => patch(memos, { id: key, note })),
  fc.tuple(id, word).map(([key, status]) => patch(memos, { id: key, status })),
  id.map((key) => remove(memos, { id: key })),
  word.map((key) => put(styles, { persona_key: key })),
  word.map((key) => patch(styles, { persona_key: key })),
)

// The first change of a row may mark it as new, like the first event of its stream, and leave out what it does not know.
const asNew = (changes: readonly RowChange[]): readonly RowChange[] => {
  const known = new Set<unknown>()
  return changes.map((one) => {
    const isNew = one.table === memos && !known.has(one.row.id)
    known.add(one.row.id)
    const { id: key, subject, status, note } = one.row
    return isNew && one.kind === 'put'
      ? add(memos, {
          ...{ id: String(key), subject: String(subject), status: String(status) },
          ...(note === null ? {} : { note: String(note) }),
        })
      : one
  })
}

/** Random sequences of changes. */
export const changes: fc.Arbitrary<readonly RowChange[]> = fc.array(change, { maxLength: 60 }).map(asNew)
