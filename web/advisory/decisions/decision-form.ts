/** Values and validation of the decision form. Pure. */
import type { Decision, DecisionOwner } from '#schema/advisory/decision'
import { IsoDate } from '#schema/core/scalars'
import { businessDay } from '../../kit/business-day.ts'

/** The fields as typed. */
export type DecisionFields = {
  readonly title: string
  readonly message: string
  readonly owner: string
  readonly due: string
  readonly worth: string
}

export const emptyDecision: DecisionFields = { title: '', message: '', owner: '', due: '', worth: '' }

/** The plan as the service accepts it: members by id, anybody else by name. */
export type PlanInput = {
  readonly due?: IsoDate
  readonly ownerId?: NonNullable<DecisionOwner['id']>
  readonly ownerName?: string
}

const ownerInput = (name: string, members: readonly DecisionOwner[]): PlanInput => {
  const typed = name.trim()
  if (typed === '') return {}
  const member = members.find((one) => one.name.toLowerCase() === typed.toLowerCase())
  return member?.id === undefined ? { ownerName: typed } : { ownerId: member.id }
}

/** Converts the fields to a plan. */
export const planOfFields = (
  { owner, due }: Pick<DecisionFields, 'owner' | 'due'>,
  members: readonly DecisionOwner[],
): PlanInput => ({ ...(IsoDate.is(due) ? { due } : {}), ...ownerInput(owner, members) })

/** The decision's current plan. */
export const planInput = ({ due, owner }: Decision): PlanInput => ({
  ...(due === undefined ? {} : { due }),
  ...(owner === undefined ? {} : owner.id === undefined ? { ownerName: owner.name } : { ownerId: owner.id }),
})

/** Invalid fields: a missing title, or a newly chosen due date in the past. */
export const decisionFaults = (
  { title, due }: DecisionFields,
  moment: Date,
  dueBefore?: string,
): { readonly title: boolean; readonly due: boolean } => ({
  title: title.trim() === '',
  due: due !== '' && due !== dueBefore && (!IsoDate.is(due) || due < businessDay(moment)),
})
