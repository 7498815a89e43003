/** What a demo business is made of: figures, styles, focus, profile, integrations, advisories, memos and briefs. */
import type { Urgency } from '#schema/advisory/advisory'
import type { IntegrationType, SetupKey } from '#schema/connection/connection'
import type { FocusFields } from '#schema/focus/focus'
import type { MemoPriority } from '#schema/memo/memo'
import type { PersonaKey } from '#schema/persona/persona'
import type { BusinessProfileFields } from '#schema/profile/profile'
import type { Facts } from './facts.ts'
import type { Shape } from './generator.ts'

/** When something happened: so many days ago, or on the Monday that the latest figures came in; Brisbane time, HH:mm or HH:mm:ss. */
export type When = { readonly daysAgo: number | 'last Monday'; readonly time: string }

/** One advisory: one step, and what became of it. */
export type AdvisoryPlan = When & {
  readonly title: string
  readonly urgency: Urgency
  readonly settled?: { readonly as: 'AdvisoryAccepted' | 'AdvisoryDismissed'; readonly secondsLater: number }
  readonly write: (facts: Facts) => {
    readonly message: string
    readonly suggestedAction: string
    readonly worth: string
  }
}

/** One memo of the inbox, and what became of it; without `became` it is still unread. */
export type MemoPlan = When & {
  readonly type: 'directive' | 'alert' | 'summary' | 'memo'
  readonly priority: MemoPriority
  readonly fromPersona: string
  readonly became?: readonly {
    readonly as: 'MemoRead' | 'MemoArchived'
    readonly secondsLater: number
  }[]
  /** The paragraphs of its content. */
  readonly write: (facts: Facts) => { readonly subject: string; readonly paragraphs: readonly string[] }
}

/** One integration: set up once, synced now and then, and perhaps failing since. */
export type ConnectionPlan = When & {
  readonly type: IntegrationType
  /** Values by setup key; they enter the history only sealed. */
  readonly setup: Readonly<Partial<Record<SetupKey, string>>>
  readonly synced: readonly When[]
  readonly failed?: When & { readonly failure: string }
}

/** One brief that somebody asked for, under the style of that time. */
export type BriefPlan = When & { readonly topic: string }

/** What a business states of itself and connects. */
export type Settings = {
  /** The focus as it was set, and each change of it, oldest first. */
  readonly focus: readonly (When & { readonly fields: FocusFields })[]
  readonly profile?: When & { readonly fields: BusinessProfileFields }
  readonly connections: readonly ConnectionPlan[]
}

/** A demo business. */
export type Business = {
  readonly shape: Shape
  /** The time of day at which its workspace was opened, HH:mm:ss. */
  readonly opened: string
  /** The style it opens with. */
  readonly persona: PersonaKey
  /** Changes of style, oldest first. */
  readonly personaChanges: readonly (When & { readonly personaKey: PersonaKey })[]
  readonly settings: Settings
  readonly advisories: readonly AdvisoryPlan[]
  readonly memos: readonly MemoPlan[]
  /** Oldest first. */
  readonly briefs: readonly BriefPlan[]
}
