/** Writes the history for part `restore` in a process of its own, so that the copy of the log has one to itself, as in the service. */
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { projections } from '../../service/slices.ts'
import { writeHistory } from './history.ts'

const [url = '', workspace = '', count = ''] = process.argv.slice(2)
const owner = await connectOwner(url)
await writeHistory(owner, workspace, Number(count))
await rebuildWorkspace(owner, workspace, projections)
await owner.end()
