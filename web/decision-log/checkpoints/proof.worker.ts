/** Checks proofs and cosignatures in a worker, so that the screen never blocks. */
import type { Ask, Reply } from './check-in-worker.ts'
import { checkProof } from './check-proof.ts'
import { checkWitness } from './check-witness.ts'

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Ask>) => {
  const reply: Reply =
    question.kind === 'witness'
      ? { id, witness: await checkWitness(question) }
      : { id, verdict: checkProof(question) }
  postMessage(reply)
})
