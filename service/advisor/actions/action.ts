/** Common parts of the three actions: content and evidence. */
import type { Basis, Figure, SourceKind } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { today } from '../calendar.ts'
import { confidenceOf, type Rests } from '../confidence.ts'
import { eachOnce } from '../line.ts'
import type { Records } from '../records.ts'
import { kindsQuoted } from '../used-kinds.ts'

/** Version of the way actions are written; changes with any wording or assumption. */
export const promptVersion = 'built-in-actions-2'

/** Result of an action: its list, and the basis that is recorded with it. */
export type ActionResult<A> = { readonly items: readonly A[]; readonly basis: Basis }

/** Basis of an action: every figure of its items once, its confidence, and other influences. */
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

/** Days since 1970; for texts that rotate. */
export const dayCount = (day: IsoDate): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** Number of the week, Monday to Monday, in which the records were read. */
export const weekCount = ({ now }: Records): number => Math.floor((dayCount(today(now)) + 3) / 7)

/** The variant for this turn; each comes once before any repeats. */
export const inTurn = <A>(variants: readonly [A, ...A[]], turn: number): A =>
  variants[((turn % variants.length) + variants.length) % variants.length] ?? variants[0]
