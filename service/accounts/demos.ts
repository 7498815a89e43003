/** Demo businesses of a service, and its list of visitors' copies; imports nothing that needs the service. */
import type { DemoMode } from '#schema/core/site'
import type { FindFullCopy } from './demo-size.ts'
import type { DemoTemplates } from './demo-template.ts'

/** Copies that one address can make per day, and have in use at a time. */
export type AddressBounds = { readonly madeInADay: number; readonly inUse: number }

/** Enough for an office or a classroom behind one address; at most a quarter of all places. */
export const addressBounds: AddressBounds = { madeInADay: 150, inUse: 500 }

/** Copies that are made ahead and wait for visitors. */
export type DemoStock = {
  /** Copies of each business. */
  readonly size: number
  /** Reports that a visitor got a copy, so that another one is made. */
  readonly taken: () => void
  /** Sets the only listener of `taken`. */
  readonly onTaken: (listener: () => void) => void
}

/** Opens the stock; without a listener, nothing is made ahead. */
export const openDemoStock = (size: number): DemoStock => {
  let listener = (): void => {}
  return {
    size,
    taken: () => listener(),
    onTaken: (next) => {
      listener = next
    },
  }
}

/** The demo businesses of a service. */
export type Demos = {
  readonly mode: DemoMode
  readonly templates: DemoTemplates
  readonly stock: DemoStock
  /** Maximum number of copies at a time. */
  readonly maxCopies: number
  readonly addressBounds: AddressBounds
  readonly findFull: FindFullCopy
}

/**
 * Maximum number of visitors' copies in an installation, days without use after which a copy is dropped, and copies of each
 * business that are made ahead.
 */
export const demoLimits = { maxCopies: 2000, unusedDays: 7, stockSize: 20 } as const
