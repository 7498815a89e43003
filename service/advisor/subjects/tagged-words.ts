/** Words of a question with parts of speech, by context. */
import { LRUCache } from 'lru-cache'
import winkModel from 'wink-eng-lite-web-model'
import wink from 'wink-nlp'

/** A word as written, in lower case, with its part of speech in the Universal Dependencies tag set. */
export type Tagged = {
  readonly word: string
  readonly tag: string
  readonly isName: boolean
}

const load = () => {
  const reader = wink(winkModel, ['sbd', 'pos'])
  const { its } = reader
  // Words that the model's lexicon lacks get numbers of their own, after all of those that it has.
  const numberOf = (word: string): number => Number(reader.readDoc(word).tokens().out(its.uniqueId)[0])
  const firstUnknown = numberOf('qzxjv')
  const isEnglish = (word: string): boolean => numberOf(word) < firstUnknown
  const tag = (text: string): readonly Tagged[] => {
    const tokens = reader.readDoc(text).tokens()
    const tags = tokens.out(its.pos)
    return tokens.out().map((word, at) => ({
      word: word.toLowerCase().replaceAll('’', "'"),
      tag: tags[at] ?? 'X',
      isName: tags[at] === 'PROPN',
    }))
  }
  return { tag, isEnglish }
}

// The model takes a while to load, and only questions need it.
let model: ReturnType<typeof load> | undefined

const mostTexts = 200
const longestKept = 1000
const known = new LRUCache<string, readonly Tagged[]>({ max: mostTexts })

/** Tags every word and mark of a text, in linear time. Each question is tagged once, however often it is read. */
export const taggedWords = (text: string): readonly Tagged[] => {
  const before = known.get(text)
  if (before) return before
  model ??= load()
  const tagged = model.tag(text)
  if (text.length <= longestKept) known.set(text, tagged)
  return tagged
}

const mostWords = 5000
const english = new LRUCache<string, boolean>({ max: mostWords })

/** True for an English word in lower case, in any inflection: one of the 87,000 of the model. */
export const isEnglish = (word: string): boolean => {
  const before = english.get(word)
  if (before !== undefined) return before
  model ??= load()
  const is = model.isEnglish(word)
  english.set(word, is)
  return is
}
