/** Parts of the product that people ask about. */
import type * as t from 'io-ts'
import { oneOf } from '../core/scalars.ts'

export const ProductTopic = oneOf(
  'model',
  'privacy',
  'people',
  'connect',
  'import',
  'export',
  'delete',
  'cost',
  'sign-in',
  'memo',
  'focus',
  'brief',
  'style',
  'advisory',
  'log',
  'settings',
  'dashboard',
  'phone',
  'earlier',
  'help',
  'sources',
  'memory',
  'doing',
  'put-away',
)
export type ProductTopic = t.TypeOf<typeof ProductTopic>
