/** A workspace that is open and has nothing on record yet. */
import type { Service } from '../../service/runtime/service.ts'
import { seedEvents } from '../../service/seed/seed.ts'
import { appendHistory } from '../../service/seed/seed-workspaces.ts'

/** Seeds a café with its name and style only. */
export const seedNewCafe = (service: Service): Promise<void> => {
  const opening = seedEvents('cafe', service.now(), service.nextId).filter(
    ({ event }) => event.type === 'WorkspaceOpened' || event.type === 'PersonaChanged',
  )
  return appendHistory(service.store, 'cafe', opening)
}
