/** The title of the window, from what the routes say about their screens. */
import type { UIMatch } from 'react-router-dom'
import { type SignedInPath, signedInPaths } from '#schema/screens'

const titleIn = ({ pathname, handle }: UIMatch, screens: Readonly<Record<SignedInPath, string>>) => {
  if (typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string')
    return handle.title
  const path = signedInPaths.find((one) => one === pathname.replace(/\/$/, ''))
  return path === undefined ? undefined : screens[path]
}

/** `Advisories | Jarvin`: the title that the innermost route names, or the name of the screen at its path. */
export const titleOf = (
  matches: readonly UIMatch[],
  screens: Readonly<Record<SignedInPath, string>>,
): string => {
  const title = matches.map((match) => titleIn(match, screens)).findLast((found) => found !== undefined)
  return title === undefined ? 'Jarvin' : `${title} | Jarvin`
}
