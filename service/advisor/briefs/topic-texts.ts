/** Texts on record about a topic. */
import { holds } from '../options/about.ts'
import { ownNames } from '../options/matter-words.ts'
import { type RelatedText, relatedTexts } from '../options/related-texts.ts'
import type { Records } from '../records.ts'

/** Words that are calendar names in combination. */
const ofCalendar = /^(?:school|public|eve|boxing|new|long|break|term|day|days)$/

/** Names in a topic, without seasons and calendar days. */
export const namesBesides = (
  seasonal: RegExp,
  text: string,
  trade: Records['business']['type'],
): readonly string[] => ownNames(text, trade).filter((word) => !seasonal.test(word) && !ofCalendar.test(word))

/** Text of the focus. */
export const focusText = ({ focus }: Records): string =>
  focus ? [focus.primaryFocus, focus.description, ...(focus.successMetrics ?? [])].join(' ') : ''

/** Texts about the topic: if it has names, those with most of them. */
export const relatedOf = (records: Records, names: string, own: readonly string[]): readonly RelatedText[] =>
  relatedTexts(records, names).filter(({ title, text }) => own.length === 0 || holds(`${title} ${text}`, own))
