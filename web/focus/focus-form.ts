/** The form of the focus: what it starts from, and what it says. Pure. */
import {
  type Focus,
  type FocusFields,
  type FocusTimeline,
  type FocusUrgency,
  focusDefaults,
} from '#schema/focus/focus'

/** What the form holds. */
export type FocusForm = Omit<FocusFields, 'description'> & { readonly description: string }

/** Urgencies, in the order of the form. */
export const urgencies: readonly FocusUrgency[] = ['low', 'medium', 'high']

/** Timelines, in the order of the form. */
export const timelines: readonly FocusTimeline[] = ['week', 'month', 'quarter', 'year']

/** The values of an existing focus; without one, the defaults. */
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

/** What came of adding to a list: the longer list, or why it is as it was. */
export type Added = { readonly list: string[]; readonly outcome: 'added' | 'blank' | 'there' }

/** The list with one more, trimmed, unless that is empty or in it already. */
export const added = (list: readonly string[], entry: string): Added => {
  const wanted = entry.trim()
  if (wanted === '') return { list: [...list], outcome: 'blank' }
  if (list.includes(wanted)) return { list: [...list], outcome: 'there' }
  return { list: [...list, wanted], outcome: 'added' }
}
