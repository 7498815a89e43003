/** Replies by a language model with look-ups: streamed sentence by sentence, each checked before it is shown. */
import type { Plan } from '#schema/advisor/plan'
import type { Figure } from '#schema/core/advice'
import { builtIn } from '../built-in.ts'
import { today } from '../calendar.ts'
import type { AdvisorEngine, ReplyDraft, ReplyRequest } from '../engine.ts'
import { momentOf } from '../plans/context.ts'
import { ClaimChecker } from './claims/verify-claims.ts'
import type { ModelContext } from './model-context.ts'
import { ModelError } from './model-error.ts'
import { replyPrompt } from './prompt.ts'
import { promptLeakOf } from './prompt-leak.ts'
import { replyBasis } from './reply-basis.ts'
import { Ended } from './retry-policy.ts'
import { Sentences } from './sentences.ts'
import { streamReply } from './stream-text.ts'
import type { TokenUsage } from './token-usage.ts'
import { TurnTools } from './tools/turn-tools.ts'

/** Characters to look back for prompt leaks, because a sentence may continue the one before. */
const lookBack = 400

/** The part of a reply that was shown. */
class Telling {
  private readonly tell: (text: string) => Promise<void>
  private readonly checker: ClaimChecker
  private readonly givesAway: (text: string) => boolean
  told = ''
  readonly figures: Figure[] = []
  readonly unverified: string[] = []
  isEcho = false
  private heard = ''
  private hasBreak = false

  constructor(
    tell: (text: string) => Promise<void>,
    checker: ClaimChecker,
    givesAway: (text: string) => boolean,
  ) {
    this.tell = tell
    this.checker = checker
    this.givesAway = givesAway
  }

  /** Shows text unchanged. */
  async say(text: string): Promise<void> {
    const words = this.told === '' ? text.trimStart() : text
    if (words === '') return
    this.told += words
    // A failing reader is not the model's fault.
    await this.tell(words).catch((error: unknown) => {
      throw new Ended(error)
    })
  }

  /** Shows complete sentences of the model after checking them. */
  async hear(sentences: string): Promise<void> {
    if (sentences === '') return
    this.heard = this.heard.slice(-lookBack) + sentences
    this.isEcho = this.givesAway(this.heard)
    if (this.isEcho) throw new Ended(undefined)
    const { text, figures, unverified } = this.checker.check(sentences)
    this.figures.push(...figures)
    this.unverified.push(...unverified)
    if (text.trim() === '') return this.say(text)
    const isApart = this.hasBreak && /\S/.test(this.told)
    this.hasBreak = false
    await this.say(isApart ? `\n\n${text.trimStart()}` : text)
  }

  /** After a look-up, the model continues in a new paragraph. */
  breakParagraph(): void {
    this.hasBreak = true
  }
}

const ownWords = 'Here is our own analysis instead.'
/** Share of a turn in which the model may look things up; the rest is for its answer. */
const lookUpShare = 2 / 3

/** Plans run in a turn, without duplicates. */
const plansOf = ({ lookedUp }: TurnTools): readonly Plan[] => [
  ...new Map(lookedUp.map(({ plan }) => [JSON.stringify(plan), plan])).values(),
]

const sceneOf = ({ records }: ReplyRequest, { ledger }: TurnTools) => ({
  ledger,
  trade: records.business.type,
  moment: momentOf(records, 'week'),
  today: today(records.now),
})

/** Replies with a model; if it fails, the built-in advisor answers or continues. */
export const replyWith =
  ({ model, patience, onFault, nextMark, openTurn, turnMs }: ModelContext): AdvisorEngine['reply'] =>
  async (order, tell, signal): Promise<ReplyDraft> => {
    const turn = openTurn()
    const mark = nextMark()
    const tools = new TurnTools(order, mark)
    const prompt = replyPrompt(order, mark)
    const telling = new Telling(tell, new ClaimChecker(sceneOf(order, tools)), promptLeakOf(prompt))
    const byModel = (spent: TokenUsage, note?: string) =>
      replyBasis(order, turn.byModel(spent, note), tools.lookedUp, telling)

    const goOnFrom = async ({ why, spent }: ModelError): Promise<ReplyDraft> => {
      const ground = await builtIn.reply(order, async () => {}, signal)
      const isBegun = telling.told.trim() !== ''
      const missing = `The language model ${why}. The rest of its answer is missing. ${ownWords}`
      if (isBegun) await telling.say(`\n\n${missing}\n\n`)
      await telling.say(ground.message)
      const plans = isBegun ? [...plansOf(tools), ...(ground.plans ?? [])] : ground.plans
      const own = byModel(spent, `The language model ${why}; our own analysis completed this reply.`)
      const basis = isBegun
        ? {
            ...own,
            confidence: ground.basis.confidence,
            figures: [...own.figures, ...ground.basis.figures],
            passages: [...own.passages, ...ground.basis.passages],
          }
        : turn.byBuiltIn(ground.basis, spent, `The language model ${why}. ${ownWords}`)
      return { ...ground, message: telling.told, basis, ...(plans ? { plans } : {}) }
    }

    try {
      const { spent, isCut } = await patience(
        async (within) => {
          const late = performance.now() + turnMs * lookUpShare
          const sentences = new Sentences()
          const spoken = await streamReply(
            model,
            prompt,
            tools,
            {
              piece: (piece) => telling.hear(sentences.take(piece)),
              step: async () => {
                await telling.hear(sentences.rest())
                telling.breakParagraph()
              },
            },
            { within, signal, isLate: () => performance.now() > late },
          )
          if (spoken.isUnanswered)
            throw new ModelError('kept looking things up without answering', spoken.spent)
          if (telling.told.trim() === '') throw new ModelError('returned no text', spoken.spent)
          return spoken
        },
        signal,
        turnMs,
      )
      const note = isCut ? 'The reply reached its maximum length before it was finished.' : undefined
      return { message: telling.told, basis: byModel(spent, note), plans: plansOf(tools) }
    } catch (error) {
      if (error instanceof Ended && !telling.isEcho) throw error.reason
      const fault = error instanceof ModelError ? error : new ModelError('repeated its instructions')
      onFault(fault)
      return goOnFrom(fault).catch((failed: unknown) => {
        throw failed instanceof Ended ? failed.reason : failed
      })
    }
  }
