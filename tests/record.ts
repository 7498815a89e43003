/** `npm run record`: calls a seeded service with fixed clock and ids, and writes its answers to `fixtures/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fixtureText } from '../fixtures/core/fixture-text.ts'
import { recordAll } from '../fixtures/core/record.ts'
import { readCatalogue } from '../service/database/catalogue.ts'
import { catalogueFile } from '../service/database/verify-catalogue.ts'
import { connectOwner } from '../service/read-models/rebuild.ts'
import { startCluster } from './core/cluster.ts'
import { freshDatabase } from './core/database.ts'
import { fixtureNames, fixturesFolder } from './core/fixture-files.ts'
import { startRecordedServices } from './core/recorded-services.ts'

const cluster = await startCluster()
const services = await startRecordedServices(cluster.ownerUrl)
try {
  const recording = await recordAll(services)
  for (const name of fixtureNames()) if (!recording.has(name)) rmSync(join(fixturesFolder, name))
  for (const [name, fixture] of recording) {
    mkdirSync(dirname(join(fixturesFolder, name)), { recursive: true })
    writeFileSync(join(fixturesFolder, name), fixtureText(fixture))
  }
  const fresh = await freshDatabase(cluster.ownerUrl)
  const owner = await connectOwner(fresh.ownerUrl)
  writeFileSync(catalogueFile, `${(await readCatalogue(owner)).join('\n')}\n`)
  await owner.end()
  await fresh.drop()
  process.stdout.write(`${recording.size} fixtures recorded\n`)
} finally {
  await services.stop()
  await cluster.stop()
}
