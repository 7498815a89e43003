/** Tampering with whole histories: what a test proves for one history, here for those of the product. */
import fc from 'fast-check'
import type { Client } from 'pg'
import { forgeAppend, otherSeals } from '../decision-log/forge-append.ts'
import { forgeTree } from '../decision-log/forge-history.ts'
import { readRows, writeHistory } from '../decision-log/stored-history.ts'
import { anyTampering, rechained } from '../decision-log/tampering.ts'
import { anyOf, type Kind, type Tampered } from './kind.ts'

const headOf = (rows: readonly { readonly position: number; readonly hash: string }[]) => ({
  position: rows.length,
  hash: rows.at(-1)?.hash ?? '',
})

const says = (workspace: string, kind: string, position: number) => (finding: string) =>
  finding === `${workspace}: history ${kind} at ${position}`

/** Kinds for histories of these workspaces. */
export const historyKinds = (workspaces: readonly string[]): readonly Kind[] => {
  const kind = (
    way: string,
    change: (client: Client, workspace: string) => Promise<Tampered | undefined>,
  ): Kind => ({
    ...{ way, of: 'a history', isSigned: true },
    tamper: async (client) => {
      const workspace = anyOf(workspaces)
      return workspace === undefined ? undefined : change(client, workspace)
    },
  })
  /** Edits one event and computes everything after it anew. */
  const rewrite = async (client: Client, workspace: string) => {
    const rows = await readRows(client, workspace)
    const at = Math.floor(Math.random() * rows.length)
    const edited = rows.map((row, index) => (index === at ? { ...row, actor: 'nobody' } : row))
    const made = rechained(edited, at)
    await writeHistory(client, workspace, { rows: made, head: headOf(made) })
    return { workspaces: [workspace], isNamedBy: says(workspace, 'rechained', at + 1) }
  }
  return [
    kind('change a history', async (client, workspace) => {
      const rows = await readRows(client, workspace)
      const [made] = fc.sample(anyTampering(rows), 1)
      if (!made) return undefined
      const { history, damage, done } = made
      const isSame = JSON.stringify(history) === JSON.stringify({ rows, head: headOf(rows) })
      if (isSame) return undefined
      await writeHistory(client, workspace, history)
      return {
        workspaces: [workspace],
        done: done.replaceAll(/\d+/g, 'n'),
        isNamedBy: says(workspace, damage.kind, damage.position),
      }
    }),
    kind('rewrite a history', rewrite),
    kind('rewrite a history and its tree', async (client, workspace) => {
      const done = await rewrite(client, workspace)
      await forgeTree(client, workspace)
      return done
    }),
    kind('rewrite a history, without its notes and tree', async (client, workspace) => {
      const done = await rewrite(client, workspace)
      for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
        await client.query(`delete from ${table} where workspace = $1`, [workspace])
      return done
    }),
    kind('remove a history with its notes', async (client, workspace) => {
      for (const table of ['events', 'workspace_head', 'checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
        await client.query(`delete from ${table} where workspace = $1`, [workspace])
      return { workspaces: [workspace], isNamedBy: (found) => found === `${workspace}: directory vanished` }
    }),
    kind('forge an append', async (client, workspace) => {
      const first = await forgeAppend(client, workspace, 1 + Math.floor(Math.random() * 3))
      return { workspaces: [workspace], isNamedBy: says(workspace, 'forged', first) }
    }),
    kind('forge an append, and write over the seal', async (client, workspace) => {
      const first = await forgeAppend(client, workspace, 1 + Math.floor(Math.random() * 3))
      await client.query(anyOf(otherSeals) ?? '', [workspace])
      return { workspaces: [workspace], isNamedBy: says(workspace, 'forged', first) }
    }),
    kind('set the head back', async (client, workspace) => {
      const rows = await readRows(client, workspace)
      const back = rows[Math.floor(Math.random() * (rows.length - 1))]
      if (!back) return undefined
      await client.query(
        `update workspace_head set position = $2, hash = decode($3, 'hex') where workspace = $1`,
        [workspace, back.position, back.hash],
      )
      return { workspaces: [workspace], isNamedBy: (found) => found.startsWith(`${workspace}: history`) }
    }),
  ]
}
