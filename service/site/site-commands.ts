/** Commands from visitors of the public site. */
import { siteWorkspace } from '#schema/core/site'
import { commandRunner } from '../runtime/service.ts'

export { siteWorkspace }

/** Runs a visitor's command, without session and persona. */
export const runSiteCommand = (context: Parameters<typeof commandRunner>[0]) =>
  commandRunner(context, siteWorkspace, { actor: 'visitor', persona: null })

/** Omits blank texts; forms send '' for a field left blank. */
export const withoutBlanks = <T extends { readonly [field: string]: string | undefined }>(
  fields: T,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value.trim() !== ''),
  ) as Partial<T>
