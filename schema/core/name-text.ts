/**
 * Names that others read: one line, nothing that hides or turns text around, and no word of mixed alphabets.
 *
 * A name stands in the log, in mails, exports and titles beside other people's words. A character that reverses the text
 * after it, or one that nobody sees, could make it say something else there; letters of two alphabets in one word imitate
 * another name, because nobody writes like that.
 */
import { seenPattern } from './seen-text.ts'

/** Scripts of East Asia, which share words with each other and with Latin letters, as in "Tokyo東京". */
const eastAsian = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Bopomofo}'

/** A letter of an alphabet other than Latin. */
const otherLetter = `(?![\\p{sc=Latin}\\p{sc=Common}\\p{sc=Inherited}${eastAsian}])\\p{L}`

// Half of the pairs that look alike are Cyrillic and Greek.
const [latin, cyrillic, greek] = ['\\p{sc=Latin}', '\\p{sc=Cyrillic}', '\\p{sc=Greek}']

// Letters of formulas, and wide forms inside a word of plain ones, are drawn like the plain ones.
const drawnAlike = '[\\u{1d400}-\\u{1d7ff}]'
const [wide, plain] = ['[\\uff21-\\uff3a\\uff41-\\uff5a]', '[A-Za-z]']

const inWord = '[\\p{L}\\p{M}\\p{N}]*'

const mixed = [
  [latin, otherLetter],
  [cyrillic, greek],
  [wide, plain],
]
  .flatMap(([one, other]) => [`${one}${inWord}${other}`, `${other}${inWord}${one}`])
  .join('|')

/** Letters and marks of scripts that use joiners within a word, such as Arabic and Devanagari. */
const joining = `(?:(?![${latin}${cyrillic}${greek}${eastAsian}\\p{sc=Common}\\p{sc=Inherited}])[\\p{L}\\p{M}])`

/** A joiner is seen only between letters that it shapes, and in pictures made of several. */
const strayJoiner = `(?<!${joining})[\\u200c\\u200d](?!\\p{Extended_Pictographic})|(?<!\\p{Extended_Pictographic}\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})|[\\u200c\\u200d](?!${joining}|\\p{Extended_Pictographic})`

/** A selector of the coloured form of a picture or a key; elsewhere it changes nothing. */
const straySelector = '(?<!\\p{Extended_Pictographic})\\ufe0f(?!(?<=[0-9#*]\\ufe0f)\\u20e3)'

/** Selectors of the form of a Han character, and the vowel separator of Mongolian. */
const shaping = '(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]|(?<=\\p{sc=Mongolian})\\u180e(?=\\p{sc=Mongolian})'

const hidden = `(?![\\u200c\\u200d\\ufe0f]|${shaping})[\\p{Cc}\\p{Cf}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]`

/** Form of a name, as the published schema gives it; with the flag `u`. */
export const namePattern = `^(?![^]*(?:${hidden}|${strayJoiner}|${straySelector}|\\p{M}{6}|${drawnAlike}|${mixed}))[^]*${seenPattern}`

const form = new RegExp(namePattern, 'u')

/** True for a name that shows what it is. */
export const isName = (text: string): boolean => form.test(text)
