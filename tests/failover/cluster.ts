/** A Postgres cluster of three nodes under Patroni, with etcd and HAProxy, from the system's packages. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../service/database/embedded/free-port.ts'
import { haproxyConfig, patroniConfig, ports, postgresHome } from './configuration.ts'
import { hostAddress, makeNetworks, type NodeNetwork } from './network.ts'

const nodeCount = 3

/** User id of the servers: Postgres refuses root. */
const nobody = 65534

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** Milliseconds between two looks at the cluster, looks that must agree, and the most milliseconds: two minutes. */
const lookMs = 250
const steadyLooks = 5
const mostMs = 120_000

/** Sends a signal to a process, which may have ended meanwhile. */
export const sendSignal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** What this machine lacks for a cluster; undefined if it can run one. */
export const missingForCluster = (): string | undefined => {
  const missing = ['patroni', 'etcd', 'haproxy', 'ip'].filter((program) => !isInstalled(program))
  if (!existsSync(postgresHome)) missing.push('PostgreSQL 15')
  if (process.getuid?.() !== 0) missing.push('root, for networks of their own')
  return missing.length > 0 ? missing.join(', ') : undefined
}

/** One database node. */
export type ClusterNode = NodeNetwork & {
  readonly name: string
  /** Starts Patroni, which starts Postgres. */
  readonly start: () => void
}

export type PostgresCluster = {
  readonly nodes: readonly ClusterNode[]
  /** Connection string of the owner, by way of HAProxy to whichever node leads. */
  readonly ownerUrl: string
  /** The leader once all nodes follow it and one of them confirms its commits; throws after two minutes. */
  readonly settled: () => Promise<ClusterNode>
  readonly stop: () => Promise<void>
}

type Member = { readonly name: string; readonly role: string; readonly timeline?: number }

/** True if this node leads, `count` nodes follow it, and one of them confirms its commits. */
const hasFollowers = async ({ address }: ClusterNode, count: number): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: `postgres://postgres:postgres@${address}:${ports.postgres}/postgres`,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ isWhole: boolean }>(
      `select not pg_is_in_recovery() and count(*) filter (where state = 'streaming') = $1
        and bool_or(sync_state = 'sync') as "isWhole" from pg_stat_replication`,
      [count],
    )
    return rows[0]?.isWhole ?? false
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

/** Starts the cluster, with an empty database. Needs `missingForCluster` to be undefined. */
export const startPostgresCluster = async (): Promise<PostgresCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-cluster-'))
  chownSync(folder, nobody, nobody)
  const log = openSync(join(folder, 'log'), 'a')
  const networks = makeNetworks(nodeCount)
  const processes: ChildProcess[] = []
  const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
  const launch = (...words: readonly string[]): void => {
    const [program = '', ...args] = words
    processes.push(
      spawn(program, args, {
        cwd: folder,
        stdio: ['ignore', log, log],
        env: { ...process.env, HOME: folder },
      }),
    )
  }
  const nodes = networks.nodes.map((network, at): ClusterNode => {
    const name = `node${at}`
    return {
      ...network,
      name,
      start: () => launch(...network.enter, ...asNobody, 'patroni', join(folder, `${name}.json`)),
    }
  })
  const members = async (): Promise<readonly Member[]> => {
    for (const { address } of nodes) {
      const answer = await fetch(`http://${address}:${ports.patroni}/cluster`, {
        signal: AbortSignal.timeout(1000),
      })
        .then((response): Promise<{ members: Member[] }> => response.json())
        .catch(() => undefined)
      if (answer?.members.some(({ role }) => role === 'leader')) return answer.members
    }
    return []
  }
  const settled = async (): Promise<ClusterNode> => {
    const until = performance.now() + mostMs
    for (let whole = 0, last = ''; performance.now() < until; ) {
      const found = await members()
      const leader = nodes.find(({ name }) => found.some((one) => one.name === name && one.role === 'leader'))
      // Patroni reports a node's last state for a while, so the leader itself must see who follows it; and a returned node may
      // follow for a moment before it finds that it must be rewound.
      const isWhole =
        leader !== undefined &&
        found.some(({ role }) => role === 'sync_standby') &&
        new Set(found.map(({ timeline }) => timeline)).size === 1 &&
        (await hasFollowers(leader, nodeCount - 1))
      whole = isWhole && leader.name === last ? whole + 1 : Number(isWhole)
      last = leader?.name ?? ''
      if (leader && whole === steadyLooks) return leader
      await pause(lookMs)
    }
    throw new Error(
      `The cluster did not settle within two minutes: ${JSON.stringify(await members())}; see ${folder}/log.`,
    )
  }
  const stop = async (): Promise<void> => {
    for (const { connect } of nodes) connect(true)
    for (const pid of nodes.flatMap(({ pids }) => pids())) sendSignal(pid, 'SIGKILL')
    for (const child of processes)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    networks.remove()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(join(folder, 'etcd'))
    chownSync(join(folder, 'etcd'), nobody, nobody)
    const etcd = `http://${hostAddress}:${ports.etcd}`
    const peer = `http://127.0.0.1:${await freePort()}`
    launch(
      ...asNobody,
      ...[
        'etcd',
        '--enable-v2',
        '--data-dir',
        join(folder, 'etcd'),
        '--listen-client-urls',
        etcd,
        '--advertise-client-urls',
        etcd,
      ],
      ...[
        '--listen-peer-urls',
        peer,
        '--initial-advertise-peer-urls',
        peer,
        '--initial-cluster',
        `default=${peer}`,
      ],
    )
    for (const { name, address, start } of nodes) {
      await writeFile(join(folder, `${name}.json`), JSON.stringify(patroniConfig(name, address, folder)))
      start()
    }
    const port = await freePort()
    await writeFile(
      join(folder, 'haproxy.cfg'),
      haproxyConfig(
        port,
        nodes.map(({ address }) => address),
      ),
    )
    launch('haproxy', '-f', join(folder, 'haproxy.cfg'))
    await settled()
    return { nodes, settled, stop, ownerUrl: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` }
  } catch (error) {
    await stop()
    throw error
  }
}
