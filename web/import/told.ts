import type { ImportAnswers, ImportQuestion } from '#schema/import/import'

/** Questions that were answered in this window, so that an answer can be changed. */
export type Told = { readonly questions: readonly ImportQuestion[]; readonly answers: ImportAnswers }

export const nothingTold: Told = { questions: [], answers: {} }
