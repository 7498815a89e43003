/** Commands of visitors of the public site. */
import { siteWorkspace } from '#schema/core/site'
import { changeIn } from '../runtime/service.ts'

export { siteWorkspace }

/** Runs a command of a visitor, who has no session and no persona. */
export const changeOnSite = (context: Parameters<typeof changeIn>[0]) =>
  changeIn(context, siteWorkspace, { actor: 'visitor', persona: null })

/** The texts that say something: a form sends a field left blank as an empty text. */
export const saidOnly = <T extends { readonly [field: string]: string | undefined }>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value.trim() !== ''),
  ) as Partial<T>
