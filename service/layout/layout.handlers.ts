/** Dashboard arrangements. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { Arrangement, PanelPlace } from '#schema/layout/layout'
import type { layoutEndpoints } from '#schema/layout/layout.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { layoutDecider } from './layout.decider.ts'

export const layoutHandlers: Handlers<typeof layoutEndpoints> = {
  getLayout: async (_input, { db }) => {
    const rows = await db
      .selectFrom('layout')
      .select(['dashboard', 'width', 'panels'])
      .orderBy('id')
      .execute()
    const arrangements = rows.map((row) => ({ ...row, panels: JSON.parse(row.panels) }))
    return E.right(decodeOrThrow(t.array(Arrangement), arrangements, 'The arrangements'))
  },

  saveLayout: async (arrangement, { run }) =>
    run({
      decider: layoutDecider,
      id: `${arrangement.dashboard}-${arrangement.width}`,
      command: arrangement,
      answer: (panels) => ({
        ...arrangement,
        panels: decodeOrThrow(t.array(PanelPlace), panels, 'The panels'),
      }),
    }),
}
