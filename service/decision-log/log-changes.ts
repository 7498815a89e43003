/** What an event changed: its stream folded through the projections up to the event before it, and up to it. Pure. */
import { isSealed } from '#schema/core/event'
import type { FieldChange } from '#schema/decision-log/log-detail'
import type { HistoryEvent } from '../event-store/recorded-event.ts'
import { type Projection, RowFold } from '../read-models/projection.ts'

type Fields = ReadonlyMap<string, unknown>

// What only the service needs, or what says nothing beside the record itself.
const hidden = new Set(['id', 'token_hash', 'basis', 'workspace', 'saved_at', 'created_at'])

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    const content: unknown = JSON.parse(value)
    return content
  } catch {
    return value
  }
}

// A column that holds a whole record in JSON is its fields; a sealed value stays one.
const spread = (column: string, value: unknown): readonly (readonly [string, unknown])[] => {
  const content = parsed(value)
  const isRecord = typeof content === 'object' && content !== null && !Array.isArray(content)
  if (!isRecord || isSealed(content)) return [[column, content]]
  return Object.entries(content)
}

const rowsAfter = (projections: readonly Projection[], events: readonly HistoryEvent[]) => {
  const fold = new RowFold()
  for (const event of events) for (const { project } of projections) fold.add(project(event))
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
 * The fields that the last of these events changed. The list may begin later than the stream: a field that nothing in
 * it has set is then not told, since what it was before is not known.
 */
export const changesOf = (
  projections: readonly Projection[],
  events: readonly HistoryEvent[],
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
