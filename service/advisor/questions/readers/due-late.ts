/** Whether a question asks for what should have been done already. */
import type { Question } from '../question.ts'

const late = /^(?:overdue|late|missed|miss|slipped|forgot|forgotten|lapsed|behind)$/

/** The words of a question, in lower case. */
export const lowerWordsOf = ({ terms }: Question): readonly string[] =>
  terms.flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}'’]+/u))

/** True for a question after what should have been done already. */
export const isLate = (question: Question): boolean => {
  const words = lowerWordsOf(question)
  return (
    words.some((word) => late.test(word)) ||
    /\bby now\b|\bpast due\b|\bshould (?:i |we )?have\b|\b(?:still )?not (?:been )?done\b/i.test(
      question.text,
    )
  )
}
