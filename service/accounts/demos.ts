/** Demo businesses of a service, and its list of visitors' copies; imports nothing that needs the service. */
import type { DemoMode } from '#schema/core/site'
import type { FindFullCopy } from './demo-size.ts'
import type { DemoTemplates } from './demo-template.ts'

/** Copies that one address can make per day, and have in use at a time. */
export type AddressBounds = { readonly madeInADay: number; readonly inUse: number }

/** Enough for an office or a classroom behind one address; at most a quarter of all places. */
export const addressBounds: AddressBounds = { madeInADay: 150, inUse: 500 }

/** The demo businesses of a service. */
export type Demos = {
  readonly mode: DemoMode
  readonly templates: DemoTemplates
  /** Maximum number of copies at a time. */
  readonly maxCopies: number
  readonly addressBounds: AddressBounds
  readonly findFull: FindFullCopy
}

/** Maximum number of copies in an installation, and days without use after which a copy is dropped. */
export const demoLimits = { maxCopies: 2000, unusedDays: 7 } as const
