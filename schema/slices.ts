/** The domain concepts of the product: folder names in every room, cache tags, and names in the change feed. */
export const sliceNames = [
  'session',
  'persona',
  'focus',
  'chat',
  'kpi',
  'layout',
  'brief',
  'advisory',
  'connection',
  'decision-log',
  'memo',
  'profile',
  'early-access',
  'contact',
  'people',
  'import',
  'note',
  'digest',
  'alert',
  'search',
  'share',
] as const

export type SliceName = (typeof sliceNames)[number]

/**
 * The slices whose answers an event of a slice changes: its own and the decision log, which has every event. Events of the
 * log itself, such as the privacy toggle, also change the frame.
 */
export const affectedBy = (slice: SliceName): readonly SliceName[] =>
  slice === 'decision-log' ? ['decision-log', 'session'] : [slice, 'decision-log']
