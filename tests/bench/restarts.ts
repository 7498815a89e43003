/** Part `restarts`: two processes behind a proxy are restarted in turn under load. No call may fail. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { percentile } from './measure.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

/** Milliseconds between the proxy's checks of `GET /ready`, and seconds for which a process drains. */
const checkMs = 200
const drainSeconds = 1

const callsPerSecond = 200

const get = (address: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    request(`${address}${path}`, { headers, agent: false }, (answer: IncomingMessage) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })

/** A proxy that sends each request to the next process that was ready when last checked; it tries nothing twice. */
const startProxy = async (processes: readonly ServiceProcess[]) => {
  let ready: readonly string[] = processes.map(({ address }) => address)
  let turn = 0
  const server: Server = createServer((incoming, outgoing) => {
    turn += 1
    const to = ready[turn % ready.length]
    if (to === undefined) return void outgoing.writeHead(503).end()
    const { method, headers, url = '' } = incoming
    incoming.pipe(
      request(`${to}${url}`, { method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }).once('error', () => outgoing.headersSent || outgoing.writeHead(502).end()),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const check = async (addresses: readonly string[]) => {
    const asked = await Promise.all(
      addresses.map(async (address) =>
        (await get(address, '/ready').catch(() => 0)) === 200 ? [address] : [],
      ),
    )
    ready = asked.flat()
  }
  let addresses = ready
  const timer = setInterval(() => void check(addresses), checkMs)
  return {
    address: `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`,
    /** Replaces the address of a process that was restarted. */
    replace: (old: string, fresh: string) => {
      addresses = addresses.map((one) => (one === old ? fresh : one))
    },
    readyCount: () => ready.length,
    close: () => {
      clearInterval(timer)
      server.close()
    },
  }
}

export const restarts = async ({ ownerUrl, print, isQuick }: Bench): Promise<unknown> => {
  const database = await freshDatabase(ownerUrl)
  await migrate(database.ownerUrl, migrations)
  const environment = { DATABASE_URL: database.ownerUrl, DRAIN_SECONDS: String(drainSeconds) }
  const processes = [await startServiceProcess(environment), await startServiceProcess(environment)]
  const proxy = await startProxy(processes)
  const session = (await processes[0]?.signIn('cafe')) ?? ''
  const rounds = isQuick ? 4 : 50
  const failed: string[] = []
  const milliseconds: number[] = []
  let isOver = false
  const load = async () => {
    const under: Promise<void>[] = []
    while (!isOver) {
      const from = performance.now()
      const at = `after ${milliseconds.length} calls`
      under.push(
        get(proxy.address, '/api/nudges', { 'x-session-id': session }).then(
          (status) => {
            milliseconds.push(performance.now() - from)
            if (status !== 200) failed.push(`${status} ${at}`)
          },
          (error: Error) => void failed.push(`${error.message} ${at}`),
        ),
      )
      await pause(1000 / callsPerSecond)
    }
    await Promise.all(under)
  }
  const loaded = load()
  try {
    for (let round = 0; round < rounds; round++) {
      const place = round % 2
      const old = processes[place]
      if (old === undefined) throw new Error('There are two processes.')
      await old.stop()
      const fresh = await startServiceProcess(environment)
      processes[place] = fresh
      proxy.replace(old.address, fresh.address)
      while (proxy.readyCount() < 2) await pause(50)
    }
  } finally {
    isOver = true
    await loaded
    proxy.close()
    for (const one of processes) await one.stop()
    await database.drop()
  }
  const p99 = percentile(milliseconds, 0.99)
  print(
    `${rounds} rolling restarts of two processes, ${milliseconds.length.toLocaleString('en-AU')} calls, ${failed.length} failed (target: 0), p99 ${p99.toFixed(0)} ms`,
  )
  for (const one of failed.slice(0, 5)) print(`  ${one}`)
  return { rounds, calls: milliseconds.length, failed: failed.length, p99 }
}
