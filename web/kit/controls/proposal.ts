/** A proposed decision that a brief or a reply passes to the Decisions screen, in the state of the history entry. */
import type * as t from 'io-ts'
import { DecisionOrigin } from '#schema/advisory/decision'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'

/** Initial title and reason in the form; both can be edited there. */
const Proposal = record(
  { title: text(200), message: text(2000), origin: DecisionOrigin },
  undefined,
  'Proposal',
)
export type Proposal = t.TypeOf<typeof Proposal>

const ProposalState = record({ proposal: Proposal })

/** State of a history entry that carries a proposal. */
export const proposing = (proposal: Proposal): t.TypeOf<typeof ProposalState> => ({ proposal })

/** The proposal in the state of a history entry; undefined if there is none. */
export const proposedIn = (state: unknown): Proposal | undefined =>
  ProposalState.is(state) ? state.proposal : undefined

const longestTitle = 200
const longestReason = 2000

const upTo = (length: number, words: string): string =>
  words.length <= length ? words : `${words.slice(0, length - 1).replace(/\s+\S*$/, '')}…`

/**
 * Turns text of a brief or a reply into a proposal: its first sentence, up to a semicolon, is the title; all
 * of it is the reason.
 */
export const proposalOf = (words: string, origin: DecisionOrigin): Proposal => {
  const all = words.trim()
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(all)
  const [sentence = ''] = (first?.segment.trim() ?? '').split(/;\s/)
  return { title: upTo(longestTitle, sentence.replace(/\.$/, '')), message: upTo(longestReason, all), origin }
}
