/** Settings of the cluster's programs. */
import { join } from 'node:path'
import { hostAddress } from './network.ts'

/** TCP ports of every node, and of etcd. */
export const ports = { postgres: 5432, patroni: 8008, etcd: 2379 } as const

/** Seconds after which a silent leader is replaced; Patroni wants at least `loop_wait` + 2 `retry_timeout`. */
const timing = { ttl: 6, loop_wait: 1, retry_timeout: 2 } as const

/** Folder of the programs of PostgreSQL 15, as Debian installs them. */
export const postgresHome = '/usr/lib/postgresql/15/bin'

/** Settings of Patroni on a node. */
export const patroniConfig = (name: string, address: string, folder: string): object => ({
  scope: 'jarvin',
  name,
  restapi: { listen: `${address}:${ports.patroni}`, connect_address: `${address}:${ports.patroni}` },
  // The older interface of etcd: by the newer one, Patroni 3.0 can keep stale keys after a broken network, for ever.
  etcd: { host: `${hostAddress}:${ports.etcd}` },
  bootstrap: {
    dcs: {
      ...timing,
      // Without a node that confirms, nothing is committed: a leader that was cut off acknowledges nothing.
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: {
          ...{ max_connections: 150, shared_buffers: '64MB', wal_keep_size: '512MB' },
          // A node follows the next leader as soon as it knows it; Postgres's own pauses are 5 and 60 seconds.
          ...{ wal_retrieve_retry_interval: '250ms', wal_receiver_timeout: '5s', wal_sender_timeout: '5s' },
        },
      },
    },
    initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    pg_hba: ['host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust'],
  },
  postgresql: {
    listen: `${address}:${ports.postgres}`,
    connect_address: `${address}:${ports.postgres}`,
    data_dir: join(folder, name),
    bin_dir: postgresHome,
    pgpass: join(folder, `${name}.pgpass`),
    authentication: {
      superuser: { username: 'postgres', password: 'postgres' },
      replication: { username: 'replicator', password: 'replicator' },
    },
    parameters: { unix_socket_directories: '' },
  },
})

/** Settings of HAProxy: one port of this machine that leads to whichever node leads. */
export const haproxyConfig = (port: number, addresses: readonly string[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen leader
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${addresses.map((address, at) => `  server node${at} ${address}:${ports.postgres} check port ${ports.patroni}`).join('\n')}
`
