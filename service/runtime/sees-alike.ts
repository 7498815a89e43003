/** Whether two sessions see the same part of the history. */
import type { SessionInfo } from './session-info.ts'

export const seesAlike = (
  { sees: one }: Pick<SessionInfo, 'sees'>,
  { sees: other }: Pick<SessionInfo, 'sees'>,
): boolean => one?.from === other?.from && one?.before === other?.before
