/** HTTP of a witness: `POST /add-checkpoint` of C2SP tlog-witness, and `GET /checkpoint/<origin>` for people who compare. */
import express, { type ErrorRequestHandler, type Express } from 'express'
import { openWitness, type Witness } from './witness.ts'

/** Longest body of a request; a proof of 63 lines and a note take less than 6 kB. */
const mostBytes = '64kb'

/** The app of a witness; `report` receives errors that are not the caller's. */
export const witnessApp = (witness: Witness, report: (error: Error) => void): Express => {
  const app = express().disable('x-powered-by').disable('etag')
  const add = openWitness(witness)
  app.post(
    '/add-checkpoint',
    express.text({ type: () => true, limit: mostBytes }),
    async (request, response) => {
      const { status, body } = await add(typeof request.body === 'string' ? request.body : '')
      // Express would add a charset, and the protocol names the type alone.
      if (status === 409) response.writeHead(409, { 'Content-Type': 'text/x.tlog.size' }).end(body)
      else response.status(status).type('text/plain').send(body)
    },
  )
  app.get('/checkpoint/:origin', async ({ params }, response) => {
    const known = witness.logs.find(({ name }) => name === params.origin)
    const last = known && (await witness.seen.last(known.name))
    if (last) response.type('text/plain').send(last.note)
    else response.status(404).type('text/plain').send('Nothing of this log was cosigned here.\n')
  })
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found.\n')
  })
  const onError: ErrorRequestHandler = (error, _request, response, _next) => {
    const status = Number.isInteger(error.status) && error.status < 500 ? error.status : 500
    if (status === 500) report(error)
    response
      .status(status)
      .type('text/plain')
      .send(
        status === 500
          ? 'Something went wrong here. Nothing was cosigned.\n'
          : 'The request cannot be read.\n',
      )
  }
  app.use(onError)
  return app
}
