/** A message in the wording that the readers know, whatever the one it was put in. */
import { plainCause } from './asked-again.ts'
import { plainBusiness } from './business-turns.ts'
import { plainExclusions } from './exclusion-wording.ts'
import { plainOffsets } from './offsets.ts'
import { plainRanks } from './ranked.ts'
import { withoutStart } from './start-days.ts'
import { plainSums } from './sums-in-all.ts'
import { withGoal } from './told-goals.ts'
import { plainVerbs } from './trade-verbs.ts'
import { eachMatter } from './two-matters.ts'
import { plainSupposition } from './unchanged.ts'

const wordings: readonly ((message: string) => string)[] = [
  plainExclusions,
  plainCause,
  plainRanks,
  plainSums,
  withoutStart,
  plainOffsets,
  plainSupposition,
  eachMatter,
  plainBusiness,
  plainVerbs,
  withGoal,
]

/** The message with every exclusion, list, supposition and goal put in one way. */
export const plainly = (message: string): string =>
  wordings.reduce((text, inOneWay) => inOneWay(text), message)
