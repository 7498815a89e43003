/** Definition of a demo business: figures, styles, focus, profile, integrations, advisories, memos and briefs. */
import type { Urgency } from '#schema/advisory/advisory'
import type { Promised } from '#schema/advisory/outcome'
import type { IntegrationType, SetupKey } from '#schema/connection/connection'
import type { FocusFields } from '#schema/focus/focus'
import type { MemoPriority } from '#schema/memo/memo'
import type { PersonaKey } from '#schema/persona/persona'
import type { BusinessProfileFields } from '#schema/profile/profile'
import type { Facts } from './facts.ts'
import type { FigureParameters } from './generator.ts'

/** Time of an event: days ago, or the Monday on which the latest figures arrived; Brisbane time, HH:mm or HH:mm:ss. */
export type When = { readonly daysAgo: number | 'last Monday'; readonly time: string }

/** An advisory and its outcome. */
export type AdvisoryPlan = When & {
  readonly title: string
  readonly urgency: Urgency
  readonly decision?: { readonly as: 'AdvisoryAccepted' | 'AdvisoryDismissed'; readonly secondsLater: number }
  readonly write: (facts: Facts) => {
    readonly message: string
    readonly suggestedAction: string
    readonly worth: string
    /** The number in `worth`, if it is a change of a weekly measure. */
    readonly promises?: Promised
  }
}

/** A memo and its outcome; without `became` it is still unread. */
export type MemoPlan = When & {
  readonly type: 'directive' | 'alert' | 'summary' | 'memo'
  readonly priority: MemoPriority
  readonly fromPersona: string
  readonly transitions?: readonly {
    readonly as: 'MemoRead' | 'MemoArchived'
    readonly secondsLater: number
  }[]
  /** Paragraphs of the content. */
  readonly write: (facts: Facts) => { readonly subject: string; readonly paragraphs: readonly string[] }
}

/** An integration: setup, syncs, and a failure if there is one. */
export type ConnectionPlan = When & {
  readonly type: IntegrationType
  /** Values by setup key; sealed before they are recorded. */
  readonly setup: Readonly<Partial<Record<SetupKey, string>>>
  readonly synced: readonly When[]
  readonly failed?: When & { readonly failure: string }
}

/** A past brief, written in the style of that time. */
export type BriefPlan = When & {
  /** A topic that names a month takes it from the day of writing. */
  readonly topic: string | ((day: Date) => string)
}

/** Focus, profile and integrations of a business. */
export type Settings = {
  /** The first focus and its changes, oldest first. */
  readonly focus: readonly (When & { readonly fields: FocusFields })[]
  readonly profile?: When & { readonly fields: BusinessProfileFields }
  readonly connections: readonly ConnectionPlan[]
}

/** A demo business. */
export type Business = {
  readonly parameters: FigureParameters
  /** Time of day at which the workspace was opened, HH:mm:ss. */
  readonly opened: string
  /** First executive style. */
  readonly persona: PersonaKey
  /** Changes of style, oldest first. */
  readonly personaChanges: readonly (When & { readonly personaKey: PersonaKey })[]
  readonly settings: Settings
  readonly advisories: readonly AdvisoryPlan[]
  readonly memos: readonly MemoPlan[]
  /** Oldest first. */
  readonly briefs: readonly BriefPlan[]
}
