/** Holds what the service answers against what its OpenAPI document says of the call. */
import { openApiDocument } from '#schema/openapi'

const paths = Object.entries(openApiDocument().paths).map(([path, operations]) => ({
  // A path without parameters stands before one that it would fit, too.
  rank: path.split('{').length,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  operations: new Map(Object.entries(operations)),
}))
paths.sort((one, other) => one.rank - other.rank)

/** Headers of ours that say something of an answer. */
const telling = ['link', 'retry-after', 'x-position']

/** Throws where a call of the table answers with a status, or with a header of ours, that nobody is told of. */
export const expectDescribed = (method: string, path: string, { status, headers }: Response): void => {
  const at = path.split('?', 1)[0] ?? path
  const operation = paths.find(({ pattern }) => pattern.test(at))?.operations.get(method.toLowerCase())
  if (operation === undefined) return
  const described = new Map(Object.entries(operation.responses)).get(String(status))
  const call = `${method} ${path}`
  if (described === undefined)
    throw new Error(`${call} answers ${status}, of which its description is silent.`)
  const named = JSON.stringify(described).toLowerCase()
  for (const header of telling)
    if (headers.has(header) && !named.includes(`"${header}":`))
      throw new Error(
        `The ${status} of ${call} has the header ${header}, of which its description is silent.`,
      )
}
