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
] as const

export type SliceName = (typeof sliceNames)[number]
