/** A part as a share: of all sales, all costs, or another part. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import { capital, say } from '../../line.ts'
import { daysWords, dollarsOf, partName, rowsFigure } from '../say-part.ts'
import { type Days, sumOf, within } from '../sums.ts'
import { taxWords } from '../tax-known.ts'
import {
  allSales,
  heldFor,
  isAccount,
  type Lines,
  meantDays,
  partsOfPlan,
  plain,
  type RowsContext,
} from './rows-context.ts'
import { cutPeriods, outside } from './say-value.ts'

/** The whole of a share, and its name. */
const wholeOf = ({ plan }: RowsContext): readonly [RowsPart, string] => {
  if (plan.wholePart) return [plan.wholePart, partName(plan.wholePart)]
  return plan.shareOf === 'costs'
    ? [{ dimension: 'account' }, 'all money out of the books']
    : [allSales, 'all sales']
}

const onePart = (context: RowsContext, part: RowsPart): Lines => {
  const { records, detail, plan } = context
  const meant = meantDays(context, part)
  const [whole, name] = wholeOf(context)
  const heldWhole = heldFor(context, whole)
  if (!meant || !heldWhole) return outside(context, part)
  // Books and sales files may cover different days; a share uses the days of both.
  const days = within(meant.days, heldWhole)
  if (!days) return outside(context, whole)
  const cut = cutPeriods(context, part, days) ?? cutPeriods(context, whole, days)
  if (cut) return cut
  const value = (of: RowsPart, at: Days) =>
    plan.counted === 'number' && !isAccount(of)
      ? sumOf(detail, of, at).units
      : dollarsOf(sumOf(detail, of, at).money)
  const unit = plan.counted === 'number' && !isAccount(part) ? 'count' : 'aud'
  const sources = [
    { value: value(part, days), days },
    { value: value(whole, days), days },
  ]
  if ((sources[1]?.value ?? 0) <= 0)
    return [plain(`${capital(name)} came to nothing ${daysWords(records, days)}, so there is no share.`)]
  const share = rowsFigure(records, `${partName(part)} of ${name}`, 'percent', sources, 'share')
  return [
    say`${capital(partName(part))} was ${share} of ${name} ${daysWords(records, days)}: ${rowsFigure(records, partName(part), unit, sources.slice(0, 1))} of ${rowsFigure(records, name, unit, sources.slice(1))}${isAccount(part) === isAccount(whole) ? '' : `, ${taxWords(detail, days)}`}.`,
  ]
}

export const sayShare = (context: RowsContext): Lines =>
  partsOfPlan(context.plan).flatMap((part) => onePart(context, part))
