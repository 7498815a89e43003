/** What a digest's mail is made of, and its lines. */
import type { IsoDate } from '#schema/core/scalars'
import type { EarlierDelivery } from '#schema/digest/delivery'
import type { Digest, DigestLine } from '#schema/digest/digest'
import type { MailLanguage } from '../../accounts/mail-language.ts'
import { germanMailWords } from './mail-words.german.ts'
import { englishMailWords, type MailWords } from './mail-words.ts'

const mailWords: Readonly<Record<MailLanguage, MailWords>> = { en: englishMailWords, de: germanMailWords }

/** Input of a mail besides its digest. */
export type MailOrder = {
  readonly digest: Digest
  /** Language of the words around what the advisor writes. */
  readonly language: MailLanguage
  readonly earlier: EarlierDelivery | undefined
  /** Day and hour at which a late digest was due; undefined if on time. */
  readonly lateSince: { readonly day: IsoDate; readonly hour: string } | undefined
  /** Origin of links into the product. */
  readonly origin: string
  /** Address of the unsubscribe page. */
  readonly stopAddress: string
  readonly canDecide: boolean
}

/** A line of a mail: words of its frame, after what Jarvin wrote in English, or a sentence of the advisor. */
export type MailLine =
  | { readonly kind: 'frame'; readonly about?: string; readonly text: string }
  | { readonly kind: 'advice'; readonly line: DigestLine }

/** Words of the order's language. */
export const wordsOf = ({ language }: MailOrder): MailWords => mailWords[language]

/** Words of the frame; `about` is English. */
export const frame = (text: string, about?: string): MailLine => ({
  kind: 'frame',
  text,
  ...(about === undefined ? {} : { about }),
})
/** Sentences of the advisor, without those that are absent. */
export const advice = (lines: readonly (DigestLine | undefined)[]): readonly MailLine[] =>
  lines.flatMap((line) => (line ? [{ kind: 'advice', line } as const] : []))

/** A line as plain text. */
export const lineText = (line: MailLine): string => {
  if (line.kind === 'advice') return line.line.text
  return line.about === undefined ? line.text : `${line.about}: ${line.text}`
}
