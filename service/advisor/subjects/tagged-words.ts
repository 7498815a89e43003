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
  return (text: string): readonly Tagged[] => {
    const tokens = reader.readDoc(text).tokens()
    const tags = tokens.out(its.pos)
    return tokens.out().map((word, at) => ({
      word: word.toLowerCase().replaceAll('’', "'"),
      tag: tags[at] ?? 'X',
      isName: tags[at] === 'PROPN',
    }))
  }
}

// The model takes a while to load, and only questions need it.
let read: ((text: string) => readonly Tagged[]) | undefined

const mostTexts = 200
const longestKept = 1000
const known = new LRUCache<string, readonly Tagged[]>({ max: mostTexts })

/** Tags every word and mark of a text, in linear time. Each question is tagged once, however often it is read. */
export const taggedWords = (text: string): readonly Tagged[] => {
  const before = known.get(text)
  if (before) return before
  read ??= load()
  const tagged = read(text)
  if (text.length <= longestKept) known.set(text, tagged)
  return tagged
}
