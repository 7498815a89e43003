/** Formulas of figures in words; loaded when the first receipt opens. */
import { area } from '../../core/language.ts'
import { formulasOfLevers } from '../figures/formulas-of-levers.ts'
import { formulasOfLines } from '../figures/formulas-of-lines.ts'

/** By the formula's name; same wording as the service's table of formulas. */
const formulas: { readonly [formula: string]: string | undefined } = {
  value: 'the figure as recorded or as stated',
  mean: 'the mean of the figures',
  median: 'the median of the figures',
  sum: 'the sum of the figures',
  highest: 'the highest of the figures',
  lowest: 'the lowest of the figures',
  count: 'the number of figures',
  'weeks-missing': 'weeks needed (first) less the weeks on record (second)',
  change: 'the mean of the first less the mean of the second',
  'change-percent': 'the mean of the first over the mean of the second, less one, in percent',
  'weekly-repayment':
    'the weekly part of equal monthly repayments of the first, at a yearly rate in percent (second) over years (third)',
  share: 'the sum of the first over the sum of the second, in percent',
  'share-change':
    'the share of the first in the second less the share of the third in the fourth, in percentage points',
  each: 'the sum of the first over the sum of the second',
  slope: 'the median slope between all pairs of figures (Theil-Sen), per week',
  spread: 'the median absolute deviation, times 1.4826, over the median, in percent',
  'robust-score':
    'the first less the median of the others, in robust deviations (1.4826 times their median absolute deviation)',
  'from-median': 'the first over the median of the others, less one, in percent',
  'volume-effect': 'the change in number, at the price halfway between before and after',
  'price-effect': 'the change in price, at the number halfway between before and after',
  product: 'the mean of the first times the mean of the second',
  'gap-amount': 'the mean of the first less the mean of the second, times the mean of the third',
  'share-gap-amount':
    'the share of the first in the second less the share of the third in the fourth, times the mean of the fifth',
  'cash-fall':
    'the fall of the runway (first) from its first week to its last, per week, times the mean of the costs (second)',
  'mean-each': 'the mean of the first over the second',
  'percent-of':
    'the average of the first times a percentage (second), plus each further pair worked out the same way',
  'percent-of-takings':
    'the average of the first times a percentage (second), plus each further pair worked out the same way, as a percentage of average takings (last)',
  'break-even-takings':
    'takings needed to break even: costs (first) less variable costs, divided by what is left of each dollar of takings (second) after variable costs; variable costs as a share of takings are the third over the fourth',
  difference: 'the sum of the first less the sum of the second',
  'runway-of-costs':
    'the product of the means of the first and the second, over the mean of the second and the third',
  differences: 'the figures in first, third and every other place, less the one after each, added up',
  'sum-less': 'the sum of the first less the second',
  'mean-less': 'the mean of the first less the second',
  'share-less': 'the sum of the first over the sum of the second, in percent, less the third',
  'each-less': 'the sum of the first over the sum of the second, less the third',
  'value-less': 'the last of the first less the second',
  'part-of-periods': 'the number of periods that meet it (first) over all of them (second), in percent',
  'hours-of-staff': 'paid hours (first) at a wage (second) over the mean of staff costs (third), in percent',
  projection: 'the last figure plus the Theil-Sen slope times the number of weeks (second)',
  'projection-low':
    'the last figure plus the lower-quartile slope between pairs times the number of weeks (second)',
  'projection-high':
    'the last figure plus the upper-quartile slope between pairs times the number of weeks (second)',
  'surplus-after':
    'weekly takings less costs after a change in volume moves takings by a percentage (third); of the costs, the fourth moves with it',
  'weeks-of-cash':
    'cash (runway times the weekly costs it is based on) over the weekly loss after takings change by a percentage (fourth); of the costs, the fifth moves with them',
  'cash-weeks-after-changes': 'cash over what a typical week loses after the stated changes',
  forecast: 'the forecast of the weekly series (first) for a number of weeks ahead (second)',
  'forecast-low': 'the lower end of the forecast’s 80% band for a number of weeks ahead (second)',
  'forecast-high': 'the upper end of the forecast’s 80% band for a number of weeks ahead (second)',
  'price-profit':
    'weekly profit gained when prices change by a percentage (second) and volume responds at the elasticity (third); variable costs as a share of takings are the fourth over the fifth',
  'price-takings':
    'weekly takings gained when prices change by a percentage (second) and volume responds at the elasticity (third)',
  'break-even-volume':
    'how far volume can fall, in percent, before a price change by a percentage (first) leaves less profit; variable costs as a share of takings are the second over the third',
  'volume-profit':
    'a percentage (second) of the first, less the variable costs of it; variable costs as a share of takings are the third over the fourth',
  'each-to-cover':
    'how many more units, each worth the second over the third, it takes to earn the first after variable costs (fourth over fifth)',
  'sum-of-products': 'the inputs in pairs: each pair multiplied, then the products added up',
  'sum-of-products-share':
    'the inputs after the first in pairs: each pair multiplied, then the products added up, as a percentage of the median of the first',
  periods: 'the number of periods',
  'contribution-each': 'the sum of the first less the sum of the second, over the sum of the third',
  'each-part-effect': 'the change in the first, over the second halfway between before and after',
  'each-whole-effect': 'the change in one over the second, times the first halfway between before and after',
  'share-part-effect':
    'the change in the first, over the second halfway between before and after, in percentage points',
  'share-whole-effect':
    'the change in one over the second, times the first halfway between before and after, in percentage points',
  ...formulasOfLevers,
  'mean-plus': 'the mean of the first plus the second',
  'mean-plus-percent': 'the mean of the first plus a percentage of it (second)',
  'cash-less': 'the product of the means of the first and the second, less the third',
  'runway-less': 'the weeks of the first, less the third over the mean of the second',
  'rest-share': 'the sum of the first less the sum of the second, over the sum of the first, in percent',
  ...formulasOfLines,
  'forecast-mean':
    'the mean of the forecasts from one week ahead (second) to another (third) and of the weeks on record (fourth)',
  'payback-of-changes':
    'the amount to pay back (last) over the extra profit of a typical week after the stated changes',
  payback: 'the first over the mean of the second',
  'forecast-sum':
    'the forecasts from one week ahead (second) to another (third), plus what is on record (fourth)',
  'forecast-sum-low': 'the sum of those forecasts, with each week at the lower end of its 80% band',
  'forecast-sum-high': 'the sum of those forecasts, with each week at the upper end of its 80% band',
}

/** Formulas over the values of another formula, by the first words of the name; the other formula's text follows. */
const composed: { readonly [combinator: string]: string | undefined } = {
  'difference of': 'the value of the first period less that of the second, each being',
  'percent change of':
    'the value of the first period over that of the second, less one, in percent, each being',
  'percent of': 'the value of the first over that of the second, in percent, each being',
  'mean of': 'the mean over all periods that have a value, each being',
  'median of': 'the median over all periods that have a value, each being',
}

export const formulaTexts = area('formula', { formulas, composed })
