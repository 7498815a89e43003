/** Carries out the list of erasures at a start: a restored backup brings deleted businesses and destroyed keys back. */
import { repeatDeletions } from '../../accounts/listed-deletions.ts'
import { type Print, withProgress } from '../../runtime/progress.ts'
import type { Service } from '../../runtime/service.ts'
import { type EraseTools, enforceErasures } from './erase.ts'

/** Removes them again and says so. Call before anything is read. */
export const repeatErasures = async (
  tools: Service & Omit<EraseTools, 'owner'>,
  ownerUrl: string,
  print: Print,
): Promise<void> => {
  for (const { workspace } of await repeatDeletions(ownerUrl, tools, tools.list))
    print(`Deleted again, because it is on the list of erasures: ${workspace}.`)
  const repeated = enforceErasures(ownerUrl, tools)
  for (const { workspace, erasure } of await withProgress(print, 'Reading the list of erasures …', repeated))
    print(`Erased again, because it is on the list of erasures: ${erasure.subject} of ${workspace}.`)
}
