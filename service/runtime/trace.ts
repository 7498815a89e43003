/** The trace that a call belongs to (W3C Trace Context): a proxy in front names it, and our log and our own calls repeat it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export type Trace = { readonly traceId: string; readonly flags: string }

const form =
  /^(?:00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})|(?!00|ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.*)?)$/

/** The trace of a header `traceparent`; undefined if there is none, or it is malformed. */
export const traceOf = (header: string | undefined): Trace | undefined => {
  const found = form.exec(header ?? '')
  const [traceId, flags] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]]
  return traceId === undefined || flags === undefined ? undefined : { traceId, flags }
}

const present = new AsyncLocalStorage<Trace>()

/** Runs `work` as part of the trace. Without one nothing is stored, so a call that has none costs nothing. */
export const withTrace = <A>(trace: Trace | undefined, work: () => A): A =>
  trace === undefined ? work() : present.run(trace, work)

/** Headers for a call to somebody else, as part of the present trace; none without one. */
export const traceHeaders = (): { readonly traceparent?: string } => {
  const trace = present.getStore()
  return trace === undefined
    ? {}
    : { traceparent: `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.flags}` }
}
