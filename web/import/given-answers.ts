import type { ImportAnswers, ImportQuestion } from '#schema/import/import'

/** Questions answered in this window, so that an answer can be changed. */
export type GivenAnswers = { readonly questions: readonly ImportQuestion[]; readonly answers: ImportAnswers }

export const noAnswers: GivenAnswers = { questions: [], answers: {} }
