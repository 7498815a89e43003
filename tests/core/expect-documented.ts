/** Checks answers of the service against its OpenAPI document. */
import { openApiDocument } from '#schema/openapi'

const paths = Object.entries(openApiDocument().paths).map(([path, operations]) => ({
  // Paths without parameters first: /memos/unread would also match /memos/{id}.
  rank: path.split('{').length,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  operations: new Map(Object.entries(operations)),
}))
paths.sort((one, other) => one.rank - other.rank)

/** Our own response headers. */
const ownHeaders = ['link', 'retry-after', 'x-position', 'etag']

/** Throws if the document does not list the answer's status or one of our headers for this call. */
export const expectDocumented = (method: string, path: string, { status, headers }: Response): void => {
  const at = path.split('?', 1)[0] ?? path
  const operation = paths.find(({ pattern }) => pattern.test(at))?.operations.get(method.toLowerCase())
  if (operation === undefined) return
  const described = new Map(Object.entries(operation.responses)).get(String(status))
  const call = `${method} ${path}`
  if (described === undefined)
    throw new Error(`${call} answers ${status}, of which its description is silent.`)
  const named = JSON.stringify(described).toLowerCase()
  for (const header of ownHeaders)
    if (headers.has(header) && !named.includes(`"${header}":`))
      throw new Error(
        `The ${status} of ${call} has the header ${header}, of which its description is silent.`,
      )
}
