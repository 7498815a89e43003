/** Does the arithmetic of proofs beside the screen, so that nothing on it ever waits. */
import { judge, type Question } from './judge-proof.ts'

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  postMessage({ id: data.id, verdict: judge(data.question) })
})
