/** Counts with their German noun. */
import { plural } from '../../core/language.ts'

/** A count with its noun: `1 Ereignis`, `1.284 Ereignisse`. */
export const counted = (count: number | string, one: string, other: string): string =>
  `${count} ${plural(count, { one, other }, 'de')}`

const words = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']

/** A count at the start of a sentence: in words below ten, feminine. */
export const countWord = (count: number): string => words[count] ?? count.toLocaleString('de')
