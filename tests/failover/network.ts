/** A network of its own for each database node, so that one can be cut off like a machine whose cable is pulled. */
import { execFileSync } from 'node:child_process'

/** Private addresses, unlikely to be used by the machine; the host is `.1`. */
const prefix = '10.77.91'

/** Address of the host as the nodes see it. */
export const hostAddress = `${prefix}.1`

const run = (...words: readonly string[]): string => {
  const [program = '', ...args] = words
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A silent peer is given up after nine seconds; otherwise a copy from a node that was cut off would wait for two hours. */
const patience = ['time=3', 'intvl=2', 'probes=3'].map((setting) => `net.ipv4.tcp_keepalive_${setting}`)

/** A node's network: its address, and the words that start a program in it. */
export type NodeNetwork = {
  readonly address: string
  readonly enter: readonly string[]
  /** Process ids of everything that runs in it. */
  readonly pids: () => readonly number[]
  /** Drops all packets from and to it, or lets them pass again. */
  readonly connect: (isConnected: boolean) => void
}

/** Makes a bridge and one namespace per node; `remove` takes all of it away. Needs root. */
export const makeNetworks = (
  count: number,
): { readonly nodes: readonly NodeNetwork[]; readonly remove: () => void } => {
  const mark = process.pid.toString(36)
  const bridge = `jv${mark}`
  const made: (() => void)[] = []
  const remove = (): void => {
    for (const undo of made.reverse()) undo()
  }
  try {
    run('ip', 'link', 'add', bridge, 'type', 'bridge')
    made.push(() => run('ip', 'link', 'del', bridge))
    run('ip', 'addr', 'add', `${hostAddress}/24`, 'dev', bridge)
    run('ip', 'link', 'set', bridge, 'up')
    const nodes = Array.from({ length: count }, (_, index): NodeNetwork => {
      const name = `jarvin-${mark}-${index}`
      const [outer, inner] = [`jv${mark}o${index}`, `jv${mark}i${index}`]
      const address = `${prefix}.${11 + index}`
      const enter = ['ip', 'netns', 'exec', name]
      run('ip', 'netns', 'add', name)
      made.push(() => run('ip', 'netns', 'del', name))
      run('ip', 'link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', name)
      run('ip', 'link', 'set', outer, 'master', bridge, 'up')
      run(...enter, 'ip', 'addr', 'add', `${address}/24`, 'dev', inner)
      run(...enter, 'ip', 'link', 'set', inner, 'up')
      run(...enter, 'ip', 'link', 'set', 'lo', 'up')
      run(...enter, 'sysctl', '-qw', ...patience)
      return {
        ...{ address, enter },
        pids: () => run('ip', 'netns', 'pids', name).split('\n').filter(Boolean).map(Number),
        connect: (isConnected) => void run('ip', 'link', 'set', outer, isConnected ? 'up' : 'down'),
      }
    })
    return { nodes, remove }
  } catch (error) {
    remove()
    throw error
  }
}
