/** Wages among entries of books: they have no tax on sales. */
import { costKind } from '../../advisor/imported/cost-kind.ts'

/** Kind of cost of an account, by its name. */
export const costKindOf = costKind

/** True for an account or description of wages. */
export const isWage = (about: string): boolean => costKind(about) === 'staff'
