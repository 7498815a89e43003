/** Kinds of records that advice used without citing a figure or passage. */
import type { Basis, SourceKind } from '#schema/core/advice'
import { plainWords } from './quotation.ts'
import type { Records } from './records.ts'

/** Longest start of a text that every quotation keeps. */
const longest = 40

const isQuoted = (text: string, words: string): boolean => {
  const beginning = plainWords(words, longest).replace(/ …$/, '')
  return beginning !== '' && text.includes(`“${beginning}`)
}

const kindsField = (kinds: readonly SourceKind[]): Pick<Basis, 'kinds'> =>
  kinds.length === 0 ? {} : { kinds: [...kinds] }

/** Focus and advisories quoted in a text, plus `beside`; omits the field if empty. */
export const kindsQuoted = (
  { focus, advisories }: Records,
  text: string,
  beside: readonly SourceKind[] = [],
): Pick<Basis, 'kinds'> => {
  const aims = focus ? [focus.primaryFocus, ...focus.secondaryPriorities, ...focus.successMetrics] : []
  return kindsField([
    ...(advisories.some(({ title }) => isQuoted(text, title)) ? (['advisory'] as const) : []),
    ...(aims.some((aim) => isQuoted(text, aim)) ? (['focus'] as const) : []),
    ...beside,
  ])
}

/** The profile, if saved: advice that adopts its tone or risk tolerance has used it. */
export const profileUsed = ({ profile }: Records): readonly SourceKind[] =>
  profile.savedAt === undefined ? [] : ['profile']

/** Kinds that a language model receives besides figures and passages (material.ts). */
export const kindsTold = (records: Records): Pick<Basis, 'kinds'> =>
  kindsField([
    ...(records.advisories.some(({ status }) => status === 'new') ? (['advisory'] as const) : []),
    ...(records.focus ? (['focus'] as const) : []),
    ...profileUsed(records),
  ])
