/** Finds outside names in folds: a snapshot's fingerprint covers only the text of `evolve` itself. */
import { isNode, type Node, nodesIn } from './house-syntax.ts'

/** Codecs applied to data that was already checked; they change nothing. */
const allowed = ['decodeOrThrow', 'IsoTime', 'undefined']

const isNamed = (node: unknown, name: string): boolean =>
  isNode(node) && node.type === 'Identifier' && node.name === name

/** Names introduced by a pattern, a parameter or a declaration. */
const introduced = (node: unknown): readonly string[] => {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  const inner = [node.left, node.argument, node.value, ...nodesIn(node.properties), ...nodesIn(node.elements)]
  return inner.flatMap(introduced)
}

/** Identifiers read below a node, without field names and types. */
const namesRead = (node: Node): { readonly read: readonly string[]; readonly own: readonly string[] } => {
  const read: string[] = []
  const own: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value) || (value.type.startsWith('TS') && value.type !== 'TSAsExpression')) return
    if (value.type === 'Identifier') read.push(String(value.name))
    if (value.type === 'VariableDeclarator') own.push(...introduced(value.id))
    own.push(...nodesIn(value.params).flatMap(introduced))
    const isPlain = value.computed !== true
    const names = ['id', 'params', 'typeAnnotation', 'typeArguments', 'returnType']
    if (isPlain && value.type === 'MemberExpression') names.push('property')
    if (isPlain && value.type === 'Property') names.push('key')
    for (const [name, inner] of Object.entries(value)) if (!names.includes(name)) visit(inner)
  }
  visit(node)
  return { read, own }
}

/** Outside names used by a decider's `evolve`; none for any other node. */
export const strayInFold = (node: Node): readonly string[] => {
  if (node.type !== 'Property' || !isNamed(node.key, 'evolve') || !isNode(node.value)) return []
  const { read, own } = namesRead(node.value)
  return [...new Set(read)].filter((name) => !own.includes(name) && !allowed.includes(name))
}
