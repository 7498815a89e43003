/** Formulas of figures in words; loaded when the first receipt opens. */
import { area } from '../../core/language.ts'
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
  share: 'the sum of the first over the sum of the second, in percent',
  'share-change':
    'the share of the first in the second less the share of the third in the fourth, in percentage points',
  each: 'the sum of the first over the sum of the second',
  slope: 'the median slope between all pairs of figures (Theil-Sen), per week',
  spread: 'the median absolute deviation, times 1.4826, over the median, in percent',
  'robust-score': 'how many robust deviations (1.4826 times MAD) the first is from the median of the others',
  'from-median': 'the first over the median of the others, less one, in percent',
  'volume-effect': 'the change in number, at the price halfway between before and after',
  'price-effect': 'the change in price, at the number halfway between before and after',
  product: 'the mean of the first times the mean of the second',
  'gap-amount': 'the mean of the first less the mean of the second, times the mean of the third',
  'percent-of': 'a percentage (second) of the mean of the first; further pairs likewise, all added up',
  'percent-of-takings':
    'a percentage (second) of the mean of the first, further pairs likewise, all added up, as a percentage of mean takings (last)',
  'break-even-takings':
    'takings needed to break even: costs (first) less variable costs, divided by what is left of each dollar of takings (second) after variable costs; variable costs as a share of takings are the third over the fourth',
  difference: 'the sum of the first less the sum of the second',
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
    'weekly profit gained when volume changes by a percentage (second); variable costs as a share of takings are the third over the fourth',
  'each-to-cover':
    'how many more units, each worth the second over the third, it takes to earn the first after variable costs (fourth over fifth)',
  'sum-of-products': 'the inputs in pairs: each pair multiplied, then the products added up',
  'sum-of-products-share':
    'the inputs after the first in pairs: each pair multiplied, then the products added up, as a percentage of the median of the first',
  periods: 'the number of periods',
  'contribution-each': 'the sum of the first less the sum of the second, over the sum of the third',
  'each-part-effect': 'the change of the first, over the second halfway between before and after',
  'each-whole-effect': 'the change of one over the second, times the first halfway between before and after',
  'share-part-effect':
    'the change of the first, over the second halfway between before and after, in percentage points',
  'share-whole-effect':
    'the change of one over the second, times the first halfway between before and after, in percentage points',
  'revenue-after': 'revenue of a typical week after the stated changes of prices, volume and expenses',
  'revenue-after-change':
    'revenue of a typical week after the stated changes of prices, volume and expenses, less revenue before',
  'revenue-lever': 'the percentage by which the lever must move for revenue to reach the target',
  'revenue-lever-step': 'the lever at which revenue reaches the target, less the lever before',
  'revenue-lever-revenue': 'revenue at the lever at which revenue reaches the target',
  'revenue-lever-revenue-step':
    'revenue at the lever at which revenue reaches the target, less revenue before',
  'revenue-lever-level':
    'the lever after the percentage by which it must move for revenue to reach the target',
  'costs-after': 'costs of a typical week after the stated changes of prices, volume and expenses',
  'costs-after-change':
    'costs of a typical week after the stated changes of prices, volume and expenses, less costs before',
  'costs-lever': 'the percentage by which the lever must move for costs to reach the target',
  'costs-lever-step': 'the lever at which costs reaches the target, less the lever before',
  'costs-lever-revenue': 'revenue at the lever at which costs reaches the target',
  'costs-lever-revenue-step': 'revenue at the lever at which costs reaches the target, less revenue before',
  'costs-lever-level': 'the lever after the percentage by which it must move for costs to reach the target',
  'profit-after': 'profit of a typical week after the stated changes of prices, volume and expenses',
  'profit-after-change':
    'profit of a typical week after the stated changes of prices, volume and expenses, less profit before',
  'profit-lever': 'the percentage by which the lever must move for profit to reach the target',
  'profit-lever-step': 'the lever at which profit reaches the target, less the lever before',
  'profit-lever-revenue': 'revenue at the lever at which profit reaches the target',
  'profit-lever-revenue-step': 'revenue at the lever at which profit reaches the target, less revenue before',
  'profit-lever-level': 'the lever after the percentage by which it must move for profit to reach the target',
  'margin-after': 'margin of a typical week after the stated changes of prices, volume and expenses',
  'margin-after-change':
    'margin of a typical week after the stated changes of prices, volume and expenses, less margin before',
  'margin-lever': 'the percentage by which the lever must move for margin to reach the target',
  'margin-lever-step': 'the lever at which margin reaches the target, less the lever before',
  'margin-lever-revenue': 'revenue at the lever at which margin reaches the target',
  'margin-lever-revenue-step': 'revenue at the lever at which margin reaches the target, less revenue before',
  'margin-lever-level': 'the lever after the percentage by which it must move for margin to reach the target',
  'staff-share-after':
    'staff-share of a typical week after the stated changes of prices, volume and expenses',
  'staff-share-after-change':
    'staff-share of a typical week after the stated changes of prices, volume and expenses, less staff-share before',
  'staff-share-lever': 'the percentage by which the lever must move for staff-share to reach the target',
  'staff-share-lever-level':
    'the lever after the percentage by which it must move for staff-share to reach the target',
  'staff-share-lever-step': 'the lever at which staff-share reaches the target, less the lever before',
  'staff-share-lever-revenue': 'revenue at the lever at which staff-share reaches the target',
  'staff-share-lever-revenue-step':
    'revenue at the lever at which staff-share reaches the target, less revenue before',
  'supplies-share-after':
    'supplies-share of a typical week after the stated changes of prices, volume and expenses',
  'supplies-share-after-change':
    'supplies-share of a typical week after the stated changes of prices, volume and expenses, less supplies-share before',
  'supplies-share-lever':
    'the percentage by which the lever must move for supplies-share to reach the target',
  'supplies-share-lever-level':
    'the lever after the percentage by which it must move for supplies-share to reach the target',
  'supplies-share-lever-step': 'the lever at which supplies-share reaches the target, less the lever before',
  'supplies-share-lever-revenue': 'revenue at the lever at which supplies-share reaches the target',
  'supplies-share-lever-revenue-step':
    'revenue at the lever at which supplies-share reaches the target, less revenue before',
  'premises-share-after':
    'premises-share of a typical week after the stated changes of prices, volume and expenses',
  'premises-share-after-change':
    'premises-share of a typical week after the stated changes of prices, volume and expenses, less premises-share before',
  'premises-share-lever':
    'the percentage by which the lever must move for premises-share to reach the target',
  'premises-share-lever-level':
    'the lever after the percentage by which it must move for premises-share to reach the target',
  'premises-share-lever-step': 'the lever at which premises-share reaches the target, less the lever before',
  'premises-share-lever-revenue': 'revenue at the lever at which premises-share reaches the target',
  'premises-share-lever-revenue-step':
    'revenue at the lever at which premises-share reaches the target, less revenue before',
  'marketing-share-after':
    'marketing-share of a typical week after the stated changes of prices, volume and expenses',
  'marketing-share-after-change':
    'marketing-share of a typical week after the stated changes of prices, volume and expenses, less marketing-share before',
  'marketing-share-lever':
    'the percentage by which the lever must move for marketing-share to reach the target',
  'marketing-share-lever-level':
    'the lever after the percentage by which it must move for marketing-share to reach the target',
  'marketing-share-lever-step':
    'the lever at which marketing-share reaches the target, less the lever before',
  'marketing-share-lever-revenue': 'revenue at the lever at which marketing-share reaches the target',
  'marketing-share-lever-revenue-step':
    'revenue at the lever at which marketing-share reaches the target, less revenue before',
  'other-share-after':
    'other-share of a typical week after the stated changes of prices, volume and expenses',
  'other-share-after-change':
    'other-share of a typical week after the stated changes of prices, volume and expenses, less other-share before',
  'other-share-lever': 'the percentage by which the lever must move for other-share to reach the target',
  'other-share-lever-level':
    'the lever after the percentage by which it must move for other-share to reach the target',
  'other-share-lever-step': 'the lever at which other-share reaches the target, less the lever before',
  'other-share-lever-revenue': 'revenue at the lever at which other-share reaches the target',
  'other-share-lever-revenue-step':
    'revenue at the lever at which other-share reaches the target, less revenue before',
  'cost-share-after': 'cost-share of a typical week after the stated changes of prices, volume and expenses',
  'cost-share-after-change':
    'cost-share of a typical week after the stated changes of prices, volume and expenses, less cost-share before',
  'cost-share-lever': 'the percentage by which the lever must move for cost-share to reach the target',
  'cost-share-lever-level':
    'the lever after the percentage by which it must move for cost-share to reach the target',
  'cost-share-lever-step': 'the lever at which cost-share reaches the target, less the lever before',
  'cost-share-lever-revenue': 'revenue at the lever at which cost-share reaches the target',
  'cost-share-lever-revenue-step':
    'revenue at the lever at which cost-share reaches the target, less revenue before',
  'mean-plus': 'the mean of the first and so much more (second)',
  'mean-plus-percent': 'the mean of the first and so many percent more (second)',
  'cash-less': 'the product of the means of the first and the second, less the third',
  'runway-less': 'the weeks of the first, less the third over the mean of the second',
  'rest-share': 'the sum of the first less the sum of the second, over the sum of the first, in percent',
  ...formulasOfLines,
  'forecast-mean':
    'the forecasts from one week ahead (second) to another (third), and the weeks on record (fourth), a week',
  'payback-of-changes': 'the last sum over what a typical week makes more after the stated changes',
  payback: 'the first over the mean of the second',
  'forecast-sum':
    'the forecasts from one week ahead (second) to another (third), and what is on record (fourth)',
  'forecast-sum-low': 'the same with each week at the lower end of its 80% band',
  'forecast-sum-high': 'the same with each week at the upper end of its 80% band',
}

/** Formulas over the values of another formula, by the first words of the name; the other formula's text follows. */
const composed: { readonly [combinator: string]: string | undefined } = {
  'difference of': 'the value of the first period less that of the second, each',
  'percent change of': 'the value of the first period over that of the second, less one, in percent; each is',
  'percent of': 'the value of the first over that of the second, in percent; each is',
  'mean of': 'the mean of the values of all periods that have one, each',
  'median of': 'the median of the values of all periods that have one, each',
}

export const formulaTexts = area('formula', { formulas, composed })
