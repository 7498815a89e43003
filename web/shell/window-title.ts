/** The title of the window, from what the routes say about their screens. */
import type { UIMatch } from 'react-router-dom'

const titleIn = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined

/** `Advisories | Jarvin`: the title of the innermost route that names one. */
export const titleOf = (matches: readonly UIMatch[]): string => {
  const title = matches.map(({ handle }) => titleIn(handle)).findLast((found) => found !== undefined)
  return title === undefined ? 'Jarvin' : `${title} | Jarvin`
}
