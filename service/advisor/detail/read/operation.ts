/** The operation on rows, from the words around names. */
import type { RowsDimension, RowsPart, RowsPlan } from '#schema/advisor/rows-plan'
import { type Detail, namesOf } from '../detail.ts'
import type { Features } from './phrases.ts'
import type { Skeleton } from './skeleton.ts'

const nouns = [
  ['category', 'category-noun'],
  ['channel', 'channel-noun'],
  ['item', 'item-noun'],
  ['account', 'account-noun'],
] as const

/** Dimension for grouping, if the files have it. */
export const dividedBy = (features: Features, detail: Detail): RowsDimension | undefined => {
  const has = (dimension: RowsDimension) => namesOf(detail, dimension).length > 0
  const found = nouns.filter(([, noun]) => features.has(noun)).map(([dimension]) => dimension)
  const [first] = found
  if (first === undefined) {
    const sells = features.wordsOf('money').some((word) => /^sell/.test(word))
    return sells && features.has('highest', 'lowest') && has('item') ? 'item' : undefined
  }
  if (has(first)) return first
  // A file may call its products categories.
  if (first === 'item' && has('category')) return 'category'
  return first === 'category' && has('item') ? 'item' : undefined
}

const low = /worst|weak|quiet|slow|low|least|few|small|bottom/

export const orderIn = (features: Features): 'highest' | 'lowest' =>
  features.has('lowest') || features.wordsOf('best-time').some((words) => low.test(words))
    ? 'lowest'
    : 'highest'

export const unitOf = (features: Features): RowsPlan['each'] => {
  const words = [...features.wordsOf('best-time'), ...features.wordsOf('typical')].join(' ')
  if (/weekday|day of the week/.test(words)) return 'weekday'
  if (/\bweek|weekly/.test(words)) return 'week'
  if (/\bmonth|monthly/.test(words)) return 'month'
  return /\bday|daily/.test(words) ? 'day' : undefined
}

export const countedIn = (features: Features, parts: readonly RowsPart[]): RowsPlan['counted'] => {
  const isOfAccount = parts.some(({ dimension }) => dimension === 'account')
  if (features.has('rebate')) return 'refunds'
  if (features.has('not-number')) return 'money'
  if (features.has('entries')) return 'entries'
  if (features.has('number', 'not-money')) return isOfAccount ? 'entries' : 'number'
  return features.has('per-unit', 'price') && !isOfAccount ? 'price' : 'money'
}

/** Name of the whole for a share: the one after "of" in "super as a share of wages", otherwise the last. */
export const wholeAt = ({ text }: Skeleton): number | undefined => {
  const found =
    /\b(?:of|to|against|over|than|on) (?:our |my |the |all |total |what we (?:pay|spend)(?: on| for)? )*N(\d)(?! of)/.exec(
      text,
    )
  return found ? Number(found[1]) : undefined
}

/** True if a ranking is among items of a category or group: "which pot sold best". */
export const isAmong = ({ text, named }: Skeleton, features: Features): boolean =>
  features.has('highest', 'lowest') &&
  named.length === 1 &&
  (/\b(?:which|what|best|top|worst|biggest|most|least|bottom|slowest|cheapest|dearest|favourite|A\d)(?: (?:of (?:the|our)|selling|popular|expensive|is|are|our|the|of))* N0\b/.test(
    text,
  ) ||
    features.has('item-noun', 'which'))

const ofSpending = /^(?:costs?|spen[dt]|spending|expenses?|outgoings|overheads?|expenditures?)$/

/** Accounts by month, or all spending by month; undefined if neither is asked. */
export const byMonth = (
  features: Features,
  parts: readonly RowsPart[],
  detail: Detail,
): Pick<RowsPlan, 'parts' | 'operation' | 'each'> | undefined => {
  if (!features.has('by-month') || features.has('typical', 'highest', 'lowest')) return undefined
  const words = [...features.wordsOf('money'), ...features.wordsOf('account-noun')]
  const isOfAll =
    parts.length === 0 &&
    features.left.length === 0 &&
    words.some((word) => ofSpending.test(word)) &&
    namesOf(detail, 'account').length > 0
  const asked: readonly RowsPart[] = isOfAll ? [{ dimension: 'account' }] : parts
  return asked.length > 0 && asked.every(({ dimension }) => dimension === 'account')
    ? { parts: [...asked], operation: 'value', each: 'month' }
    : undefined
}

/** True if it asks whether something is worth keeping. "What should we do?" names nothing that rows could weigh. */
export const isWeighed = (features: Features, named: readonly unknown[]): boolean =>
  features.has('worth') && named.length > 0
