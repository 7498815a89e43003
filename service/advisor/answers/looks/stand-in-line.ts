/** Says what a figure stands in for: "EBITDA needs interest, tax and depreciation from the accounts". */
import { type Line, say } from '../../line.ts'
import { questionOf } from '../../questions/question-of.ts'
import { lackedFor } from '../../questions/sureness/stand-ins.ts'
import type { Ask } from '../written.ts'

/** What the records would have to hold to give what the message names; undefined where they have it. */
export const standInLine = (
  message: string,
  { context: { records }, plan }: Pick<Ask, 'context' | 'plan'>,
): Line | undefined => {
  const lacked = lackedFor(() => questionOf(message, records.business.type, records.now), plan)
  return lacked && say`${lacked.name} ${lacked.isMany ? 'need' : 'needs'} ${lacked.needs ?? ''}.`
}
