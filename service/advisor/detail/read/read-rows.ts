/** Reads a message as a plan over imported rows, and accounts for each of its content words. */
import type { RowsPart, RowsPlan } from '#schema/advisor/rows-plan'
import type { Question } from '../../questions/question.ts'
import { isCue } from '../../questions/term.ts'
import { type Detail, namesOf } from '../detail.ts'
import { lacksOf, withExcept } from './left-out.ts'
import { byMonth, countedIn, dividedBy, isAmong, isWeighed, orderIn, unitOf, wholeAt } from './operation.ts'
import { partOf, partsOf } from './parts.ts'
import { type Features, featuresIn } from './phrases.ts'
import type { RowsReading } from './rows-reading.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { changesIn } from './supposed.ts'
import { timesOf } from './times.ts'

type Draft = { readonly plan: RowsPlan; readonly left: readonly string[] }

const isAccount = ({ dimension }: RowsPart): boolean => dimension === 'account'

/** The operation and its operands. */
const drafted = (
  detail: Detail,
  skeleton: Skeleton,
  features: Features,
  message: string,
): Draft | undefined => {
  const { named, amounts } = skeleton
  const excepted = features.has('except') ? withExcept(skeleton) : undefined
  const parts = excepted ?? partsOf(named)
  const isOfMost = features.has('highest') && features.has('which')
  const by =
    dividedBy(features, detail) ??
    (isOfMost && named.length === 0 && features.has('of-costs') && namesOf(detail, 'account').length > 0
      ? ('account' as const)
      : isOfMost && named.length === 0 && features.has('of-sales') && namesOf(detail, 'item').length > 0
        ? ('item' as const)
        : undefined)
  const counted = countedIn(features, parts)
  const base = { operator: 'rows' as const, counted, ...(parts.length > 0 ? { parts: [...parts] } : {}) }
  const manner = /^\W*(?:(?:and|so|but) )?(?:did|is|are|was|were|has|have|do|does|any)\b/i.test(message)
    ? { manner: 'whether' as const }
    : features.has('why')
      ? { manner: 'why' as const }
      : {}
  const isOfBuyers = features.has('rebate', 'share', 'money')
  const left: string[] = features.left.filter(
    (word) => !isOfBuyers || !/^(?:customers?|clients?|people|patients?|shoppers?)$/.test(word),
  )
  const isMoved = features.has('up', 'down', 'change', 'step')
  const isOfTwoTimes = features.has('compare') && parts.length < 2 && skeleton.periods.length > 0
  const isOfChange = isMoved || isOfTwoTimes || features.has('why')
  const times = timesOf(skeleton, isOfChange)
  const way =
    features.has('up', 'step') === features.has('down')
      ? {}
      : { way: features.has('down') ? ('down' as const) : ('up' as const) }
  const sizes = amounts.filter(
    ({ unit, value }) => unit !== 'plain' || !Number.isInteger(value) || value > 100,
  )
  const counts = amounts.filter((one) => !sizes.includes(one))
  const leftSizes = (isCountUsed: boolean) =>
    sizes.length > 0 || (counts.length > 0 && !isCountUsed) ? ['amount'] : []
  const lacks = lacksOf(features, parts, skeleton, message)
  if (lacks) return { plan: { ...base, ...times, operation: 'lacking', lacks }, left: [] }
  if (features.has('suppose')) {
    const changes = parts.every(isAccount) ? changesIn(skeleton) : undefined
    return changes
      ? {
          plan: { ...base, operation: 'suppose', accountChanges: [...changes] },
          left: left.length > 2 ? left : [],
        }
      : { plan: { ...base, ...times, operation: 'value' }, left: [...left, ...features.wordsOf('suppose')] }
  }
  if (isWeighed(features, parts))
    return { plan: { ...base, ...times, operation: 'value', manner: 'worth' }, left }
  if (features.has('last-time')) return { plan: { ...base, ...times, operation: 'last' }, left }
  if (features.has('when') && (isMoved || features.has('how-far')))
    return { plan: { ...base, ...times, ...way, operation: 'jump' }, left: [...left, ...leftSizes(false)] }
  left.push(...features.wordsOf('when'))
  const among = by ?? (isAmong(skeleton, features) ? 'item' : undefined)
  if (features.has('unsold') && among)
    return { plan: { ...base, ...times, operation: 'unsold', ranked: among }, left }
  left.push(...(features.has('except') && !excepted ? features.wordsOf('except') : []))
  left.push(...features.wordsOf('unsold'))
  // Compares with something the message does not name.
  const isOfOneThing = parts.length === 1 && !isOfChange && !features.has('share', 'of-sales', 'of-costs')
  if (isOfOneThing) left.push(...features.wordsOf('compare').filter((word) => word !== 'or'))
  const isShare =
    features.has('share', 'of-sales', 'of-costs') ||
    (parts.length > 1 && /\bA\d of (?:our |the |all )*N\d/.test(skeleton.text))
  if (isShare && parts.length > 0 && !isMoved) {
    const at = wholeAt(skeleton)
    const inPlace = at === undefined ? undefined : named[at]
    const whole = parts.length > 1 ? (inPlace ? partOf(inPlace) : parts.at(-1)) : undefined
    const isOfSales =
      features.has('of-sales') ||
      (!features.has('of-costs') &&
        (!parts.every(isAccount) ||
          features.wordsOf('money').some((word) => /^(?:sales|revenue|takings|turnover|income)$/.test(word))))
    const ofWhole = whole
      ? { wholePart: whole }
      : { shareOf: isOfSales ? ('sales' as const) : ('costs' as const) }
    const own = whole ? named.map(partOf).filter((one) => one.names?.join() !== whole.names?.join()) : parts
    return {
      plan: { ...base, ...times, operation: 'share', parts: [...own], ...ofWhole },
      // "Is super 12 percent of wages?" is answered with the actual share.
      left: [
        ...left,
        ...(manner.manner === 'whether' && sizes.every(({ unit }) => unit === 'percent')
          ? []
          : leftSizes(false)),
      ],
    }
  }
  const ofMonths = byMonth(features, parts, detail)
  if (ofMonths) return { plan: { ...base, ...times, ...ofMonths }, left }
  if (isOfChange && (parts.length > 0 || by)) {
    const isRanked = by !== undefined && features.has('which', 'highest', 'lowest', 'list')
    const isRankedAmong =
      !isRanked && among !== undefined && parts.length === 1 && features.has('highest', 'lowest', 'which')
    const ranked = isRanked ? by : isRankedAmong ? among : undefined
    if (ranked || parts.length > 0)
      return {
        plan: {
          ...base,
          ...times,
          ...way,
          ...manner,
          operation: 'growth',
          ...(ranked ? { ranked, order: orderIn(features) } : {}),
          ...(ranked && counts[0] ? { most: counts[0].value } : {}),
        },
        left: [...left, ...leftSizes(ranked !== undefined)],
      }
  }
  left.push(...features.wordsOf('by-month'))
  const each = unitOf(features)
  if (features.has('best-time') && each && parts.length > 0)
    return { plan: { ...base, ...times, operation: 'best', each, order: orderIn(features) }, left }
  left.push(...features.wordsOf('best-time'))
  if (features.has('typical') && !['price'].includes(counted) && parts.length > 0 && !features.has('list'))
    return { plan: { ...base, ...times, operation: 'typical', each: each ?? 'week' }, left }
  const asksRank = features.has('highest', 'lowest') || (by !== undefined && features.has('list', 'which'))
  if (asksRank && among)
    return {
      plan: {
        ...base,
        ...times,
        operation: 'rank',
        ranked: among,
        order: orderIn(features),
        ...(counts[0] ? { most: counts[0].value } : {}),
      },
      left: [...left, ...leftSizes(true)],
    }
  if (parts.length > 1)
    return {
      plan: { ...base, ...times, operation: 'compare', ...manner },
      left: [...left, ...leftSizes(false)],
    }
  const unused = [...features.wordsOf('highest'), ...features.wordsOf('lowest'), ...features.wordsOf('why')]
  const isOfAll = features.has('rebate') || (features.has('any') && features.has('money') && times.period)
  if (parts.length === 0 && !isOfAll && !(by === 'item' && counted === 'number')) return undefined
  return {
    plan: { ...base, ...times, operation: 'value', ...manner },
    left: [...left, ...unused, ...leftSizes(false)],
  }
}

