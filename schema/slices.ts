/** The domain concepts of the product: folder names in every room, cache tags and change-feed words. */
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
] as const

/** One of the domain concepts. */
export type SliceName = (typeof sliceNames)[number]
