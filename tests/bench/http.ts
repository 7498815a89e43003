/** Part `http`: lists beside bare Express and node:http with the same answers, and changes; called from outside. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { freshDatabase } from '../core/database.ts'
import { root } from '../core/execute.ts'
import type { Bench } from './bench-run.ts'
import { compare, type Result, type Sample, shuffled, spread } from './measure.ts'
import { startServiceProcess } from './service-process.ts'

const Measured = t.type({ perSecond: t.number, p50: t.number, p99: t.number })

const lists = ['/api/nudges', '/api/audit']

type Called = {
  readonly name: string
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly clients: number
}

const run = promisify(execFile)

const measure = async (session: string, seconds: number, called: Called): Promise<Sample> => {
  const { url, method, clients } = called
  const file = 'tests/bench/http-load.ts'
  const sent = [url, method, String(clients), String(seconds), session]
  const { stdout } = await run(process.execPath, [...process.execArgv, file, ...sent], { cwd: root })
  return decodeOrThrow(Measured, JSON.parse(stdout), 'A sample')
}

const startPeers = async (address: string, session: string) => {
  const child = spawn(
    process.execPath,
    [...process.execArgv, 'tests/bench/http-peer.ts', address, session, ...lists],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const ended = once(child, 'exit')
  const [printed] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The peers did not start.'))),
  ])
  const [express, plain] = decodeOrThrow(t.tuple([t.number, t.number]), JSON.parse(String(printed)), 'Ports')
  return {
    express: `http://localhost:${express}`,
    plain: `http://localhost:${plain}`,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

export const http = async ({ ownerUrl, rounds, seconds, print }: Bench): Promise<unknown> => {
  const database = await freshDatabase(ownerUrl)
  // The samples of private demos are written in the first seconds after a start, which would be measured too.
  const service = await startServiceProcess({ DATABASE_URL: database.ownerUrl, DEMO: 'shared' })
  try {
    const session = await service.signIn('cafe')
    const peers = await startPeers(service.address, session)
    const change = `${service.address}/api/privacy/toggle-identifiers`
    const candidates: readonly Called[] = [
      ...lists.flatMap((path): Called[] => [
        { name: `jarvin ${path}`, url: `${service.address}${path}`, method: 'GET', clients: 50 },
        { name: `Express ${path}`, url: `${peers.express}${path}`, method: 'GET', clients: 50 },
        { name: `node:http ${path}`, url: `${peers.plain}${path}`, method: 'GET', clients: 50 },
      ]),
      { name: 'jarvin, changes by 16', url: change, method: 'POST', clients: 16 },
    ]
    const taken = new Map<Called, Sample[]>(candidates.map((one) => [one, []]))
    try {
      for (let round = 0; round < rounds; round++)
        for (const one of shuffled(candidates)) taken.get(one)?.push(await measure(session, seconds, one))
    } finally {
      await peers.stop()
    }
    const results = [...taken].map(([{ name }, samples]): Result => ({ name, samples }))
    const of = (name: string): Result => results.find((one) => one.name === name) ?? { name, samples: [] }
    print('\nCalls per second from 50 connections, changes from 16; p99 in ms')
    for (const { name, samples } of results)
      print(
        `  ${name.padEnd(22)} ${spread(samples.map((s) => s.perSecond)).padEnd(28)} p99 ${spread(samples.map((s) => s.p99))}`,
      )
    for (const path of lists) {
      const { ratio } = compare(of(`jarvin ${path}`), of(`Express ${path}`))
      print(`  ${path} is ${ratio.toFixed(2)} of bare Express (target: 0.60)`)
    }
    return results
  } finally {
    await service.stop()
    await database.drop()
  }
}
