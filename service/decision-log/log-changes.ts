/** Fields changed by an event: compares its stream, folded through the projections, before and after it. */
import { isSealed } from '#schema/core/event'
import type { FieldChange } from '#schema/decision-log/log-detail'
import type { PlacedEvent } from '../event-store/recorded-event.ts'
import { joinProjections, type Projection, RowFold } from '../read-models/projection.ts'

type Fields = ReadonlyMap<string, unknown>

// Columns that are internal or repeat the record.
const hidden = new Set([
  ...['id', 'token_hash', 'half_hash', 'basis', 'workspace', 'saved_at', 'created_at', 'position'],
  // Shown as sentences instead.
  ...['promises', 'expects', 'outcome'],
])

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    const content: unknown = JSON.parse(value)
    return content
  } catch {
    return value
  }
}

// Splits a JSON column into its fields; keeps a sealed value whole.
const spread = (column: string, value: unknown): readonly (readonly [string, unknown])[] => {
  const content = parsed(value)
  const isRecord = typeof content === 'object' && content !== null && !Array.isArray(content)
  if (!isRecord || isSealed(content)) return [[column, content]]
  return Object.entries(content)
}

const rowsAfter = (projections: readonly Projection[], events: readonly PlacedEvent[]) => {
  const fold = new RowFold()
  const project = joinProjections(projections)
  for (const event of events) fold.add(project(event))
  return new Map(
    fold
      .groups()
      .filter(({ kind }) => kind !== 'remove')
      .flatMap(({ table, rows }) =>
        rows.map((row) => [`${table.name} ${String(table.key && row[table.key])}`, row] as const),
      ),
  )
}

const fieldsOf = (row: Readonly<Record<string, unknown>> | undefined): Fields =>
  new Map(
    Object.entries(row ?? {})
      .filter(([column]) => !hidden.has(column))
      .flatMap(([column, value]) => spread(column, value)),
  )

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Fields changed by the last of these events. The list may start later than the stream; a field not set by it before is
 * then omitted, because its previous value is unknown.
 */
export const changesOf = (
  projections: readonly Projection[],
  events: readonly PlacedEvent[],
  isWhole: boolean,
): readonly FieldChange[] => {
  const before = rowsAfter(projections, events.slice(0, -1))
  const after = rowsAfter(projections, events)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [fieldsOf(before.get(key)), fieldsOf(after.get(key))]
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
      const [was, is] = [old.get(field) ?? null, now.get(field) ?? null]
      if (isSame(was, is) || (!isWhole && !old.has(field))) return []
      return [{ field, before: was, after: is }]
    })
  })
}
