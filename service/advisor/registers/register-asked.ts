/** Recognises questions about what is managed, what is on the market, and the pipeline. */
import type { RegisterKind } from '#schema/import/register-day'

/** What of a list a question is about. */
export type RegisterAspect =
  | 'all'
  | 'change'
  | 'ending'
  | 'fees'
  | 'vacant'
  | 'days'
  | 'states'
  | 'weighted'
  | 'who'

const subjects: readonly (readonly [RegisterKind, RegExp])[] = [
  [
    'managements',
    /\brent rolls?\b|\brental (?:portfolio|properties)\b|\bmanagements?\b(?= (?:do|have|are|did|fees?)\b|\?|$)|\bmanagement fees?\b|\b(?:properties|homes|units|rentals) (?:do we|we|are we|under|that we|being) manag\w*|\bunder management\b|\bwe manage\b|\bvacan(?:t|cy|cies)\b|\bleases? (?:that )?(?:are )?(?:end|ends|ending|expir\w*|(?:coming )?up|due)\b|\brents? (?:a|per|each|every) week\b/i,
  ],
  [
    'listings',
    /\blistings?\b(?! (?:fee|portal|cost|price rise|campaign))|\b(?:properties|homes) (?:are )?(?:on the market|for sale|under offer)\b|\bunder offer\b|\bdays on (?:the )?market\b/i,
  ],
  [
    'pipeline',
    /\bpipeline\b|\b(?:open|live|current|active) (?:deals?|opportunit(?:y|ies)|proposals?|bids?)\b|\b(?:deals?|opportunit(?:y|ies)|proposals?) (?:are |is )?(?:open|in play|outstanding|in the works|expected)\b|\b(?:deals?|opportunit(?:y|ies)) (?:close|closing|are closing|will close)\b/i,
  ],
]

/** Drafts, advice and terms, which are no question about the list itself. */
const ofActs =
  /\b(?:draft|write|send|e-?mail|letter|call|should|could|would|why|how (?:do|can|to|should)|if|worth (?:it|trying)|mean(?:s|ing)?|what (?:is|are) (?:a |an )?(?:rent rolls?|pipelines?|listings?|managements?)\??$|remind|roster|plan a|grow (?:it|the)|increase|improve|build|fill)\b/i

const aspects: readonly (readonly [RegisterAspect, RegExp])[] = [
  ['ending', /\b(?:end|ends|ending|expir\w*|come up|coming up|due to|close|closing|closes)\b/i],
  ['vacant', /\bvacan\w*|\bempty\b|\buntenanted\b/i],
  ['fees', /\bfees?\b/i],
  [
    'weighted',
    /\bweighted\b|\bby (?:its |their )?(?:chance|probability)|\bprobab\w+|\bexpect(?:ed)? to win\b/i,
  ],
  ['days', /\bdays on (?:the )?market\b|\bhow long\b/i],
  [
    'states',
    /\b(?:by|each|per|which|what) (?:stage|status|state)s?\b|\bstages?\b|\bunder offer\b|\bbreak ?down\b/i,
  ],
  [
    'change',
    /\b(?:grow\w*|grew|chang\w*|more|fewer|less|lost|gained|up|down|compared|since|trend|shrink|shrunk|rose|fell|fallen|risen)\b/i,
  ],
  ['who', /\b(?:who|whom|which|list|name|names|addresses)\b/i],
]

/** The list and the aspect that a message asks about; undefined for any other message. */
export const registerAsked = (
  text: string,
): { readonly kind: RegisterKind; readonly aspect: RegisterAspect } | undefined => {
  if (ofActs.test(text)) return undefined
  const kind = subjects.find(([, words]) => words.test(text))?.[0]
  return kind && { kind, aspect: aspects.find(([, words]) => words.test(text))?.[0] ?? 'all' }
}
