/** Lists for writers of answers over rows. */
export { listed } from '../../runtime/counted.ts'
