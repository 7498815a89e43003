/** Several request handlers as one. */
import type { RequestHandler } from 'express'

/**
 * Calls handlers one after another, as Express would: what one throws or rejects with goes to the next error handler. Express
 * matches a path and makes closures for each of its own, which costs as much as some of these do (decision 410).
 */
export const inTurn =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    const call = (index: number): void => {
      const handler = handlers[index]
      if (handler === undefined) {
        next()
        return
      }
      const after = (error?: unknown): void => (error === undefined ? call(index + 1) : next(error))
      try {
        const called: unknown = handler(request, response, after)
        if (called instanceof Promise) called.catch(next)
      } catch (error) {
        next(error)
      }
    }
    call(0)
  }
