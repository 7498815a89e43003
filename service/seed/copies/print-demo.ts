/** Prints today's history of a demo business as JSON; started by `writeDemoApart`. */
import { decodeOrThrow } from '#schema/core/decode'
import { DemoBusiness } from '#schema/session/session'
import { systemSources } from '../../runtime/open-service.ts'
import { demoHistory } from '../seed-workspaces.ts'
import { demoEntries } from './demo-entries.ts'

const [business, moment = ''] = process.argv.slice(2)
const history = demoHistory(
  decodeOrThrow(DemoBusiness, business, 'The demo business'),
  new Date(moment),
  systemSources.nextId,
)
process.stdout.write(JSON.stringify(demoEntries(history)))
