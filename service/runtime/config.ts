/** What the environment may set, read once and checked. */
import { type Allowance, usualAllowance } from '#schema/core/limits'
import { readPublicUrl } from '../site/origin.ts'
import { type ModelSettings, readModelSettings } from './model-settings.ts'

/** The service's configuration. */
export type Config = {
  /** TCP port; 0 picks a free one. */
  readonly port: number
  /** Address or name of this machine that it listens on; undefined for all interfaces. */
  readonly host: string | undefined
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** An outside Postgres (15 or later) in place of the embedded one; its role must own the database. */
  readonly databaseUrl: string | undefined
  /** Folder for keys and the list of erasures; undefined for the usual place, see `service/sealing/keys-folder.ts`. */
  readonly keysDir: string | undefined
  /** File of the list of erasures, where it is not in the folder for keys. */
  readonly erasureList: string | undefined
  /** The secret that checkpoints are signed with, 32 bytes in base64; undefined where a file has it. */
  readonly checkpointKey: string | undefined
  readonly logLevel: string
  /** How many proxies stand in front; with none, what a caller says of its own address is not believed. */
  readonly trustedProxies: number
  /** The address that the site is reached at, as canonical links name it; undefined takes that of each request. */
  readonly publicUrl: string | undefined
  /** Changes of a session in a minute, and bytes that a workspace may record in a day. */
  readonly allowance: Allowance
  /** The language model that advises; undefined where our own analysis does. */
  readonly languageModel: ModelSettings | undefined
}

/** Minutes and days after which a session ends: unused, and in any case (decision 2). */
export const sessionLimits = { idleMinutes: 12 * 60, absoluteDays: 30 } as const

// A sentence without the value, which holds a password.
const readDatabaseUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWhole = url?.hostname && url.username && url.password && /^postgres(ql)?:$/.test(url.protocol)
  if (!isWhole || /%(?![\da-f]{2})/i.test(url.username + url.password))
    throw new Error(
      'DATABASE_URL must have a user, a password and a host, as in postgres://user:password@host/database. Write %25 for a % in any of them.',
    )
  return text
}

const readWhole = (env: NodeJS.ProcessEnv, name: string, usual: number, least: number): number => {
  const value = Number(env[name] || usual)
  if (!Number.isSafeInteger(value) || value < least)
    throw new Error(`${name} must be a whole number of ${least} or more, but is "${env[name]}".`)
  return value
}

/** Reads the environment; throws a sentence that names the variable when a value cannot be meant. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a whole number from 0 to 65535, but is "${env.PORT}".`)
  const trustedProxies = Number(env.TRUST_PROXY || 0)
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error(
      `TRUST_PROXY must be the number of proxies in front of Jarvin, but is "${env.TRUST_PROXY}".`,
    )
  const publicUrl = readPublicUrl(env.PUBLIC_URL)
  if (env.HOST && !/^[\w.:-]+$/.test(env.HOST))
    throw new Error(
      `HOST must be an address or name of this machine, such as 127.0.0.1, but is "${env.HOST}".`,
    )
  return {
    port,
    // Who says by which address the site is reached means it to be reached from outside.
    host: env.HOST || (publicUrl === undefined ? '127.0.0.1' : undefined),
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    keysDir: env.KEYS_DIR || undefined,
    erasureList: env.ERASURE_LIST || undefined,
    checkpointKey: env.CHECKPOINT_KEY || undefined,
    logLevel: env.LOG_LEVEL || 'info',
    trustedProxies,
    publicUrl,
    allowance: {
      changesPerMinute: readWhole(env, 'CHANGES_PER_MINUTE', usualAllowance.changesPerMinute, 1),
      dailyBytes: readWhole(env, 'DAILY_BYTES', usualAllowance.dailyBytes, 0),
    },
    languageModel: readModelSettings(env),
  }
}
