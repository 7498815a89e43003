/** Reads a timesheet as it is first sent, for tests: its rows of work, what is asked, and what is refused. */
import { readBytes, refused } from './read-text.ts'

export const read = async (text: string, answers: Readonly<Record<string, string>> = {}) => {
  const given = { answers: { 'day-length': '8', ...answers }, isReplay: false }
  const { rows, questions } = await readBytes(text, given)
  const work = rows.flatMap((row) =>
    row.is === 'work' ? row.work.map((entry) => ({ ...entry, row: row.row })) : [],
  )
  return {
    asked: questions.map(({ id, readings }) => [id, readings.map((one) => one.id).join(' ')]),
    refused: refused(rows),
    all: work,
    work: work.map(({ seconds, is }) => [Number(seconds) / 3600, is]),
  }
}
