/** Names of the screen and the window for a path. */
import { signedInPaths } from '#schema/screens'
import type { TextOf } from '../core/language.ts'
import type { shellText } from '../messages/en/shell.ts'

/** `Advisories`: the name of the screen at a path, or the "not found" text. */
export const screenAt = (pathname: string, text: TextOf<typeof shellText>): string => {
  const path = signedInPaths.find((one) => one === pathname.replace(/\/$/, ''))
  return path === undefined ? text.notFound : text.screens[path]
}

/** `Advisories | Jarvin`. */
export const titleAt = (pathname: string, text: TextOf<typeof shellText>): string =>
  `${screenAt(pathname, text)} | Jarvin`
