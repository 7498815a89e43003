/** Settings from the environment, read once and checked. */
import { type Allowance, defaultAllowance } from '#schema/core/limits'
import { type DemoMode, demoModes } from '#schema/core/site'
import { readPublicUrl } from '../site/origin.ts'
import { type MailSettings, readMailSettings } from './mail-settings.ts'
import { type ModelSettings, readModelSettings } from './model-settings.ts'
import { type OidcSettings, readOidcSettings } from './oidc-settings.ts'
import { readWitnessSettings, type WitnessSettings } from './witness-settings.ts'

/** Configuration of the service. */
export type Config = {
  /** TCP port; 0 picks a free one. */
  readonly port: number
  /** Folder for hourly backups, and how many to keep; undefined for no backups. */
  readonly backups: { readonly to: string; readonly keep: number } | undefined
  /** TCP port of the Prometheus metrics; undefined for none. */
  readonly metricsPort: number | undefined
  /** Seconds after a stop signal in which a proxy can find out before the port closes. */
  readonly drainSeconds: number
  /** Address or host name to listen on; undefined for all interfaces. */
  readonly host: string | undefined
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** URL of an external Postgres (15 or later) instead of the embedded one; its role must own the database. */
  readonly databaseUrl: string | undefined
  /** Folder for keys and the list of erasures; undefined for the default, see `service/sealing/keys-folder.ts`. */
  readonly keysDir: string | undefined
  /** File for the list of erasures; undefined for the default in `keysDir`. */
  readonly erasureList: string | undefined
  /** Secret that signs checkpoints, 32 bytes in base64; undefined if it is in a file. */
  readonly checkpointKey: string | undefined
  /** Keys that wrap the keys of sealed data, the present one first, in base64; undefined if they are in a file. */
  readonly keyEncryptionKey: string | undefined
  readonly logLevel: string
  /** Number of proxies in front; with 0, forwarded addresses are ignored. */
  readonly trustedProxies: number
  /** Public address of the site, for canonical links; undefined uses the address of each request. */
  readonly publicUrl: string | undefined
  /** Rate limit per session and daily quota per workspace. */
  readonly allowance: Allowance
  /** Outgoing mail; undefined prints codes in the terminal. */
  readonly mail: MailSettings | undefined
  /** Sign-in with company accounts; undefined for none. */
  readonly oidc: OidcSettings | undefined
  /** Others who cosign checkpoints. */
  readonly witnesses: readonly WitnessSettings[]
  /** How visitors see the demo businesses. */
  readonly demo: DemoMode
  /** Language model for advice; undefined for the built-in advisor. */
  readonly languageModel: ModelSettings | undefined
}

/** Idle and absolute lifetime of a session (decision 2); sessions of accounts end sooner. */
export const sessionLimits = { idleMinutes: 12 * 60, absoluteDays: 30, accountHours: 12 } as const

// The message omits the value because it contains a password.
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

const readInteger = (env: NodeJS.ProcessEnv, name: string, fallback: number, min: number): number => {
  const value = Number(env[name] || fallback)
  if (!Number.isSafeInteger(value) || value < min)
    throw new Error(`${name} must be a whole number of ${min} or more, but is "${env[name]}".`)
  return value
}

const readDemo = (env: NodeJS.ProcessEnv): DemoMode => {
  const mode = demoModes.find((one) => one === (env.DEMO || 'private'))
  if (mode === undefined) throw new Error(`DEMO must be ${demoModes.join(', ')}, but is "${env.DEMO}".`)
  return mode
}

const readPort = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`${name} must be a whole number from 0 to 65535, but is "${text}".`)
  return port
}

/** Reads the environment; throws a message that names the variable if a value is invalid. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
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
    port: readPort('PORT', env.PORT) ?? 3000,
    backups: env.BACKUP_TO ? { to: env.BACKUP_TO, keep: readInteger(env, 'BACKUP_KEEP', 48, 1) } : undefined,
    metricsPort: readPort('METRICS_PORT', env.METRICS_PORT),
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', 0, 0),
    // A public address implies that the site should be reachable from outside.
    host: env.HOST || (publicUrl === undefined ? '127.0.0.1' : undefined),
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    keysDir: env.KEYS_DIR || undefined,
    erasureList: env.ERASURE_LIST || undefined,
    checkpointKey: env.CHECKPOINT_KEY || undefined,
    keyEncryptionKey: env.KEY_ENCRYPTION_KEY || undefined,
    logLevel: env.LOG_LEVEL || 'info',
    trustedProxies,
    publicUrl,
    allowance: {
      changesPerMinute: readInteger(env, 'CHANGES_PER_MINUTE', defaultAllowance.changesPerMinute, 1),
      dailyBytes: readInteger(env, 'DAILY_BYTES', defaultAllowance.dailyBytes, 0),
    },
    mail: readMailSettings(env),
    oidc: readOidcSettings(env),
    witnesses: readWitnessSettings(env),
    demo: readDemo(env),
    languageModel: readModelSettings(env),
  }
}
