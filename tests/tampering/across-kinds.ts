/** Tampering across businesses: what one has in a table is exchanged with what another has in it. */
import { anyOf, type Kind, shuffled } from './kind.ts'
import { attempt } from './nested.ts'
import { isNamedBy, isSigned, type TableShape } from './row-kinds.ts'

/** The name of the first while both change hands. */
const between = 'forged between'

/** One kind for each table that has businesses. */
export const acrossKinds = (shapes: readonly TableShape[], workspaces: readonly string[]): readonly Kind[] =>
  shapes
    .filter(({ columns }) => columns.some(({ name }) => name === 'workspace'))
    .map(({ table }) => ({
      ...{ way: 'exchange between businesses', of: table, table, isSigned: isSigned(table) },
      tamper: async (client) => {
        const { rows } = await client.query<{ workspace: string }>(`select distinct workspace from ${table}`)
        const one = anyOf(rows.map(({ workspace }) => workspace).filter((name) => workspaces.includes(name)))
        const [other] = shuffled(workspaces.filter((name) => name !== one))
        if (one === undefined || other === undefined) return undefined
        const moved = await attempt(client, async () => {
          for (const [from, to] of [
            [one, between],
            [other, one],
            [between, other],
          ])
            await client.query(`update ${table} set workspace = $2 where workspace = $1`, [from, to])
          return true
        })
        const isNamed = isNamedBy(table, [one, other], undefined)
        return moved ? { workspaces: [one, other], isNamedBy: isNamed } : undefined
      },
    }))
