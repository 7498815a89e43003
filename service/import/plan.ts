/** A file to plan, and what it would do. */
import type { Import, ImportAnswers, ImportId, ImportKind } from '#schema/import/import'
import type { ChangedDay } from './changed-day.ts'

/** A file to plan, and its path. */
export type FileToPlan = {
  readonly importId: ImportId
  readonly file: string
  readonly path: string
  readonly answers: ImportAnswers
  readonly kind?: ImportKind | undefined
}

/** Contents and effect of a file. Undefined `facts`: questions must be answered first. */
export type Plan = {
  readonly summary: Import
  /** Number of recorded changes when the plan was made. */
  readonly basedOn: number
  readonly facts?: {
    readonly kind: ImportKind
    readonly source: string
    readonly labels?: string
    readonly answers: ImportAnswers
    readonly days: readonly ChangedDay[]
  }
}
