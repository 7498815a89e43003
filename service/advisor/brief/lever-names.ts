/** The steps that a brief can propose. */
export type LeverName =
  | 'price'
  | 'supplies'
  | 'roster'
  | 'campaign'
  | 'retention'
  | 'reserve'
  | 'costs'
  | 'trial'
  | 'watch'
  | 'lease'
  | 'hire'
