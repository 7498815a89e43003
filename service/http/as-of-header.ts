/** The earlier moment that a call asks for in the header `x-as-of`. */
import type { Endpoint } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import type { SessionInfo } from '../runtime/service.ts'

const readOnly: Problem = {
  kind: 'conflict',
  code: 'as-of',
  detail: 'An earlier moment can be read but not changed. Nothing was recorded.',
}

/** The first position that can be viewed: a workspace opens with two events, its name and its style. */
export const firstAsOfPosition = 2

/** Position from the header `x-as-of`; undefined for the present. An auditor's period ends at a position of its own. */
export const asOfOf = (
  row: Endpoint,
  header: string | undefined,
  { position: head, sees }: SessionInfo,
): E.Either<Problem, number | undefined> => {
  if (header === undefined)
    return E.right(sees && row.method === 'GET' && !row.stream && !row.isOwn ? head : undefined)
  if (row.method !== 'GET' || row.stream) return E.left(readOnly)
  const position = /^[1-9]\d{0,14}$/.test(header) ? Number(header) : 0
  return position >= firstAsOfPosition && position <= head
    ? E.right(position)
    : E.left(
        invalid([{ field: 'x-as-of', message: `must be a position from ${firstAsOfPosition} to ${head}` }]),
      )
}
