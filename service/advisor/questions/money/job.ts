/** "A $60,000 job that needs 45 days": what a client would pay for so many days of work. */
import { count, numberOf, type Reader, without } from './parts.ts'

const work =
  /\b(?:jobs?|projects?|engagement|piece of work|work|contract|assignment|gig|commission|fixed.?price|clients?|sponsor|tender|brief|workshop|diagnostic|review|audit)\b/i
const buys =
  /\b(?:buy|buying|bought|spend|spending|rent|lease|hire|hiring|pay|paying|borrow|loan|repay|invest)\b/i
const asksWhether =
  /\b(?:should|shall|take|accept|worth|good (?:deal|price|offer|idea)|enough|say yes|go for|do it|sensible|fair)\b/i

/** What is offered for a job is no outlay; where days are what is sold, it makes a day rate. */
export const jobOffered: Reader = ({ trade }, text, { value, every }) => {
  if (trade !== 'consulting' || every || !work.test(text) || buys.test(text) || !asksWhether.test(text))
    return undefined
  const days = numberOf(without(text, `\\b${count} (?:[\\p{L}-]+ )?days?\\b`)?.groups.many ?? '')
  return days > 0
    ? {
        plan: { operator: 'advise', matter: `Should we take a job of $${value} for ${days} days?` },
        rest: '',
      }
    : undefined
}

const offer = /^Should we take a job of \$(?<sum>[\d.]+) for (?<days>\d+) days\?$/

/** The price in dollars and the days of a job that advice is asked on; undefined for another matter. */
export const jobOf = (matter: string): { readonly sum: number; readonly days: number } | undefined => {
  const { sum, days } = offer.exec(matter)?.groups ?? {}
  return sum && days ? { sum: Number(sum), days: Number(days) } : undefined
}
