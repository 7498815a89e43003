/** In what share of the days, weeks or months something held. */
import { readCount } from '../readers/count-reader.ts'
import type { DerivedReader } from './derived-reader.ts'

const ofTimes =
  /\b(?:what|which) (?:share|proportion|percentage|percent|fraction|part) of (?:the |our |my |all )?(?<unit>days|weeks|months|time)\b|\bin what (?:share|proportion|percentage) of (?<unit2>days|weeks|months)\b/i

/** "What's the chance that we bill under 30 days in a week?" is told by how often it happened. */
const ofChance =
  /\bwhat(?:['’]s| is| are)? (?:the |our )?(?:chances?|odds|likelihood|probability) (?:that |of (?:us )?)?(?=.*\bin (?:a|any|one|a given|a typical) week\b)/i

/** "What share of weeks made more than $18,000?" */
export const shareOfTimes: DerivedReader = ({ text }, ask) => {
  const found = ofTimes.exec(text) ?? ofChance.exec(text)
  const unit = found?.groups?.unit ?? found?.groups?.unit2 ?? (found ? 'weeks' : undefined)
  if (!found || !unit) return undefined
  const plan = readCount(ask(text.replace(found[0], `how many ${unit === 'time' ? 'weeks' : unit}`)))?.plan
  return plan?.operator === 'count' && !plan.runs ? { ...plan, asked: 'share' } : undefined
}
