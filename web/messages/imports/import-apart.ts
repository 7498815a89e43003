/** Rows that are not records, in words. */
import { counted } from '../../core/language.ts'

export const rowsOf = (count: number | string): string => counted(count, 'row')

/** Rows that are not records, by reason. */
export const apart: { readonly [why: string]: ((count: number) => string) | undefined } = {
  'above the labels': (count) => `${rowsOf(count)} above the labels`,
  total: (count) => counted(count, 'row of totals', 'rows of totals'),
  text: (count) => counted(count, 'row of text', 'rows of text'),
  'further line': (count) => counted(count, 'further line of an order', 'further lines of orders'),
  'not completed': (count) => counted(count, 'payment not completed', 'payments not completed'),
  'no sale': (count) => counted(count, 'payout or fee', 'payouts or fees'),
  paid: (count) => counted(count, 'row with nothing owed', 'rows with nothing owed'),
  'labels again': (count) => counted(count, 'repeated row of labels', 'repeated rows of labels'),
}
