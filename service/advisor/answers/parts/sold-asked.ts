/** Revenue or sales of part of what is sold, such as letting fees or cake: the records only have them all together. */
import type { Plan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { soldIn } from '../../questions/lexicon/parts.ts'

const ofSales: ReadonlySet<string> = new Set([
  'revenue',
  'transactions',
  'growth',
  'revenue-per-transaction',
  'revenue-per-hour',
  'transactions-per-hour',
])

// "Letting fees" and "the rent roll" are income without another word.
const isIncome = /\b(?:fee|commission|rent roll)$/
const money = '(?:sales?|income|revenue|takings?|turnover|money|earnings|receipts)'
const earning =
  '(?:bring|brought|mak(?:e|ing)|made|earn|sell|sold|tak(?:e|ing)|took|do(?:ing)?|did|grow|grew|contribut|generat|perform|go(?:ing)?|went|up|down)\\w*'

const patternOf = (part: string): RegExp => {
  const word = `(?<part>${part}(?:e?s)?)`
  const alone = isIncome.test(part) ? `|\\b${word.replace('?<part>', '?<income>')}\\b` : ''
  return new RegExp(
    [
      `\\b${word}\\s+(?:${money}|${earning})\\b`,
      `\\b(?:from|on|through|(?:${money})\\s+(?:of|in|for))\\s+(?:(?:our|the|all|just|only)\\s+)?${word.replace('?<part>', '?<source>')}\\b`,
      `\\b(?:how many|number of)\\s+${word.replace('?<part>', '?<counted>')}\\b`,
    ].join('|') + alone,
    'i',
  )
}

const patterns = new Map<BusinessType, readonly RegExp[]>()

const patternsOf = (trade: BusinessType): readonly RegExp[] => {
  const known = patterns.get(trade) ?? soldIn(trade).map(patternOf)
  patterns.set(trade, known)
  return known
}

/** "Commission and management fees" are all that an agency earns. */
const isJoined = (message: string, part: string): boolean =>
  new RegExp(`\\b(?:and|plus) (?:the |our )?${part}|${part} (?:and|plus)\\b`, 'i').test(message)

/** The part of what is sold that a question asks for, where its plan has all of it; undefined if there is none. */
export const soldAsked = (message: string, trade: BusinessType, plan: Plan): string | undefined => {
  if (!('measure' in plan) || plan.measure === undefined || !ofSales.has(plan.measure)) return undefined
  // "In the week of the audit" names a time.
  if ('period' in plan && plan.period !== undefined && JSON.stringify(plan.period).includes('"event"'))
    return undefined
  // "What did breakfast bring in" may have been read as its hours.
  if ('filter' in plan && plan.filter?.hours !== undefined) return undefined
  for (const pattern of patternsOf(trade)) {
    const { part, source, counted, income } = pattern.exec(message)?.groups ?? {}
    const found = part ?? source ?? counted ?? income
    if (found !== undefined && !isJoined(message, found)) return found.toLowerCase()
  }
  return undefined
}
