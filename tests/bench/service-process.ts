/** The real service in its own process, with a minimal client. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { decodeOrThrow } from '#schema/core/decode'
import { SignIn } from '#schema/session/session'
import { root } from '../core/execute.ts'

/** `link` is the Link header. */
export type Answer = { readonly status: number; readonly text: string; readonly link: string | null }

export type Sent = {
  readonly session?: string
  readonly key?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type ServiceProcess = {
  readonly pid: number
  /** Base address for a browser. */
  readonly address: string
  readonly call: (method: 'GET' | 'POST' | 'DELETE', path: string, sent?: Sent) => Promise<Answer>
  /** Signs in and returns the session id. */
  readonly signIn: (businessType: string) => Promise<string>
  /** Sends SIGKILL; resolves once the process is gone. */
  readonly kill: () => Promise<void>
  /** Stops it like Ctrl-C; throws if it does not exit with code 0. */
  readonly stop: () => Promise<void>
}

/** Milliseconds for a start, including a build of the client. */
const timeoutMs = 120_000

/** Starts it on a free port; `environment` gives its database. `onLog` gets what it prints, in pieces. */
export const startServiceProcess = async (
  environment: ({ readonly DATABASE_URL: string } | { readonly DATA_DIR: string }) & {
    readonly DRAIN_SECONDS?: string
    readonly DEMO?: 'shared'
    readonly [setting: string]: string | undefined
  },
  onLog: (piece: string) => void = () => {},
): Promise<ServiceProcess> => {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'service/launch.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      ...environment,
      PORT: '0',
      TRUST_PROXY: '1',
      CHANGES_PER_MINUTE: '1000000000',
      DAILY_BYTES: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  const port = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const fail = (why: string) => reject(new Error(`The service ${why}. It printed:\n${printed}`))
    const timer = setTimeout(() => fail('is not ready in time'), timeoutMs)
    const read = (chunk: Buffer) => {
      onLog(chunk.toString())
      // Later lines are request logs; they must be read from the pipe, but are not kept.
      if (printed.length < 100_000) printed += chunk.toString()
      const found = /ready at http:\/\/localhost:(\d+)/.exec(printed)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
  }).catch(async (error) => {
    await end('SIGKILL')
    throw error
  })

  // The client shares the machine with the service, so it should use as little CPU as possible.
  const agent = new Agent({ keepAlive: true })
  // A new client address per call, so that no limit per address slows the measurement.
  let calls = 0
  const address = () => {
    calls += 1
    return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
  }
  const call: ServiceProcess['call'] = async (
    method,
    path,
    { session, key, body, headers: further } = {},
  ) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = request({
      agent,
      port,
      method,
      path: `/api${path}`,
      headers: {
        'x-forwarded-for': address(),
        ...(session === undefined ? {} : { 'x-session-id': session }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...further,
      },
    }).end(text)
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      sent.once('response', resolve).once('error', reject),
    )
    const { statusCode: status = 0, headers } = answer
    return {
      status,
      text: await readText(answer),
      link: typeof headers.link === 'string' ? headers.link : null,
    }
  }
  return {
    pid: child.pid ?? 0,
    address: `http://localhost:${port}`,
    call,
    signIn: async (businessType) => {
      const { text } = await call('POST', '/login/demo', { body: { businessType } })
      return decodeOrThrow(SignIn, JSON.parse(text), 'A sign-in').sessionId
    },
    kill: () => {
      agent.destroy()
      return end('SIGKILL')
    },
    stop: async () => {
      agent.destroy()
      await end('SIGTERM')
      if (child.exitCode !== 0)
        throw new Error(`The service ended with ${child.exitCode ?? child.signalCode}.`)
    },
  }
}
