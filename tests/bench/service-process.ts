/** The real service in a process of its own, with the few calls that a part makes to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { decodeOrThrow } from '#schema/core/decode'
import { SignIn } from '#schema/session/session'
import { root } from '../core/execute.ts'

/** An answer as it came; `link` is its Link header. */
export type Answer = { readonly status: number; readonly text: string; readonly link: string | null }

/** What a call carries. */
export type Sent = { readonly session?: string; readonly key?: string; readonly body?: unknown }

/** A running service. */
export type ServiceProcess = {
  /** Where a browser reaches it. */
  readonly address: string
  readonly call: (method: 'GET' | 'POST', path: string, sent?: Sent) => Promise<Answer>
  /** Signs in and gives the credential. */
  readonly signIn: (businessType: string) => Promise<string>
  /** Ends it without a farewell; resolves once it is gone. */
  readonly kill: () => Promise<void>
  /** Ends it in order, as Ctrl-C does; throws where it does not end well. */
  readonly stop: () => Promise<void>
}

/** Milliseconds that a start may take, a build of the client included. */
const patience = 120_000

/** Starts it on a free port; `environment` says where its database is. */
export const startServiceProcess = async (
  environment: { readonly DATABASE_URL: string } | { readonly DATA_DIR: string },
): Promise<ServiceProcess> => {
  const child = spawn(process.execPath, [...process.execArgv, 'service/main.ts'], {
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
    const timer = setTimeout(() => fail('is not ready in time'), patience)
    const read = (chunk: Buffer) => {
      // Later lines are one for each request; they are taken off the pipe and dropped.
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

  // What the caller spends is taken from the service, on a machine that both share: so no more than it takes.
  const agent = new Agent({ keepAlive: true })
  // Each call comes from an address of its own: no limit on one address must slow what is measured.
  let calls = 0
  const address = () => {
    calls += 1
    return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
  }
  const call: ServiceProcess['call'] = async (method, path, { session, key, body } = {}) => {
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
