/** The demo businesses of a service, and the list of visitors' copies; imports nothing that needs the service. */
import type { DemoMode } from '#schema/core/site'
import type { CountNewCopy } from './demo-address.ts'
import type { FindFullCopy } from './demo-size.ts'
import type { DemoTemplates } from './demo-template.ts'

/** The demo businesses of a service. */
export type Demos = {
  readonly mode: DemoMode
  readonly templates: DemoTemplates
  /** Most copies at a time. */
  readonly maxCopies: number
  readonly countNew: CountNewCopy
  readonly findFull: FindFullCopy
}

/** Copies that an installation has at most, and days after its last use that a copy is dropped. */
export const demoLimits = { maxCopies: 2000, unusedDays: 7 } as const
