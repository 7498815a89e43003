/** Rules of the focus: a workspace has at most one. It is set once and then changed (decision 21). */
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import { seenText } from '#schema/core/seen-text'
import type { Focus, FocusFields, FocusId } from '#schema/focus/focus'
import { canonicalJson } from '../event-store/chain.ts'
import type { Decider } from '../event-store/decider.ts'
import { findDuplicate } from '../runtime/reject-duplicates.ts'

/** Sets the first focus under a new id, or changes the focus with this id. */
export type FocusCommand = {
  readonly type: 'set' | 'change'
  readonly focusId: FocusId
  readonly focus: FocusFields
}

/** The current focus; null before it was set. */
export type FocusState = Focus | null

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim())

/** The fields as recorded: texts trimmed, a blank description left out. */
const kept = ({
  primaryFocus,
  secondaryPriorities,
  urgency,
  timeline,
  description,
  successMetrics,
}: FocusFields) => {
  const told = seenText(description)
  return {
    primaryFocus: primaryFocus.trim(),
    secondaryPriorities: trimmed(secondaryPriorities),
    urgency,
    timeline,
    successMetrics: trimmed(successMetrics),
    ...(told ? { description: told } : {}),
  }
}

/** Refuses a repeated entry in a list (400), a second focus (409) and an unknown focus (404). */
export const focusDecider: Decider<'focus', FocusCommand, FocusState> = {
  slice: 'focus',
  initial: null,
  evolve: (state, event) =>
    event.type === 'FocusSet' || event.type === 'FocusChanged'
      ? { id: event.data.focusId, ...event.data.focus }
      : state,
  decide: ({ type, focusId, ...command }, state) => {
    const focus = kept(command.focus)
    const { secondaryPriorities, successMetrics } = focus
    const repeated = findDuplicate({ secondaryPriorities, successMetrics })
    if (repeated) return E.left(repeated)
    if (type === 'set')
      return state
        ? E.left(conflict('focus/already-set', 'This business already has a focus. Change that one instead.'))
        : E.right([{ type: 'FocusSet', data: { focusId, focus } }])
    if (state?.id !== focusId) return E.left(missing('focus/unknown', 'id', 'There is no such focus here.'))
    if (canonicalJson({ id: focusId, ...focus }) === canonicalJson(state)) return E.right([])
    return E.right([{ type: 'FocusChanged', data: { focusId, focus } }])
  },
}
