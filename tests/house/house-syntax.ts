/** Walks the syntax tree of a file. */

export type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

/** True for nodes, false for other values in the tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value

/** The nodes in a list. */
export const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Visits a node and its descendants. */
export const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  visit(value)
  for (const inner of Object.values(value)) walk(inner, visit)
}
