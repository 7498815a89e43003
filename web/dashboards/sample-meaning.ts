/** The meaning that sample content names. Pure. */
import type { Meaning } from '../kit/StatusMark.tsx'

const meanings: readonly Meaning[] = ['good', 'attention', 'risk', 'info', 'neutral']

/** The meaning of a word of the catalogue; a word that is none means nothing. */
export const meaningOf = (word: string): Meaning => meanings.find((each) => each === word) ?? 'neutral'
