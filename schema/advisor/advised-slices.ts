/** Slices whose records the advisor reads, so that what follows from them changes with each. */
export const advisedSlices = [
  'kpi',
  'advisory',
  'memo',
  'note',
  'brief',
  'focus',
  'profile',
  'persona',
  'import',
  'session',
] as const
