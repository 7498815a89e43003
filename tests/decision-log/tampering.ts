/** Ways in which somebody with full access to the database could tamper with a stored history. */
import fc from 'fast-check'
import type { Damage } from '#schema/proof/damage'
import { canonicalEvent, genesisHash, sha256 } from '../../service/event-store/chain.ts'

/** A stored event, with hashes in hexadecimal and data as text. */
export type Row = {
  readonly workspace: string
  readonly position: number
  readonly id: string
  readonly stream: string
  readonly version: number
  readonly type: string
  readonly text: string
  readonly actor: string
  readonly persona: string | null
  readonly correlation_id: string | null
  readonly causation_id: string | null
  readonly recorded_at: string
  readonly previous_hash: string
  readonly hash: string
}

/** The rows in order, and the head. */
export type History = { readonly rows: readonly Row[]; readonly head: { position: number; hash: string } }

/** A manipulated history, and the damage that a verifier must report. */
export type Tampering = { readonly done: string; readonly history: History; readonly damage: Damage }

const rehashed = (row: Row): Row => ({
  ...row,
  hash: sha256(
    canonicalEvent(
      {
        ...row,
        correlationId: row.correlation_id,
        causationId: row.causation_id,
        recordedAt: row.recorded_at,
        previousHash: row.previous_hash,
      },
      row.text,
    ),
  ),
})

const headOf = (rows: readonly Row[]): History['head'] => {
  const last = rows.at(-1)
  return { position: last?.position ?? 0, hash: last?.hash ?? genesisHash }
}

/** Recomputes positions, links and hashes from an index on, so that the chain is valid again. */
export const rechained = (rows: readonly Row[], from: number): readonly Row[] => {
  const made: Row[] = rows.slice(0, from)
  for (const row of rows.slice(from))
    made.push(
      rehashed({ ...row, position: made.length + 1, previous_hash: made.at(-1)?.hash ?? genesisHash }),
    )
  return made
}

const numbered = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, index) => ({ ...row, position: index + 1 }))

const random = '5f'.repeat(32)

// Each edit changes a hashed field to a value that the table accepts.
const edits: { readonly [name: string]: (row: Row) => Row } = {
  actor: (row) => ({ ...row, actor: `${row.actor}!` }),
  persona: (row) => ({ ...row, persona: row.persona === null ? 'growth_hacker' : null }),
  type: (row) => ({ ...row, type: 'AdvisoryDismissed' }),
  data: (row) => ({ ...row, text: row.text.replace('low', 'high') }),
  'white space in data': (row) => ({ ...row, text: row.text.replace('":', '": ') }),
  time: (row) => ({ ...row, recorded_at: row.recorded_at.replace('.123Z', '.124Z') }),
  id: (row) => ({ ...row, id: `${row.id}0` }),
  stream: (row) => ({ ...row, stream: `${row.stream}-other` }),
  correlation: (row) => ({ ...row, correlation_id: 'other' }),
  causation: (row) => ({ ...row, causation_id: 'other' }),
  hash: (row) => ({ ...row, hash: random }),
  link: (row) => ({ ...row, previous_hash: random }),
}
const editNames = Object.keys(edits)
const edit = (row: Row, name: string): Row => edits[name]?.(row) ?? row

const replaced = (rows: readonly Row[], index: number, row: Row): readonly Row[] =>
  rows.map((one, at) => (at === index ? row : one))

/** Any single manipulation of a history whose events are all signed. */
export const anyTampering = (rows: readonly Row[]): fc.Arbitrary<Tampering> => {
  const head = headOf(rows)
  const place = fc.nat({ max: rows.length - 1 })
  const at = (index: number): Row => {
    const row = rows[index]
    if (!row) throw new Error('There is no such row.')
    return row
  }
  const tampering = (done: string, made: readonly Row[], damage: Damage, moved = head): Tampering => ({
    done,
    history: { rows: made, head: moved },
    damage,
  })
  const edited = fc
    .record({ index: place, name: fc.constantFrom(...editNames), isRehashed: fc.boolean() })
    .map(({ index, name, isRehashed }) => {
      const changed = edit(at(index), name)
      const row = isRehashed && name !== 'hash' ? rehashed(changed) : changed
      const damage = { position: index + 1, kind: 'changed' } as const
      return tampering(`edit ${name} at ${index}, own hash ${isRehashed}`, replaced(rows, index, row), damage)
    })
  const deleted = fc
    .record({
      index: place,
      count: fc.integer({ min: 1, max: 3 }),
      isClosed: fc.boolean(),
      movesHead: fc.boolean(),
    })
    .filter(({ index, count }) => index + count < rows.length)
    .map(({ index, count, isClosed, movesHead }) => {
      const left = [...rows.slice(0, index), ...rows.slice(index + count)]
      const made = isClosed ? numbered(left) : left
      const damage = { position: index + 1, kind: 'removed' } as const
      return tampering(
        `delete ${count} at ${index}, closed ${isClosed}, head ${movesHead}`,
        made,
        damage,
        movesHead ? headOf(made) : head,
      )
    })
  const inserted = fc
    .record({
      index: fc.nat({ max: rows.length }),
      from: place,
      isForged: fc.boolean(),
      movesHead: fc.boolean(),
    })
    .map(({ index, from, isForged, movesHead }) => {
      const copy = { ...at(from), id: `copy-${at(from).id}`, stream: 'advisory-inserted', version: 1 }
      const link = { position: index + 1, previous_hash: rows[index - 1]?.hash ?? genesisHash }
      const row = isForged ? rehashed({ ...copy, ...link }) : copy
      const made = numbered([...rows.slice(0, index), row, ...rows.slice(index)])
      const damage = { position: index + 1, kind: 'inserted' } as const
      // Rows added at the end with a matching head were never signed, and look like ordinary appends.
      const isAppended = index === rows.length
      return tampering(
        `insert ${from} at ${index}, forged ${isForged}, head ${movesHead}`,
        made,
        damage,
        movesHead && !isAppended ? headOf(made) : head,
      )
    })
  const swapped = fc
    .record({ index: place, other: place })
    .filter(({ index, other }) => index < other)
    .map(({ index, other }) => {
      const made = numbered(
        rows.map((row, one) => (one === index ? at(other) : one === other ? at(index) : row)),
      )
      const damage = { position: index + 1, kind: 'swapped' } as const
      return tampering(`swap ${index} and ${other}`, made, damage)
    })
  const cut = fc.record({ index: place, movesHead: fc.boolean() }).map(({ index, movesHead }) => {
    const made = rows.slice(0, index)
    const damage = { position: index + 1, kind: 'tail cut' } as const
    return tampering(`cut, head ${movesHead}`, made, damage, movesHead ? headOf(made) : head)
  })
  const remade = fc
    .record({
      index: place,
      name: fc.constantFrom(...editNames.filter((one) => one !== 'hash' && one !== 'link')),
    })
    .map(({ index, name }) => {
      const made = rechained(replaced(rows, index, edit(at(index), name)), index)
      const damage = { position: index + 1, kind: 'rechained' } as const
      return tampering(`edit ${name} and chain anew`, made, damage, headOf(made))
    })
  return fc.oneof(edited, deleted, inserted, swapped, cut, remade)
}
