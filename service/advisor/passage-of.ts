/** Texts of a workspace as passages that the advisor can find and cite. */
import { format, parseISO } from 'date-fns'
import type { SourceKind } from '#schema/core/advice'
import type { AnyEvent, EventNamed } from '#schema/events'
import { dispatchOf } from '../event-store/event-handlers.ts'
import { counted } from '../runtime/counted.ts'

/** Id of the workspace's only business profile, which has none of its own. */
const profileId = 'business-profile'

/** A record in words. */
export type PassageText = {
  readonly kind: SourceKind
  readonly id: string
  readonly title: string
  readonly body: string
}

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ')

const list = (label: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${label}: ${items.join(', ')}`

const ofFocus = ({ data: { focusId, focus } }: EventNamed<'FocusSet' | 'FocusChanged'>): PassageText => ({
  kind: 'focus',
  id: focusId,
  title: `Current focus: ${focus.primaryFocus}`,
  body: sentences(
    focus.description,
    `Urgency ${focus.urgency}, timeline: ${focus.timeline}`,
    list('Secondary priorities', focus.secondaryPriorities),
    list('Measured by', focus.successMetrics),
  ),
})

const ofProfile = ({ data: profile }: EventNamed<'BusinessProfileSaved'>): PassageText => ({
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

const ofWeek = ({ data: week }: EventNamed<'KpiRecorded'>): PassageText => {
  const day = format(parseISO(week.weekStart), 'd MMMM yyyy')
  return {
    kind: 'kpi',
    id: week.kpiId,
    title: `Figures of the week from ${day}`,
    body: `In the week from Monday ${day} revenue was ${money(week.revenue)} at a profit margin of ${week.profitMargin.toFixed(1)}%, with ${counted(week.transactions, 'transaction')} and a cash runway of ${week.cashRunwayWeeks.toFixed(1)} weeks.`,
  }
}

/** Slices whose records become passages. */
type PassageSlice = 'memo' | 'advisory' | 'brief' | 'kpi' | 'focus' | 'profile'

const passages = dispatchOf<PassageSlice, PassageText>({
  MemoReceived: ({ data }) => ({ kind: 'memo', id: data.memoId, title: data.subject, body: data.content }),
  MemoRead: null,
  MemoArchived: null,
  AdvisoryRaised: ({ data }) => ({
    kind: 'advisory',
    id: data.advisoryId,
    title: data.title,
    body: sentences(data.message, data.suggestedAction, data.worth && `Worth: ${data.worth}`),
  }),
  AdvisoryAccepted: null,
  AdvisoryDismissed: null,
  AdvisoryReopened: null,
  AdvisoryDeferred: null,
  AdvisoryWithdrawn: null,
  AdvisoryFiguresTakenBack: null,
  DecisionPlanned: null,
  DecisionDone: null,
  DecisionResumed: null,
  AdvisoryOutcomeRecorded: null,
  BriefGenerated: ({ data }) => ({
    kind: 'brief',
    id: data.briefId,
    title: data.title,
    body: sentences(`Asked: ${data.topic}`, data.what, data.soWhat),
  }),
  EmailDraftsGenerated: null,
  RosterProposalGenerated: null,
  SocialPlanGenerated: null,
  KpiRecorded: ofWeek,
  HoursRecorded: null,
  FocusSet: ofFocus,
  FocusChanged: ofFocus,
  BusinessProfileSaved: ofProfile,
  PersonalProfileSaved: null,
  TourLeft: null,
})

/** Event types that add or remove a passage. */
export const passageTypes: readonly string[] = [...passages.types, 'AdvisoryWithdrawn']

/** Id of the passage that an event removes: what was withdrawn is not quoted any more. */
export const removedPassage = (event: AnyEvent): string | undefined =>
  event.type === 'AdvisoryWithdrawn' ? event.data.advisoryId : undefined

/** The passage that an event adds; undefined if it adds none. */
export const passageOf = (event: AnyEvent): PassageText | undefined => passages.handle(event)
