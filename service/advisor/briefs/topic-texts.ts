/** The texts on record that a topic is about. */
import { holds } from '../options/about.ts'
import { ownNames } from '../options/matter-words.ts'
import { type RelatedText, relatedTexts } from '../options/related-texts.ts'
import type { Records } from '../records.ts'

/** Words that name days of the calendar together with others. */
const ofCalendar = /^(?:school|public|eve|boxing|new|long|break|term|day|days)$/

/** The names of a topic's own, but for those of seasons and of days in the calendar. */
export const namesBesides = (
  seasonal: RegExp,
  text: string,
  trade: Records['business']['type'],
): readonly string[] => ownNames(text, trade).filter((word) => !seasonal.test(word) && !ofCalendar.test(word))

/** What the focus says. */
export const focusText = ({ focus }: Records): string =>
  focus ? [focus.primaryFocus, focus.description, ...(focus.successMetrics ?? [])].join(' ') : ''

/** Texts that are about the topic: of one with names of its own, those that have most of them. */
export const relatedOf = (records: Records, names: string, own: readonly string[]): readonly RelatedText[] =>
  relatedTexts(records, names).filter(({ title, text }) => own.length === 0 || holds(`${title} ${text}`, own))
