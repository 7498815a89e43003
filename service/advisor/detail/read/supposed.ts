/** Supposed changes of accounts in a message: "rent up 5% and wages 3.5%". */
import type { AccountChange } from '#schema/advisor/rows-plan'
import { partOf } from './parts.ts'
import type { Skeleton } from './skeleton.ts'

const falls =
  /\b(?:down|fall|falls|fell|drop|drops|dropped|cut|cuts|reduce[ds]?|decreas\w*|cheaper|lower|less|off|save|saved|saves|halve[ds]?)\b/

const unitAfter = (rest: string): AccountChange['unit'] | undefined =>
  /^ ?(?:a|per|each|every) week|^ ?weekly/.test(rest)
    ? 'a-week'
    : /^ ?(?:a|per|each|every) month|^ ?monthly/.test(rest)
      ? 'a-month'
      : /^ ?(?:a|per|each|every) year|^ ?(?:yearly|annually)/.test(rest)
        ? 'a-year'
        : undefined

type Place = { readonly kind: 'N' | 'A'; readonly index: number; readonly at: number; readonly end: number }

/** Undefined if a size has no account or no unit, or an account has no size. */
export const changesIn = ({ text, named, amounts }: Skeleton): readonly AccountChange[] | undefined => {
  const places = [...text.matchAll(/\b([NA])(\d)\b/g)].map(
    (match): Place => ({
      kind: match[1] === 'N' ? 'N' : 'A',
      index: Number(match[2]),
      at: match.index,
      end: match.index + match[0].length,
    }),
  )
  const sized = places.filter(({ kind }) => kind === 'A')
  const accounts = places.filter(({ kind }) => kind === 'N')
  if (sized.length === 0 || accounts.length === 0) return undefined
  if (sized.length !== accounts.length && sized.length !== 1) return undefined
  const changes = accounts.flatMap(({ index, end }, place): readonly AccountChange[] => {
    const size = sized.length === 1 ? sized[0] : sized[place]
    const one = named[index]
    const amount = size && amounts[size.index]
    if (!one || !size || !amount || one.dimension !== 'account') return []
    const unit = amount.unit === 'percent' ? 'percent' : unitAfter(text.slice(size.end))
    if (!unit) return []
    // Words of this change: from the end of the previous one to the end of its own size.
    const before = accounts[place - 1]
    const from = before ? Math.max(before.end, sized.length === 1 ? 0 : (sized[place - 1]?.end ?? 0)) : 0
    const next = accounts[place + 1]?.at ?? text.length
    const words = text.slice(from, Math.max(end, size.end, Math.min(next, text.length)))
    return [{ account: partOf(one), size: falls.test(words) ? -amount.value : amount.value, unit }]
  })
  return changes.length === accounts.length ? changes : undefined
}
