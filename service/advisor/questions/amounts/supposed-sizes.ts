/** Questions that suppose a size, whatever else their words look like. */

import { removesAt } from '../lexicon/removals.ts'
import type { Question } from '../question.ts'
import { hasCue } from '../question.ts'
import { removalsIn } from '../unsized-changes.ts'
import { supposesLevel } from './change-sizes.ts'
import { supposesProduct } from './products.ts'
import { supposesRevenue } from './revenue-levels.ts'
import { asksOfShutdown } from './stretches.ts'

const saves =
  /\b(?:how much|what) (?:would|could|do|will|might|can) (?:that |it |this |we |i |you )?(?:save|be saved)\b|\bwhat if\b/i

/** "What would margin be without marketing?" */
const wouldBeWithout = /\bwhat (?:would|does|will)\b.*\bwithout\b/i

/** "Kill the marketing budget", "how much would we save by cutting marketing altogether?": a line that is given up whole. */
const supposesRemoval = (question: Question): boolean =>
  !hasCue(question, 'should', 'why', 'decision', 'when') &&
  (removesAt.test(question.text.trim()) || saves.test(question.text) || wouldBeWithout.test(question.text)) &&
  removalsIn(question, new Set()).length > 0

/** True for a level, a product, revenue of so much, or a time without sales that is supposed. */
export const supposesSize = (question: Question): boolean =>
  supposesLevel(question) ||
  asksOfShutdown(question) ||
  supposesProduct(question) ||
  supposesRevenue(question) ||
  supposesRemoval(question)
