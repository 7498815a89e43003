/** Events of digests. */
import type { EventType } from '../core/event.ts'

/** A digest is composed when it is read, so there are none. */
export const digestEvents = {} as const satisfies { readonly [type: string]: EventType }
