/** Commands to an advisory. */
import type { Advisory, AdvisoryId } from '#schema/advisory/advisory'
import type { DecisionOrigin } from '#schema/advisory/decision'
import type { Expectation } from '#schema/advisory/outcome'
import type { IsoDate } from '#schema/core/scalars'
import type { ImportId } from '#schema/import/import'
import type { FoundOutcome } from '../advisor/outcomes/outcome.ts'
import type { DecisionPlan } from './advisory.state.ts'

/** Text of an advisory. */
export type AdvisoryText = Pick<
  Advisory,
  'id' | 'title' | 'message' | 'urgency' | 'suggestedAction' | 'worth' | 'promises' | 'finding'
>

/**
 * Commands to an advisory; `record` creates a decision that no advisory raised, `take-back` says that its figures were taken
 * back with their file.
 */
export type AdvisoryCommand =
  | ({ readonly type: 'raise' } & AdvisoryText)
  | {
      readonly type: 'record'
      readonly advisory: AdvisoryText
      readonly origin: DecisionOrigin
      readonly plan: DecisionPlan
      readonly expects?: Expectation | undefined
    }
  | {
      readonly type: 'accept'
      readonly advisoryId: AdvisoryId
      readonly plan?: DecisionPlan
      readonly expects?: Expectation | undefined
    }
  | { readonly type: 'dismiss'; readonly advisoryId: AdvisoryId; readonly reason?: string | undefined }
  | { readonly type: 'reopen'; readonly advisoryId: AdvisoryId; readonly reason?: string | undefined }
  | { readonly type: 'defer'; readonly advisoryId: AdvisoryId; readonly until: IsoDate }
  | { readonly type: 'plan'; readonly advisoryId: AdvisoryId; readonly plan: DecisionPlan }
  | { readonly type: 'resume'; readonly advisoryId: AdvisoryId }
  | { readonly type: 'finish'; readonly advisoryId: AdvisoryId; readonly note?: string | undefined }
  | {
      readonly type: 'take-back'
      readonly advisoryId: AdvisoryId
      readonly importId: ImportId
      readonly file: string
    }
  | { readonly type: 'settle'; readonly advisoryId: AdvisoryId; readonly found: FoundOutcome }
