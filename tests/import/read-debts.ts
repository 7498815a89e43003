/** Reads a list of debtors as it is first sent, for tests: its debts, what is asked, and what is refused. */
import { debtorsOf } from '../../service/import/records/debt-figures.ts'
import { debtOfLine, lineOfDebt } from '../../service/import/records/debt-line.ts'
import { apart, readBytes, refused } from './read-text.ts'

export const readDebts = async (text: string, answers: Readonly<Record<string, string>> = {}) => {
  const { rows, questions, kind } = await readBytes(text, { answers, isReplay: false })
  const debts = rows.flatMap((row) => (row.is === 'debts' ? row.debts : []))
  return {
    kind,
    asked: questions.map(({ id, readings }) => [id, readings.map((one) => one.id).join(' ')]),
    refused: refused(rows),
    apart: apart(rows),
    debts: debts.map(({ customer, amount, age }) => `${customer}: ${Number(amount) / 100} ${age}`),
    figures:
      debts.length > 0 ? debtorsOf(debts.map((debt) => debtOfLine(lineOfDebt(1, debt).content))) : undefined,
    day: debts[0]?.date,
  }
}

/** Why a list is refused. */
export const refusal = async (
  text: string,
  answers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  try {
    const { asked } = await readDebts(text, answers)
    return `asked ${asked.map(([id]) => id).join(', ')}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
