/** The names of the screen and of the window, from the path. */
import { signedInPaths } from '#schema/screens'
import type { TextOf } from '../core/language.ts'
import type { shellText } from '../messages/en/shell.ts'

/** `Advisories`: the name of the signed-in screen at a path, or that there is none. */
export const screenAt = (pathname: string, text: TextOf<typeof shellText>): string => {
  const path = signedInPaths.find((one) => one === pathname.replace(/\/$/, ''))
  return path === undefined ? text.notFound : text.screens[path]
}

/** `Advisories | Jarvin`. */
export const titleAt = (pathname: string, text: TextOf<typeof shellText>): string =>
  `${screenAt(pathname, text)} | Jarvin`
