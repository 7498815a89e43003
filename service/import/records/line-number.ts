/** Numbers of records, by which those of other days are found. */
import { centsAt } from './line.ts'

/** Number by which records of other days are found: a refund for an earlier sale is a separate record. */
export const numberOf = (id: string, content: string): string =>
  content.startsWith('-', centsAt) ? `-\t${id}` : id

/** Both forms of a number. */
export const numbersOf = (id: string): readonly string[] => [id, `-\t${id}`]
