/** Questions that suppose a size, whatever else their words look like. */
import type { Question } from '../question.ts'
import { supposesLevel } from './change-sizes.ts'
import { supposesProduct } from './products.ts'
import { supposesRevenue } from './revenue-levels.ts'
import { asksOfShutdown } from './stretches.ts'

/** True for a level, a product, revenue of so much, or a time without sales that is supposed. */
export const supposesSize = (question: Question): boolean =>
  supposesLevel(question) ||
  asksOfShutdown(question) ||
  supposesProduct(question) ||
  supposesRevenue(question)