/** True for words that ask for a decision, a record or a draft, which rows do not have. */
const isOfOthers = (question: Question, features: Features, skeleton: Skeleton): boolean =>
  !isWeighed(features, skeleton.named) &&
  question.terms.some((term) =>
    isCue(term, 'should', 'due', 'decision', 'draft', 'email', 'roster', 'social'),
  )

/** The reading; undefined for a message that uses no names or dimensions of the files. */
export const readRows = (detail: Detail, question: Question): RowsReading | undefined => {
  const skeleton = skeletonOf(detail, question)
  const features = featuresIn(skeleton.text)
  const isGeneric = skeleton.named.every((one) => one.isGeneric)
  if (isOfOthers(skeleton.read, features, skeleton)) return undefined
  const draft = drafted(detail, skeleton, features, question.text)
  if (!draft) return undefined
  // Other readers forecast what the lexicon knows, such as wages.
  if (isGeneric && draft.plan.lacks === 'forecast') return undefined
  const heard = skeleton.named.flatMap(({ heard: written, names }) =>
    written.map((word) => ({ written: word.slice(0, 60), name: names[0] ?? word })),
  )
  const { plan } = draft
  return {
    plan: { ...plan, ...(heard.length > 0 ? { heard } : {}) },
    left: draft.left,
    isGeneric: isGeneric && skeleton.named.length > 0,
    isAssumed: skeleton.named.some((one) => !one.isFull) || (plan.operation === 'growth' && !plan.period),
    skeleton,
    features,
  }
}
