/** One round of calls from its own process: `http-load.ts url method clients seconds session`; prints the sample. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { v7 } from 'uuid'
import { load } from './measure.ts'

const [url = '', method = 'GET', clients = '1', seconds = '1', session = ''] = process.argv.slice(2)

const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) })

const call = async (): Promise<void> => {
  const key = method === 'GET' ? {} : { 'idempotency-key': v7() }
  const sent = request(url, { agent, method, headers: { 'x-session-id': session, ...key } }).end()
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  )
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode}.`)
}

await load(Number(clients), 1, call)
process.stdout.write(JSON.stringify(await load(Number(clients), Number(seconds), call)))
agent.destroy()
