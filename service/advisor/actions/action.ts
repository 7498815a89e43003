/** What the three actions have in common: the content, and what stands behind it. */
import type { Basis, Figure, SourceKind } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { today } from '../calendar.ts'
import { confidenceOf, type Rests } from '../confidence.ts'
import { eachOnce } from '../line.ts'
import type { Records } from '../records.ts'
import { kindsQuoted } from '../used-kinds.ts'

/** Names the way the actions are written; a change of wording or of an assumption is a new one. */
export const promptVersion = 'built-in-actions-2'

/** What an action gives: its list, and the basis that enters the history with it. */
export type ActionResult<A> = { readonly items: readonly A[]; readonly basis: Basis }

/** The basis of an action: every figure of its items once, how sure the records let it be, and what else shaped it. */
export const basisOf = (
  records: Records,
  items: readonly { readonly figures: readonly Figure[] }[],
  rests: Rests,
  beside: readonly SourceKind[] = [],
): Basis => ({
  advisor: { name: 'built-in', promptVersion },
  confidence: confidenceOf(records, rests),
  figures: [...eachOnce(items.flatMap(({ figures }) => figures))],
  passages: [],
  unverified: [],
  ...kindsQuoted(records, JSON.stringify(items), beside),
})

/** A count of days since 1970; for texts that take turns. */
export const dayCount = (day: IsoDate): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** A count of weeks, from Monday to Monday, of the moment that the records were read. */
export const weekCount = ({ now }: Records): number => Math.floor((dayCount(today(now)) + 3) / 7)

/** The one whose turn it is; each comes once before any comes again. */
export const inTurn = <A>(variants: readonly [A, ...A[]], turn: number): A =>
  variants[((turn % variants.length) + variants.length) % variants.length] ?? variants[0]
