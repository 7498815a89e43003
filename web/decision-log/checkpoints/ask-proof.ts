/** Asks the worker that checks proofs; it starts with the first question. */
import type { Question, Verdict } from './judge-proof.ts'

const waiting = new Map<number, { answer: (verdict: Verdict) => void; fail: (error: Error) => void }>()
let worker: Worker | undefined
let asked = 0

const start = (): Worker => {
  const started = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<{ id: number; verdict: Verdict }>) => {
    waiting.get(data.id)?.answer(data.verdict)
    waiting.delete(data.id)
  }
  started.onerror = () => {
    for (const { fail } of waiting.values()) fail(new Error('The check of proofs could not run.'))
    waiting.clear()
    worker = undefined
  }
  return started
}

/** The verdict on a question; fails where the browser cannot run the check. */
export const askProof = (question: Question): Promise<Verdict> =>
  new Promise((answer, fail) => {
    worker ??= start()
    asked += 1
    waiting.set(asked, { answer, fail })
    worker.postMessage({ id: asked, question })
  })
