/** Network address of a caller. */
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

const known = new WeakMap<Request, string>()

/** Address of a request's caller, behind the trusted proxies; of IPv6, its subnet. Read from the headers once a request. */
export const callerAddress = (request: Request): string => {
  let address = known.get(request)
  if (address === undefined) {
    address = ipKeyGenerator(request.ip ?? 'none')
    known.set(request, address)
  }
  return address
}
