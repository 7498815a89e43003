/** Sends the answer of a call as JSON. */
import type { Request, Response } from 'express'

/** Replaces the answer of a call that is made for a page, such as a form without scripts. */
export type AnswerOfPage = () => void

/** Lets `answer` be sent in place of the call's own. */
export const answerWithPage = (response: Response, answer: AnswerOfPage): void => {
  response.locals.ofPage = answer
}

/** Sends a body that is JSON already. */
export const sendJson = (
  request: Request,
  response: Response,
  status: number,
  body: Buffer | string,
): void => {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.statusCode = status
  response.end(request.method === 'HEAD' ? undefined : body)
}

// Express's own `json` looks up settings and media types on every call, for the same two headers (decision 410).
/** Sends an encoded answer. */
export const sendAnswer = (request: Request, response: Response, status: number, encoded: unknown): void => {
  const ofPage: AnswerOfPage | undefined = response.locals.ofPage
  if (ofPage) ofPage()
  else sendJson(request, response, status, JSON.stringify(encoded))
}
