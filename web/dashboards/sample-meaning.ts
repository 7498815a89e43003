/** Parses the status named in sample content. Pure. */
import type { Meaning } from '../kit/StatusMark.tsx'

const meanings: readonly Meaning[] = ['good', 'attention', 'risk', 'info', 'neutral']

/** The status with this name, or `neutral` for unknown ones. */
export const meaningOf = (word: string): Meaning => meanings.find((each) => each === word) ?? 'neutral'
