/** A service whose only business is an empty bakery, for tests of files. */
import { inject } from 'vitest'
import { startTestService } from '../core/service.ts'
import { setUpBakery } from '../people/account-client.ts'
import { openFileClient } from './send-file.ts'

/** Starts the service, with the owner of the bakery signed in. */
export const openFileBakery = async (options: Parameters<typeof startTestService>[1] = {}) => {
  const running = await startTestService(inject('ownerUrl'), { seed: 'none', ...options })
  const owner = await setUpBakery(running)
  return { running, owner, files: openFileClient(running, owner) }
}
