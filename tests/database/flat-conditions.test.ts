import { expect, it } from 'vitest'
import { flatConditions } from '../../service/database/flat-conditions.ts'

it.each([
  [
    'CHECK ((((a >= 1) AND (a <= 2)) AND ((a % 2) = 0)))',
    'CHECK (((a >= 1) AND (a <= 2) AND ((a % 2) = 0)))',
  ],
  ['(((a) OR (b)) OR ((c) OR (d)))', '((a) OR (b) OR (c) OR (d))'],
  ['((a) AND (((b) AND (c)) AND (d)))', '((a) AND (b) AND (c) AND (d))'],
])('%s means %s', (one, other) => {
  expect(flatConditions(one)).toBe(other)
  expect(flatConditions(other)).toBe(other)
})

it.each([
  '(((a) AND (b)) OR (c))',
  '((a) AND ((b) OR (c)))',
  '((NOT ((a) AND (b))) AND (c))',
  "((x = '((a) AND (b)) AND (c)') AND (d))",
  '(("((a) AND (b))" = 1) AND (c))',
  "((x = 'it''s ((') AND (c))",
  '(a - (b - c))',
  '((a',
  'a)) AND ((b',
])('%s is left as it is', (text) => {
  expect(flatConditions(text)).toBe(text)
})
