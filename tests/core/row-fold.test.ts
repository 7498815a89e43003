import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type ChangeGroup,
  patch,
  put,
  type RowChange,
  RowFold,
  remove,
} from '../../service/core/projection.ts'
import { table } from '../../service/core/table.ts'

const memos = table('memo', { id: 'text', subject: 'text', status: 'text' }, 'id')
const styles = table('persona', { persona_key: 'text' }, null)

type Rows = Map<string, Readonly<Record<string, unknown>>>

/** What Postgres does with the statements of the groups. */
const write = (rows: Rows, groups: readonly ChangeGroup[]): void => {
  for (const { kind, table: of, rows: changed } of groups)
    for (const row of changed) {
      const key = `${of.name} ${of.key === null ? '' : row[of.key]}`
      const before = rows.get(key)
      if (kind === 'remove') rows.delete(key)
      else if (kind === 'put' || before) rows.set(key, { ...before, ...row })
    }
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const word = fc.constantFrom('one', 'two', 'three')
const change: fc.Arbitrary<RowChange> = fc.oneof(
  fc.tuple(id, word, word).map(([key, subject, status]) => put(memos, { id: key, subject, status })),
  fc.tuple(id, word).map(([key, status]) => patch(memos, { id: key, status })),
  id.map((key) => remove(memos, { id: key })),
  word.map((key) => put(styles, { persona_key: key })),
)

it('comes to the same rows, however often the oldest changes are written before the rest', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (changes, count) => {
      const atOnce: Rows = new Map()
      const whole = new RowFold()
      const inParts: Rows = new Map()
      const fold = new RowFold()
      for (const one of changes) {
        whole.add([one])
        fold.add([one])
        write(inParts, fold.takeOldest(count))
      }
      write(atOnce, whole.groups())
      write(inParts, fold.groups())
      expect(Object.fromEntries(inParts)).toEqual(Object.fromEntries(atOnce))
    }),
  )
})

it('keeps the changes of a table until it has gathered twice as many as are taken', () => {
  const fold = new RowFold()
  for (const key of ['a', 'b', 'c']) fold.add([put(memos, { id: key, subject: 's', status: 'unread' })])
  expect(fold.takeOldest(2)).toEqual([])
  fold.add([
    patch(memos, { id: 'a', status: 'read' }),
    put(memos, { id: 'd', subject: 's', status: 'unread' }),
  ])
  expect(fold.takeOldest(2).flatMap(({ rows }) => rows)).toMatchObject([
    { id: 'a', status: 'read' },
    { id: 'b', status: 'unread' },
  ])
  expect(fold.groups().flatMap(({ rows }) => rows)).toMatchObject([{ id: 'c' }, { id: 'd' }])
})
