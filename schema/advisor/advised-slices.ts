/** The slices whose records the advisor reads. A call that uses them is answered anew when one of them changes. */
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
