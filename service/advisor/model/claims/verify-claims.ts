/** Inserts figures into a model's sentences, and marks everything that no receipt supports. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { unsigned } from '../../figure.ts'
import { removeHazards } from '../remove-hazards.ts'
import { type Receipt, shownText } from '../tools/receipt.ts'
import { mark, type Verified } from '../verify-numbers.ts'
import { actLabel, actNote, claimsAct } from './acts.ts'
import { unborneDirections } from './check-direction.ts'
import { bearsOut, directionOf } from './check-figure.ts'
import { type Claim, readSentence, type Scene, type Sentence } from './sentence.ts'

type Edit = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly figure?: Figure
  readonly unverified?: string
}

/** Signs and units that a model adds to a figure that already has them. */
const signBefore = /(?:A?\$|[+−-])$/
const unitAfter: readonly (readonly [end: RegExp, again: RegExp])[] = [
  [/%$/, /^ ?(?:%|per ?cent\b(?!age))/i],
  [/points$/, /^ (?:percentage )?points?\b/i],
  [/(?:weeks?|hours?|months?)$/, /^ (?:weeks?|hours?|months?)\b/i],
  [/^[+−-]?\$/, /^ dollars\b/i],
]

const shownIn = (sentence: Sentence, claim: Claim, receipt: Receipt): string => {
  const hasWord = receipt.role === 'change' && directionOf(sentence, claim) !== undefined
  return hasWord ? unsigned(receipt.figure).shown : shownText(receipt)
}

const cite = (sentence: Sentence, claim: Claim, inherited: readonly MeasureName[]): Edit => {
  const { text } = sentence
  const { start, end } = claim
  const [receipt] = claim.receipts
  if (!receipt)
    return {
      start,
      end,
      text: '(no such figure)',
      unverified: text
        .slice(start, end)
        .replace(/[{}\s]/g, '')
        .slice(0, 60),
    }
  const shown = shownIn(sentence, claim, receipt)
  const before = signBefore.exec(text.slice(0, start))?.[0].length ?? 0
  const after = unitAfter
    .filter(([unit]) => unit.test(shown))
    .map(([, again]) => again.exec(text.slice(end))?.[0].length ?? 0)
  const isBorne = bearsOut(sentence, claim, receipt, inherited)
  return {
    start: start - before,
    end: end + Math.max(0, ...after),
    text: isBorne ? shown : shown + mark,
    figure: { ...receipt.figure, shown },
    ...(isBorne ? {} : { unverified: shown }),
  }
}

const write = (sentence: Sentence, claim: Claim, inherited: readonly MeasureName[]): Edit | undefined => {
  const { start, end, receipts } = claim
  const borne = receipts.find((receipt) => bearsOut(sentence, claim, receipt, inherited))
  const written = sentence.text.slice(start, end)
  return borne
    ? { start, end, text: written, figure: borne.figure }
    : { start, end, text: written + mark, unverified: written.slice(0, 60) }
}

const applied = (text: string, edits: readonly Edit[]): string => {
  let at = 0
  let result = ''
  for (const { start, end, text: put } of edits) {
    result += text.slice(at, Math.max(at, start)) + put
    at = Math.max(at, end)
  }
  return result + text.slice(at)
}

const pronoun = /^\W*(?:it|its|that|this|they|both|which)\b/i
const sentenceParts = /[^\n]*?(?:[.!?][)\]"'”’*_]*(?=\s|$)\s*|\n+|$)/g

/** Checks the sentences of one reply in order, because a pronoun stands for an earlier subject. */
export class ClaimChecker {
  private readonly scene: Scene
  private before: readonly MeasureName[] = []
  private hasActNote = false

  constructor(scene: Scene) {
    this.scene = scene
  }

  private one(words: string): Verified {
    if (claimsAct(words)) {
      const note = this.hasActNote ? '' : actNote + (/\s+$/.exec(words)?.[0] ?? '')
      this.hasActNote = true
      return { text: note, unverified: [actLabel], figures: [] }
    }
    const sentence = readSentence(words, this.scene)
    const inherited = pronoun.test(words) ? this.before : []
    const figures = sentence.claims.map((claim) =>
      claim.isCited ? cite(sentence, claim, inherited) : write(sentence, claim, inherited),
    )
    const directions = unborneDirections(sentence, this.scene.ledger.all, inherited).map(
      ({ start, end }): Edit => ({
        start,
        end,
        text: words.slice(start, end) + mark,
        unverified: words.slice(start, end),
      }),
    )
    const edits = [...figures, ...directions]
      .filter((edit): edit is Edit => edit !== undefined)
      .sort((one, other) => one.start - other.start)
    const last = sentence.subjects.at(-1)
    if (last) this.before = sentence.subjects[0]?.measures ?? last.measures
    else if (!pronoun.test(words)) this.before = []
    return {
      text: applied(words, edits),
      unverified: edits.flatMap(({ unverified }) => unverified ?? []),
      figures: edits.flatMap(({ figure }) => figure ?? []),
    }
  }

  /** Checks and returns sentences for display. */
  check(text: string): Verified {
    const parts = (removeHazards(text).match(sentenceParts) ?? []).filter((part) => part !== '')
    const all = parts.map((part) => this.one(part))
    return {
      text: all.map((one) => one.text).join(''),
      unverified: all.flatMap((one) => one.unverified),
      figures: all.flatMap((one) => one.figures),
    }
  }
}
