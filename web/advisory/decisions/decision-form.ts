/** Values and validation of the decision form. Pure. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { DecisionOwner } from '#schema/advisory/decision'
import { Promised } from '#schema/advisory/outcome'
import { IsoDate } from '#schema/core/scalars'
import { isBlank } from '#schema/core/seen-text'
import { withPoint } from '../../core/language.ts'
import { businessDay, daysAfter } from '../../kit/business-day.ts'
import { isAmbiguousMark } from '../../kit/formats.ts'

/** Longest time over which an effect is measured. */
const maxWeeks = 26

/** The fields as typed. */
export type DecisionFields = {
  readonly title: string
  readonly message: string
  readonly owner: string
  readonly due: string
  readonly worth: string
  /** Measure of the expected effect; empty for none. */
  readonly measure: (typeof effectMeasures)[number] | ''
  readonly change: string
  readonly weeks: string
}

/** Measures that a decision is usually about, for its expected effect. */
export const effectMeasures = [
  'revenue',
  'profit',
  'margin',
  'costs',
  'staff',
  'supplies',
  'transactions',
] as const satisfies readonly RecordedMeasure[]

export const emptyDecision: DecisionFields = {
  ...{ title: '', message: '', owner: '', due: '', worth: '' },
  ...{ measure: '', change: '', weeks: '4' },
}

/** All fields of the form. */
export const fieldNames = [
  ...(['title', 'message', 'owner', 'due', 'worth'] as const),
  ...(['measure', 'change', 'weeks'] as const),
]

/** Days until a decision is due, as the service proposes for an advisory without a number. */
const usualDays = 14

/** The form of a new decision: owned by its writer, due in two weeks. */
export const firstDecision = (moment: Date, owner: string): DecisionFields => ({
  ...emptyDecision,
  owner,
  due: daysAfter(businessDay(moment), usualDays),
})

const amountOf = (typed: string): number | undefined => {
  if (isAmbiguousMark(typed)) return undefined
  const plain = withPoint(typed.replace(/[$\s]/g, '')).replace(/^[−–]/, '-')
  const value = /^[-+]?\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return value === 0 ? undefined : value
}

const weeksOf = (typed: string): number | undefined => {
  const value = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return value >= 1 && value <= maxWeeks ? value : undefined
}

/** The expected effect; undefined while it is incomplete, or if no measure is chosen. */
export const promisedIn = ({ measure, change, weeks }: DecisionFields): Promised | undefined => {
  const [amount, count] = [amountOf(change), weeksOf(weeks)]
  if (measure === '' || amount === undefined || count === undefined) return undefined
  const promised = { measure, change: amount, weeks: count }
  return Promised.is(promised) ? promised : undefined
}

/** The plan as the service accepts it: members by id, anybody else by name. */
export type PlanInput = {
  readonly due?: IsoDate
  readonly ownerId?: NonNullable<DecisionOwner['id']>
  readonly ownerName?: string
}

/** The owner stays the same person while the name is: a namesake is somebody else. */
const ownerInput = (
  name: string,
  members: readonly DecisionOwner[],
  before: DecisionOwner | undefined,
): PlanInput => {
  const typed = name.trim()
  if (isBlank(name)) return {}
  if (before?.name.trim() === typed)
    return before.id === undefined ? { ownerName: typed } : { ownerId: before.id }
  const member = members.find((one) => one.name.toLowerCase() === typed.toLowerCase())
  return member?.id === undefined ? { ownerName: typed } : { ownerId: member.id }
}

/** Converts the fields to a plan; `before` is the owner that the decision has so far. */
export const planOfFields = (
  { owner, due }: Pick<DecisionFields, 'owner' | 'due'>,
  members: readonly DecisionOwner[],
  before?: DecisionOwner,
): PlanInput => ({ ...(IsoDate.is(due) ? { due } : {}), ...ownerInput(owner, members, before) })

/** The plan of a new decision. Its writer `me`, unless replaced, is left to the service, which knows them by id. */
export const firstPlan = (
  { owner, due }: Pick<DecisionFields, 'owner' | 'due'>,
  members: readonly DecisionOwner[],
  me: string,
): PlanInput => planOfFields({ owner: owner.trim() === me.trim() ? '' : owner, due }, members)

/** Invalid fields: a missing title, a newly chosen due date in the past, or an expected effect that is no number. */
export const decisionFaults = (
  { title, due, measure, change, weeks }: DecisionFields,
  moment: Date,
  dueBefore?: string,
): { readonly [field in 'title' | 'due' | 'change' | 'weeks']: boolean } => ({
  change: measure !== '' && amountOf(change) === undefined,
  weeks: measure !== '' && weeksOf(weeks) === undefined,
  title: isBlank(title),
  due: due !== '' && due !== dueBefore && (!IsoDate.is(due) || due < businessDay(moment)),
})
