/** `npm run verify`: checks the hash chain of every workspace; exit code 1 when one does not hold. */
import { verifyWorkspace } from './core/verify.ts'
import { forEachWorkspace, tell } from './maintenance.ts'

await forEachWorkspace(async (client, workspace) => {
  const damage = await verifyWorkspace(client, workspace)
  for (const { position, kind } of damage) tell(`${workspace}: event at position ${position} is ${kind}`)
  if (damage.length === 0) tell(`${workspace}: the chain holds`)
  return damage.length === 0
})
