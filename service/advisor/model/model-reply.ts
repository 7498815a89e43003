/** Replies by a language model, told sentence by sentence: each is checked before it is shown. */
import type { Figure } from '#schema/core/advice'
import { builtIn } from '../built-in.ts'
import type { AdvisorEngine, ReplyDraft } from '../engine.ts'
import { basisOf } from './basis.ts'
import { finishText } from './finish-text.ts'
import { type Material, materialFor } from './material.ts'
import type { ModelContext } from './model-context.ts'
import { ModelError } from './model-error.ts'
import { replyPrompt } from './prompt.ts'
import { promptLeakOf } from './prompt-leak.ts'
import { Ended } from './retry-policy.ts'
import { Sentences } from './sentences.ts'
import { streamReply } from './stream-text.ts'
import type { TokenUsage } from './token-usage.ts'

/** A sentence may go on what was told before, so an echo is looked for in both. */
const lookBack = 400

/** The part of a reply that was told. */
class Telling {
  private readonly tell: (text: string) => Promise<void>
  told = ''
  readonly figures: Figure[] = []
  readonly unverified: string[] = []
  isEcho = false
  private heard = ''

  constructor(tell: (text: string) => Promise<void>) {
    this.tell = tell
  }

  /** Tells text as it is. */
  async say(text: string): Promise<void> {
    const words = this.told === '' ? text.trimStart() : text
    if (words === '') return
    this.told += words
    // A reader that cannot be told is no fault of the model.
    await this.tell(words).catch((error: unknown) => {
      throw new Ended(error)
    })
  }

  /** Tells whole sentences of the model, once they are fit to be shown. */
  async hear(sentences: string, material: Material, givesAway: (text: string) => boolean): Promise<void> {
    if (sentences === '') return
    this.heard = this.heard.slice(-lookBack) + sentences
    this.isEcho = givesAway(this.heard)
    if (this.isEcho) throw new Ended(undefined)
    const { text, figures, unverified } = finishText(sentences, material)
    this.figures.push(...figures)
    this.unverified.push(...unverified)
    await this.say(text)
  }
}

const ownWords = 'Here is our own analysis instead.'

/** Replies at a desk; where the model fails, the built-in advisor answers, or goes on from where the model broke off. */
export const replyWith =
  ({ model, patience, onFault, nextMark, openTurn }: ModelContext): AdvisorEngine['reply'] =>
  async (order, tell, signal): Promise<ReplyDraft> => {
    const turn = openTurn()
    const ground = await builtIn.reply(order, async () => {}, signal)
    const telling = new Telling(tell)
    const { message: _, basis: _basis, ...told } = ground
    const byModel = (spent: TokenUsage, note?: string) =>
      basisOf(ground.basis, turn.byModel(spent, note), telling, order)

    const goOnFrom = async ({ why, spent }: ModelError): Promise<ReplyDraft> => {
      const isBegun = telling.told.trim() !== ''
      if (isBegun) await telling.say(`\n\nThe language model ${why}. ${ownWords}\n\n`)
      telling.figures.push(...ground.basis.figures)
      await telling.say(ground.message)
      const basis = isBegun
        ? byModel(spent, `The language model ${why}; our own analysis completed this reply.`)
        : turn.byBuiltIn(ground.basis, spent, `The language model ${why}. ${ownWords}`)
      return { ...told, message: telling.told, basis }
    }

    try {
      // Within, since a model that is left alone needs no material.
      const { spent, isCut } = await patience(async (within) => {
        const asked = [order.message, ...order.earlier.map(({ message }) => message)]
        const material = materialFor({ ...order, topic: order.message }, ground.basis.figures, asked)
        const prompt = replyPrompt(order, material, nextMark())
        const givesAway = promptLeakOf(prompt)
        const sentences = new Sentences()
        const hear = (whole: string) => telling.hear(whole, material, givesAway)
        const spoken = await streamReply(
          model,
          prompt,
          (piece) => hear(sentences.take(piece)),
          within,
          signal,
        )
        await hear(sentences.rest())
        if (telling.told.trim() === '') throw new ModelError('returned no text', spoken.spent)
        return spoken
      }, signal)
      const note = isCut ? 'The reply reached its maximum length before it was finished.' : undefined
      return { ...told, message: telling.told, basis: byModel(spent, note) }
    } catch (error) {
      if (error instanceof Ended && !telling.isEcho) throw error.reason
      const fault = error instanceof ModelError ? error : new ModelError('repeated its instructions')
      onFault(fault)
      return goOnFrom(fault).catch((failed: unknown) => {
        throw failed instanceof Ended ? failed.reason : failed
      })
    }
  }
