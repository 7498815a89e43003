/** Sends questions to the worker that checks proofs; starts it on the first one. */
import type { Question, Verdict } from './check-proof.ts'

const pending = new Map<number, { answer: (verdict: Verdict) => void; fail: (error: Error) => void }>()
let worker: Worker | undefined
let lastId = 0

const start = (): Worker => {
  const started = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<{ id: number; verdict: Verdict }>) => {
    pending.get(data.id)?.answer(data.verdict)
    pending.delete(data.id)
  }
  started.onerror = () => {
    for (const { fail } of pending.values()) fail(new Error('The check of proofs could not run.'))
    pending.clear()
    worker = undefined
  }
  return started
}

/** The verdict on a question; rejects when the browser cannot run the check. */
export const checkInWorker = (question: Question): Promise<Verdict> =>
  new Promise((answer, fail) => {
    worker ??= start()
    lastId += 1
    pending.set(lastId, { answer, fail })
    worker.postMessage({ id: lastId, question })
  })
