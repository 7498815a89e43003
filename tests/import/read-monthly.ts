/** Reads totals by month as they are first sent, for tests. */
import { expect } from 'vitest'
import { entries, readBytes } from './read-text.ts'

export const read = (text: string, answers: Readonly<Record<string, string>> = {}) =>
  readBytes(text, { answers, isReplay: false })

export const told = { 'monthly-tax': 'without', 'monthly-columns': 'as-read', 'tax-included': 'none' }

/** Cents in and out, after every question was answered. */
export const flows = async (text: string) => {
  const { rows, questions } = await read(text, told)
  expect(questions).toEqual([])
  const sum = (wanted: 'in' | 'out') =>
    entries(rows).reduce((all, { direction, amount }) => (direction === wanted ? all + amount : all), 0n)
  return { in: sum('in'), out: sum('out') }
}

export const asked = async (text: string) => (await read(text)).questions.map(({ id }) => id)
