/** Topics that laws and authorities decide, each with somewhere else to turn to. */
import type * as t from 'io-ts'
import { oneOf } from '../core/scalars.ts'

export const Signpost = oneOf(
  'pay',
  'super',
  'tax',
  'state-tax',
  'tenancy',
  'lease',
  'trust-money',
  'safety',
  'liability',
  'food-safety',
  'consumer',
  'personal-data',
  'debt',
  'licence',
  'visa',
  'brand',
  'investing',
)
export type Signpost = t.TypeOf<typeof Signpost>
