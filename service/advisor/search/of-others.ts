/** Whether a sentence on record speaks of another business. */
import type { Hit } from './find-sentences.ts'
import { synonymGroups } from './synonyms.ts'
import { formOf, wordsIn } from './word-forms.ts'

const others: ReadonlySet<string> = new Set(
  synonymGroups
    .filter((group) => group.includes('competitor') || group.includes('neighbour'))
    .flat()
    .map(formOf),
)

/** True for a sentence that, with its title, names competitors or neighbours. */
export const speaksOfOthers = ({ sentence, of }: Hit): boolean =>
  wordsIn(`${of.text.title} ${sentence}`).some((word) => others.has(formOf(word)))
