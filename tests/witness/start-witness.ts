/** A witness in this process, which knows the café's log of a test service. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { witnessKeyOf } from '#schema/proof/cosignature'
import { noteKeyOf } from '#schema/proof/note'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import type { WitnessSettings } from '../../service/runtime/witness-settings.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { openSeenCheckpoints } from '../../service/witness/seen-checkpoints.ts'
import { witnessApp } from '../../service/witness/witness-app.ts'
import { testCheckpointKey } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'

const secret = checkpointKeyOf(new Uint8Array(32).fill(4))
export const witnessKey = witnessKeyOf('accountant.example', secret.publicKey)
/** Key of the log that the witness knows. */
export const knownLog = noteKeyOf('jarvin/cafe', testCheckpointKey.publicKey)

export type RunningWitness = {
  /** For the service that it cosigns. */
  readonly settings: WitnessSettings
  /** Closes its port; what it has cosigned stays. */
  readonly pause: () => Promise<void>
  /** Opens the same port again. */
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a witness on a free port, with a folder of its own. */
export const startWitness = async (now: () => Date = fixedSources().now): Promise<RunningWitness> => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-witness-'))
  const open = (port: number) => {
    const seen = openSeenCheckpoints(folder)
    return listen(
      witnessApp({ name: witnessKey.name, key: secret, logs: [knownLog], seen, now }, () => {}),
      port,
    )
  }
  let listening = await open(0)
  const { port } = listening
  return {
    settings: { key: witnessKey, url: `http://localhost:${port}` },
    pause: () => close(listening.server),
    resume: async () => {
      listening = await open(port)
    },
    stop: async () => {
      await close(listening.server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
