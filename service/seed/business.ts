/** What a demo business is made of: figures, styles, advisories and memos. */
import type { Urgency } from '#schema/advisory/advisory'
import type { MemoPriority } from '#schema/memo/memo'
import type { PersonaKey } from '#schema/persona/persona'
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

/** One memo of the inbox; it stays unread. */
export type MemoPlan = When & {
  readonly type: 'directive' | 'alert' | 'summary' | 'memo'
  readonly priority: MemoPriority
  readonly fromPersona: string
  /** The paragraphs of its content. */
  readonly write: (facts: Facts) => { readonly subject: string; readonly paragraphs: readonly string[] }
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
  readonly advisories: readonly AdvisoryPlan[]
  readonly memos: readonly MemoPlan[]
}
