/** Bare Express and node:http with the service's answers: `http-peer.ts address session path …`; prints both ports. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import express from 'express'

const [address = '', session = '', ...paths] = process.argv.slice(2)

const answers = new Map<string, unknown>()
for (const path of paths) {
  const answer = await fetch(`${address}${path}`, { headers: { 'x-session-id': session } })
  answers.set(path, await answer.json())
}

const app = express()
app.disable('x-powered-by')
app.set('etag', false)
for (const path of paths) app.get(path, (_request, response) => void response.json(answers.get(path)))

const plain: RequestListener = (request, response) => {
  const text = JSON.stringify(answers.get(request.url ?? ''))
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text)
}

const portOf = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0)
  await once(server, 'listening')
  const at = server.address()
  return typeof at === 'object' && at !== null ? at.port : 0
}

process.stdout.write(`${JSON.stringify([await portOf(app), await portOf(plain)])}\n`)
