/** Edits the previous turn's plan: another name, time, measure, order or base, or another change. */
import type { RowsPart, RowsPlan } from '#schema/advisor/rows-plan'
import type { Question } from '../../questions/question.ts'
import type { Detail } from '../detail.ts'
import { namesOf } from '../detail.ts'
import { countedIn, dividedBy, orderIn, unitOf, wholeAt } from './operation.ts'
import { partOf, partsOf } from './parts.ts'
import { featuresIn } from './phrases.ts'
import { skeletonOf } from './skeleton.ts'
import { changesIn } from './supposed.ts'
import { timesOf } from './times.ts'

const goesOn =
  /^\W*(?:(?:ok|okay|right|thanks|cool|great)\W+)?(?:and|what about|how about|same|also|or|then|versus|vs|compared|but|by|in|as|of those|of them|which|what|when|why|per|now|only|just|for|instead|with|without)\b/i
const longest = 14

const ofChange = new Set<RowsPlan['operation']>(['growth', 'jump'])

const isSold = ({ dimension }: RowsPart): boolean => dimension !== 'account'

/** Undefined if the message is complete in itself, or has words that no edit covers. */
export const editRows = (detail: Detail, question: Question, before: RowsPlan): RowsPlan | undefined => {
  const { text: message } = question
  if (message.split(/\s+/).length > longest) return undefined
  const skeleton = skeletonOf(detail, question)
  const features = featuresIn(skeleton.text)
  const { named, amounts } = skeleton
  if (before.operation === 'suppose' && amounts.length > 0) {
    const changes = changesIn(skeleton)
    if (!changes) return undefined
    const own = new Set(changes.map(({ account }) => account.names?.join()))
    const kept = (before.accountChanges ?? []).filter(({ account }) => !own.has(account.names?.join()))
    const all = /\b(?:instead|rather)\b/i.test(message) ? changes : [...kept, ...changes]
    return { ...before, parts: all.map(({ account }) => account), accountChanges: [...all] }
  }
  if (features.left.length > 0 || features.has('suppose', 'ahead', 'worth', 'item-costs', 'except'))
    return undefined
  const own = partsOf(named)
  const isOfBefore = /\b(?:it|that|they|those|them)\b/i.test(message)
  if (own.length > 0 && isOfBefore && features.has('compare') && before.parts)
    return {
      ...before,
      manner: undefined,
      operation: 'compare',
      ranked: undefined,
      parts: [...before.parts, ...own],
    }
  if (!goesOn.test(message) && named.length > 0) return undefined
  const isBare = named.length === 0 && skeleton.periods.length === 0 && skeleton.weekdays.length === 0
  if (amounts.length > 0 && !features.has('highest', 'lowest')) return undefined
  const parts = partsOf(named)
  const times = timesOf(skeleton, ofChange.has(before.operation))
  const related = skeleton.periods.find(({ relation }) => relation !== undefined)?.relation
  const by = dividedBy(features, detail)
  const timed: RowsPlan = {
    ...before,
    ...(related && before.period && before.operation !== 'growth'
      ? { period: { ...before.period, moved: related } }
      : times),
    manner: undefined,
  }
  const of = parts.length > 0 ? parts : before.parts
  const next: RowsPlan = of ? { ...timed, parts: [...of] } : timed
  const asked = countedIn(features, next.parts ?? [])
  const isCounted = features.has(
    'number',
    'not-money',
    'entries',
    'rebate',
    'per-unit',
    'price',
    'not-number',
  )
  const inMoney = features
    .wordsOf('money')
    .some((word) => /dollar|money|value|how much|revenue|worth/.test(word))
  const counted: RowsPlan = {
    ...next,
    counted: isCounted ? asked : inMoney && before.counted !== 'refunds' ? 'money' : before.counted,
  }
  if (features.has('share', 'of-sales', 'of-costs')) {
    const at = wholeAt(skeleton)
    const inPlace = at === undefined ? undefined : named[at]
    const isCosts =
      features.has('of-costs') || (!features.has('of-sales') && !(before.parts ?? []).every(isSold))
    return {
      ...counted,
      operation: 'share',
      parts: [...(before.parts ?? of ?? [])],
      ranked: undefined,
      ...(inPlace ? { wholePart: partOf(inPlace) } : { shareOf: isCosts ? 'costs' : 'sales' }),
    }
  }
  const way = features.has('down')
    ? ('down' as const)
    : features.has('up', 'step')
      ? ('up' as const)
      : undefined
  if (features.has('when') && way) return { ...counted, operation: 'jump', way }
  if (features.has('last-time')) return { ...counted, operation: 'last' }
  const each = unitOf(features)
  if (features.has('best-time') && each)
    return { ...counted, operation: 'best', each, order: orderIn(features) }
  if (features.has('why')) return { ...counted, operation: 'growth', manner: 'why' }
  if (way) return { ...counted, ...(before.operation === 'growth' ? {} : { operation: 'growth' }), way }
  if (features.has('compare') && named.length === 0 && times.period && before.period)
    return {
      ...counted,
      operation: 'growth',
      ranked: undefined,
      period: before.period,
      comparedWith: times.period,
    }
  const isChoosing =
    features.has('highest', 'lowest') ||
    (features.has('which') && features.has('money', 'number', 'item-noun'))
  if (
    features.has('highest', 'lowest') &&
    (before.operation === 'rank' || before.operation === 'growth' || before.operation === 'best') &&
    named.length === 0
  )
    return { ...counted, order: orderIn(features), ...(by && before.ranked ? { ranked: by } : {}) }
  if (isChoosing && named.length === 0) {
    const dimension = by ?? (before.ranked || namesOf(detail, 'item').length > 0 ? 'item' : undefined)
    if (!dimension) return undefined
    const isOfAccounts = !(before.parts ?? []).every(isSold)
    return {
      ...counted,
      operation: 'rank',
      ranked: isOfAccounts ? 'account' : dimension,
      order: orderIn(features),
    }
  }
  if (by && features.has('list')) return { ...counted, operation: 'rank', ranked: by, order: 'highest' }
  if (features.has('typical') && each) return { ...counted, operation: 'typical', each }
  if (isBare && !isCounted && !inMoney) return undefined
  if (parts.length > 0 && features.has('compare') && before.parts && !features.has('again'))
    return { ...counted, operation: 'compare', parts: [...before.parts, ...parts] }
  return counted
}
