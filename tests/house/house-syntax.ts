/** The syntax tree of a file, as the house rules walk it. */

/** A node of the tree. */
export type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

/** True for a node, false for whatever else hangs in the tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value

/** The nodes in a field that holds a list. */
export const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Visits a node and all below it. */
export const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  visit(value)
  for (const inner of Object.values(value)) walk(inner, visit)
}
