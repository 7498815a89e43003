/** Kinds of record that advice used without a figure or a passage of them. */
import type { Basis, SourceKind } from '#schema/core/advice'
import { plainWords } from './quotation.ts'
import type { Records } from './records.ts'

/** The longest beginning that all who quote leave whole. */
const longest = 40

const isQuoted = (text: string, words: string): boolean => {
  const beginning = plainWords(words, longest).replace(/ …$/, '')
  return beginning !== '' && text.includes(`“${beginning}`)
}

const kindsField = (kinds: readonly SourceKind[]): Pick<Basis, 'kinds'> =>
  kinds.length === 0 ? {} : { kinds: [...kinds] }

/** The focus and the advisories that a text quotes, and `beside` what else shaped it; no field where that is nothing. */
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

/** The profile, where one was saved: whatever takes its tone or its tolerance of risk has used it. */
export const profileUsed = ({ profile }: Records): readonly SourceKind[] =>
  profile.savedAt === undefined ? [] : ['profile']

/** What a language model is told of besides figures and passages (material.ts). */
export const kindsTold = (records: Records): Pick<Basis, 'kinds'> =>
  kindsField([
    ...(records.advisories.some(({ status }) => status === 'new') ? (['advisory'] as const) : []),
    ...(records.focus ? (['focus'] as const) : []),
    ...profileUsed(records),
  ])
