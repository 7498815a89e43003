/** Reduces inflected words to the forms that a vocabulary has. */
import { byWord } from './by-word.ts'

/** Irregular forms of words in the lexicon. */
const irregular: Readonly<Record<string, string>> = {
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  am: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  made: 'make',
  took: 'take',
  taken: 'take',
  spent: 'spend',
  paid: 'pay',
  sold: 'sell',
  meant: 'mean',
  bought: 'buy',
  brought: 'bring',
  fell: 'fall',
  fallen: 'fall',
  rose: 'rise',
  risen: 'rise',
  grew: 'grow',
  grown: 'grow',
  shrank: 'shrink',
  went: 'go',
  gone: 'go',
  came: 'come',
  lost: 'lose',
  kept: 'keep',
  ran: 'run',
  wrote: 'write',
  written: 'write',
  said: 'say',
  told: 'tell',
  sent: 'send',
  did: 'do',
  done: 'do',
  became: 'become',
  chose: 'choose',
  better: 'good',
  worse: 'bad',
  people: 'person',
  men: 'man',
  women: 'woman',
  staffed: 'staff',
  earnt: 'earn',
  ate: 'eat',
  eaten: 'eat',
  stood: 'stand',
  caught: 'catch',
  built: 'build',
  drawn: 'draw',
  drew: 'draw',
  begun: 'begin',
  began: 'begin',
  swung: 'swing',
  shook: 'shake',
  slid: 'slide',
  sunk: 'sink',
  sank: 'sink',
  blown: 'blow',
  blew: 'blow',
  thrown: 'throw',
  threw: 'throw',
  broken: 'break',
  broke: 'break',
  won: 'win',
  spoke: 'speak',
  met: 'meet',
  held: 'hold',
  felt: 'feel',
  thought: 'think',
  known: 'know',
  knew: 'know',
  found: 'find',
  seen: 'see',
  saw: 'see',
  given: 'give',
  gave: 'give',
  drove: 'drive',
  driven: 'drive',
}

const endings: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['ies', ['y']],
  ['ied', ['y']],
  ['iest', ['y']],
  ['ier', ['y']],
  ['ing', ['', 'e']],
  ['est', ['', 'e']],
  ['ed', ['', 'e']],
  ['er', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
]

const isDoubled = (stem: string): boolean => stem.length > 3 && stem.at(-1) === stem.at(-2)

/**
 * The forms of a word that may be in a vocabulary, as written first. `superlative` and `comparative` endings count as
 * inflections, so a vocabulary must have the ones that it wants to tell apart.
 */
export const formsOf = byWord((word: string): readonly string[] => {
  const forms = [word]
  const base = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (base !== undefined) forms.push(base)
  for (const [ending, replacements] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue
    const stem = word.slice(0, -ending.length)
    for (const replacement of replacements) forms.push(stem + replacement)
    if (isDoubled(stem)) forms.push(stem.slice(0, -1))
  }
  return forms
})
