/** Checks proofs in a worker, so that the screen never blocks. */
import { checkProof, type Question } from './check-proof.ts'

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  postMessage({ id: data.id, verdict: checkProof(data.question) })
})
