/** Wages among entries of books: they have no tax on sales. */
import { plainCostKind } from '../../advisor/imported/cost-kind.ts'

/** True for an account or description of wages. */
export const isWage = (about: string): boolean => plainCostKind(about) === 'staff'
