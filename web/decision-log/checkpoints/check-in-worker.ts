/** Sends questions to the worker that checks proofs; starts it on the first one. */
import type { Question, Verdict } from './check-proof.ts'
import type { WitnessQuestion, WitnessVerdict } from './check-witness.ts'

/** A question to the worker. */
export type Ask = { readonly id: number; readonly question: Question | WitnessQuestion }

/** Its reply. */
export type Reply =
  | { readonly id: number; readonly verdict: Verdict }
  | { readonly id: number; readonly witness: WitnessVerdict }

type Pending = { readonly answer: (reply: Reply) => void; readonly fail: (error: Error) => void }

const pending = new Map<number, Pending>()
let worker: Worker | undefined
let lastId = 0

const start = (): Worker => {
  const started = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    pending.get(data.id)?.answer(data)
    pending.delete(data.id)
  }
  started.onerror = () => {
    for (const { fail } of pending.values()) fail(new Error('The check of proofs could not run.'))
    pending.clear()
    worker = undefined
  }
  return started
}

const ask = (question: Ask['question']): Promise<Reply> =>
  new Promise((answer, fail) => {
    worker ??= start()
    lastId += 1
    pending.set(lastId, { answer, fail })
    const asked: Ask = { id: lastId, question }
    worker.postMessage(asked)
  })

const unexpected = (): never => {
  throw new Error('The check of proofs answered another question.')
}

/** The verdict on a question about the log; rejects when the browser cannot run the check. */
export const checkInWorker = async (question: Question): Promise<Verdict> => {
  const reply = await ask(question)
  return 'verdict' in reply ? reply.verdict : unexpected()
}

/** The verdict on a witness; rejects when the browser cannot run the check. */
export const checkWitnessInWorker = async (question: WitnessQuestion): Promise<WitnessVerdict> => {
  const reply = await ask(question)
  return 'witness' in reply ? reply.witness : unexpected()
}
