/** Finds import cycles, including type imports: files in a cycle cannot be read, moved or tested alone. */
import type { ParsedFile } from './parsed-file.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Import cycles among these files, as lists of paths; Tarjan's strongly connected components. */
export const circlesOf = (files: readonly Pick<ParsedFile, 'path' | 'imports'>[]): readonly string[][] => {
  const graph: Graph = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
  )
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let lowest = own
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, order.get(next) ?? own)
    }
    if (lowest === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle)
    }
    return lowest
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
