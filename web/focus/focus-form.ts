/** Initial values and contents of the focus form. Pure. */

import { isBlank } from '#schema/core/seen-text'
import {
  type Focus,
  type FocusFields,
  type FocusTimeline,
  type FocusUrgency,
  focusDefaults,
} from '#schema/focus/focus'

export type FocusForm = Omit<FocusFields, 'description'> & { readonly description: string }

/** Urgencies in display order. */
export const urgencies: readonly FocusUrgency[] = ['low', 'medium', 'high']

/** Timelines in display order. */
export const timelines: readonly FocusTimeline[] = ['week', 'month', 'quarter', 'year']

/** Form values of a focus, or the defaults when there is none. */
export const formOf = (focus: Focus | null): FocusForm => {
  const { primaryFocus, urgency, timeline, description, secondaryPriorities, successMetrics } = focus ?? {
    primaryFocus: '',
    ...focusDefaults,
  }
  return {
    primaryFocus,
    urgency,
    timeline,
    description: description ?? '',
    secondaryPriorities,
    successMetrics,
  }
}

/** Result of adding to a list: the longer list, or the unchanged one and why. */
export type AddResult = { readonly list: string[]; readonly outcome: 'added' | 'blank' | 'there' }

/** Adds a trimmed text, unless it is empty or already in the list. */
export const addEntry = (list: readonly string[], entry: string): AddResult => {
  const trimmed = entry.trim()
  if (isBlank(entry)) return { list: [...list], outcome: 'blank' }
  if (list.includes(trimmed)) return { list: [...list], outcome: 'there' }
  return { list: [...list, trimmed], outcome: 'added' }
}
