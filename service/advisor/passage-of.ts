/** What is written down in a workspace, as passages that the advisor can find and cite. */
import { format, parseISO } from 'date-fns'
import type { SourceKind } from '#schema/core/advice'
import type { AnyEvent } from '#schema/events'
import type { FocusFields, FocusId } from '#schema/focus/focus'
import type { BusinessProfileFields } from '#schema/profile/profile'
import { counted } from '../runtime/counted.ts'

/** The one business profile of a workspace; it has no id of its own. */
const profileId = 'business-profile'

/** A record in words. */
export type PassageText = {
  readonly kind: SourceKind
  readonly id: string
  readonly title: string
  readonly body: string
}
type KpiRecorded = Extract<AnyEvent, { readonly type: 'KpiRecorded' }>['data']

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ')

const list = (label: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${label}: ${items.join(', ')}`

const ofFocus = (id: FocusId, focus: FocusFields): PassageText => ({
  kind: 'focus',
  id,
  title: `Current focus: ${focus.primaryFocus}`,
  body: sentences(
    focus.description,
    `Urgency ${focus.urgency}, timeline: ${focus.timeline}`,
    list('Secondary priorities', focus.secondaryPriorities),
    list('Measured by', focus.successMetrics),
  ),
})

const ofProfile = (profile: BusinessProfileFields): PassageText => ({
  kind: 'profile',
  id: profileId,
  title: 'Business profile',
  body: sentences(
    profile.companyStage && `Stage: ${profile.companyStage}`,
    profile.teamSize === undefined ? '' : `Team of ${profile.teamSize}`,
    profile.annualRevenue && `Annual revenue: ${profile.annualRevenue}`,
    list('Objectives', profile.primaryObjectives),
    list('Challenges', profile.keyChallenges),
    list('Industries', profile.industryFocus),
    profile.decisionMakingStyle && `Decisions: ${profile.decisionMakingStyle}`,
    profile.riskTolerance && `Risk tolerance: ${profile.riskTolerance}`,
    `Tone: ${profile.preferredTone}`,
    `Reports: ${profile.reportingFrequency}`,
  ),
})

const money = (amount: number): string => `$${Math.round(amount).toLocaleString('en-AU')}`

const ofWeek = (week: KpiRecorded): PassageText => {
  const day = format(parseISO(week.weekStart), 'd MMMM yyyy')
  return {
    kind: 'kpi',
    id: week.kpiId,
    title: `Figures of the week from ${day}`,
    body: `In the week from Monday ${day} revenue was ${money(week.revenue)} at a profit margin of ${week.profitMargin.toFixed(1)}%, with ${counted(week.transactions, 'transaction')} and a cash runway of ${week.cashRunwayWeeks.toFixed(1)} weeks.`,
  }
}

/** The events that put something into words. */
export const passageTypes = [
  'MemoReceived',
  'AdvisoryRaised',
  'BriefGenerated',
  'KpiRecorded',
  'FocusSet',
  'FocusChanged',
  'BusinessProfileSaved',
] as const satisfies readonly AnyEvent['type'][]

/** What an event puts into words, if anything. */
export const passageOf = ({ type, data }: AnyEvent): PassageText | undefined => {
  switch (type) {
    case 'MemoReceived':
      return { kind: 'memo', id: data.memoId, title: data.subject, body: data.content }
    case 'AdvisoryRaised':
      return {
        kind: 'advisory',
        id: data.advisoryId,
        title: data.title,
        body: sentences(data.message, data.suggestedAction, data.worth && `Worth: ${data.worth}`),
      }
    case 'BriefGenerated':
      return {
        kind: 'brief',
        id: data.briefId,
        title: data.title,
        body: sentences(`Asked: ${data.topic}`, data.what, data.soWhat),
      }
    case 'KpiRecorded':
      return ofWeek(data)
    case 'FocusSet':
    case 'FocusChanged':
      return ofFocus(data.focusId, data.focus)
    case 'BusinessProfileSaved':
      return ofProfile(data)
    default:
      return undefined
  }
}
