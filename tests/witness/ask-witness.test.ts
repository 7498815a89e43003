/** Answers of a hostile witness: none leads elsewhere, takes for ever or fills the memory. */
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { askWitness, publishedNote } from '../../service/decision-log/witnesses/ask-witness.ts'
import { listen } from '../../service/http/listen.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const serve = async (answer: RequestListener): Promise<string> => {
  const { server, port } = await listen((request, response) => {
    request.resume()
    answer(request, response)
  }, 0)
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${port}`
}

// Far longer than any test, unless a test ends it.
const patient = () => new AbortController()
const request = { old: 0, hashes: [], note: 'a note\n' }
const both = async (url: string, { signal }: AbortController) => [
  await askWitness(url, request, signal),
  await publishedNote(url, 'jarvin/cafe', signal),
]

it.each([301, 302, 307, 308])('follows no redirect with %i', async (status) => {
  let visits = 0
  const elsewhere = await serve((_request, response) => {
    visits += 1
    response.end('— accountant.example AAAA\n')
  })
  const url = await serve((_request, response) => {
    response.writeHead(status, { location: `${elsewhere}/add-checkpoint` }).end()
  })
  expect(await both(url, patient())).toEqual([{ kind: 'unusable', why: `it answered ${status}` }, undefined])
  expect(visits).toBe(0)
})

const unending: RequestListener = (_request, response) => {
  const writing = setInterval(() => response.write(Buffer.alloc(20_000)), 5)
  response.on('close', () => clearInterval(writing))
}
const packed: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync(Buffer.alloc(50_000_000)))

it.each([
  ['that never ends', unending],
  ['that is small until it is unpacked', packed],
])('reads no more than it needs of an answer %s', async (_name, answer) => {
  expect(await both(await serve(answer), patient())).toEqual([
    { kind: 'unusable', why: 'its answer is too long' },
    undefined,
  ])
})

it.each([
  ['nothing', () => {}],
  ['a header and no more', (_request, response) => void response.writeHead(200).flushHeaders()],
] as const satisfies readonly (readonly [string, RequestListener])[])(
  'ends when its time is over, if a witness sends %s',
  async (_name, answer) => {
    const time = patient()
    const url = await serve((asked, response) => {
      answer(asked, response)
      setImmediate(() => time.abort(new Error('The time is over.')))
    })
    expect(await both(url, time)).toEqual([{ kind: 'silent', why: 'The time is over.' }, undefined])
  },
)

it('tells a witness that is not there from one that answers nonsense', async () => {
  const { signal } = patient()
  expect(await askWitness('http://localhost:1', request, signal)).toMatchObject({ kind: 'silent' })
  const url = await serve((_request, response) => void response.writeHead(500).end())
  expect(await askWitness(url, request, signal)).toEqual({ kind: 'unusable', why: 'it answered 500' })
})
