/** Plans accepted by tools, and their JSON Schema with repeated parts defined once. */
import * as t from 'io-ts'
import { ExplainPlan, ScenarioPlan, SolvePlan } from '#schema/advisor/change-plans'
import { DecidedPlan, DefinePlan, DuePlan, FocusPlan, OverviewPlan } from '#schema/advisor/fact-plans'
import { ComparePlan, CountPlan, RankPlan, SharePlan, ValuePlan } from '#schema/advisor/measure-plans'
import { jsonSchema } from '#schema/core/json-schema'
import type { JsonSchema } from '#schema/core/scalars'

/** Excludes plans with their own tool (find, forecast, advise), and actions. */
export const QueryPlan = t.union([
  ValuePlan,
  ComparePlan,
  RankPlan,
  CountPlan,
  SharePlan,
  ExplainPlan,
  ScenarioPlan,
  SolvePlan,
  DuePlan,
  DecidedPlan,
  FocusPlan,
  OverviewPlan,
  DefinePlan,
])
export type QueryPlan = t.TypeOf<typeof QueryPlan>

/** Smaller parts are shorter than a reference to them. */
const leastShared = 120

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Schema of a codec, with every repeated part under `$defs`. */
export const sharedSchema = (codec: t.Mixed): JsonSchema => {
  const counts = new Map<string, number>()
  const count = (value: unknown): void => {
    if (!isObject(value)) return
    if (!Array.isArray(value) && ('type' in value || 'anyOf' in value)) {
      const key = JSON.stringify(value)
      const before = counts.get(key) ?? 0
      counts.set(key, before + 1)
      if (before > 0) return
    }
    for (const inner of Object.values(value)) count(inner)
  }
  const schema = jsonSchema(codec)
  count(schema)
  const names = new Map<string, string>()
  const definitions: Record<string, unknown> = {}
  const share = (value: unknown, isRoot = false): unknown => {
    if (!isObject(value)) return value
    if (Array.isArray(value)) return value.map((one) => share(one))
    const parts = () => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, share(inner)]))
    const key = JSON.stringify(value)
    if (isRoot || key.length < leastShared || (counts.get(key) ?? 0) < 2) return parts()
    const known = names.get(key)
    const name = known ?? `d${names.size + 1}`
    if (known === undefined) {
      names.set(key, name)
      definitions[name] = parts()
    }
    return { $ref: `#/$defs/${name}` }
  }
  const root = share(schema, true)
  return { ...(isObject(root) ? root : {}), $defs: definitions }
}
