/** Says what the files do not have, and what they do. */
import { capital } from '../../line.ts'
import { partName } from '../say-part.ts'
import { type Lines, meantDays, partsOfPlan, plain, type RowsContext } from './rows-context.ts'
import { valueLine } from './say-value.ts'

const reasons = {
  customers:
    'Who bought is not read from files, so customers are not on record by name. The invoices in your accounting system would tell.',
  people:
    'Who served or sold is not read from files, so I can’t tell people apart. The staff report of your sales system would tell.',
  stock:
    'Your files have sales and money, and no stock, so what is left is not on record. A stock count or the stock report of your till would tell.',
  forecast:
    'The rows show what was, and I have no forecast below the totals of the business: those I can forecast by the week.',
  'item-costs':
    'Your files have no cost on the rows of sales: costs are not on record by item or category, so I can’t give its margin or what it costs you. With a cost for each I could work that out.',
} as const

export const sayLacking = (context: RowsContext): Lines => {
  const { plan } = context
  const [part] = partsOfPlan(plan)
  const meant = plan.parts && part ? meantDays(context, part) : undefined
  const held =
    part &&
    meant &&
    valueLine({ ...context, plan: { ...plan, manner: undefined, counted: 'money' } }, part, meant.days)
  return [
    plain(reasons[plan.lacks ?? 'item-costs']),
    held && part ? { ...held, text: `On record is this: ${capital(held.text)}` } : undefined,
    held
      ? undefined
      : plain(
          `Ask instead for a sum, a number, a share or a change of ${plan.parts && part ? partName(part) : 'an item, category or account'}.`,
        ),
  ]
}
