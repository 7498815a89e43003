/** All terms other than measures, with explanations. */
import type { GlossaryTerm } from '#schema/advisor/terms'
import type { Entries } from './entry.ts'
import { moneyTerms } from './money.terms.ts'
import { numberTerms } from './number.terms.ts'
import { taxTerms } from './tax.terms.ts'
import { tradeTerms } from './trade.terms.ts'

export const glossary: Entries<GlossaryTerm> = { ...moneyTerms, ...taxTerms, ...tradeTerms, ...numberTerms }
