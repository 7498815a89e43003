/** Facts that an edit tells beside the change it asks for: "friendlier, we’ve known Dave for 6 years". */
import { capital } from '../../line.ts'
import { writtenOut } from './written-out.ts'

/** The parts of an edit, each a change or a fact. */
const parted =
  /\s*(?:[,;.!–]|\s-)\s+(?:(?:and|but|because|since|as|cos|so) )?|\s+(?:because|since|as|cos) (?=(?:he|she|they|we|i|our|it)\b)|\s+and (?=(?:he|she|they|we|i)(?:[’']\p{L}+)? (?!(?:need|want)))/iu
const fact =
  /^(?:he|she|they|we|i|his|her|their|our|my|\p{Lu}\p{Ll}+(?! (?:it|this|that|them|these|those|the|an?|my|our|all|everything)\b))(?:[’'](?:ve|s|re|d|m))?(?: (?:both|all|always|never|just|only|really|still|recently))* \p{L}+/u
/** What the user says about the draft, wants of it, or thinks of it, is no fact for its reader. */
const ofDraft =
  /^(?:i|we) (?:want|wanted|need|think|thought|prefer|like|hate|mean|meant|don[’']?t (?:want|like|think|need)|said|would|[’']?d)\b|^(?:he|she|they)(?:[’']?(?:ll|d)| will| would| might| may)\b|\b(?:this|the|that) (?:email|letter|draft|note|tone|message|text)\b|^(?:make|keep|add|say|mention|put|please|more|less|too|not|no|drop|remove|leave|cut)\b/i
/** "Known Dave for six years": the reader is Dave. */
const acquaintance =
  /\b(?:known|know|dealt with|dealing with|worked with|working with|bought from|buying from|been with|used) (?<name>\p{Lu}\p{Ll}+)(?= (?:for|since|a long|over|all)\b|[.!]?$)/u
const called = /^(?:[Hh]is|[Hh]er|[Tt]heir) name(?:[’']s| is) (?<name>\p{Lu}\p{Ll}+)$/u

const lasting: readonly (readonly [RegExp, string])[] = [
  [/\bknow(n)?$/i, 'know$1 each other'],
  [/\b(?:dealt|dealing) with$/i, 'worked together'],
  [/\bworked with$/i, 'worked together'],
  [/\bworking with$/i, 'working together'],
  [/\b(bought|buying) from$/i, '$1 from you'],
  [/\b(been with|used)$/i, '$1 you'],
]

/** A fact about them, said to them. */
export const toThem = (text: string): string =>
  text
    .replace(/\b(?:he|she|they)[’']s (?=(?:always|never|been|had|just|already|\p{L}+ed)\b)/giu, 'you’ve ')
    .replace(/\b(?:he|she|they)[’'](?:s|re)\b/gi, 'you’re')
    .replace(/\b(?:he|she|they)[’']ve\b/gi, 'you’ve')
    .replace(/\b(?:he|she|they)((?: \p{L}+ly| always| never| just| still)?) (?:was|were)\b/giu, 'you$1 were')
    .replace(/\b(?:he|she|they)((?: \p{L}+ly| always| never| just| still)?) (?:is|are)\b/giu, 'you$1 are')
    .replace(/\b(?:he|she|they)((?: \p{L}+ly| always| never| just| still)?) (?:has|have)\b/giu, 'you$1 have')
    .replace(/\b(?:he|she|they)\b/gi, 'you')
    .replace(/\b(?:him|them)\b/gi, 'you')
    .replace(/\b(?:his|her|their)\b/gi, 'your')

export type Told = {
  readonly facts: readonly string[]
  /** The first name of the reader, where a fact gives it. */
  readonly name: string | undefined
}

/** The facts of an edit, as sentences to the reader. */
export const toldFacts = (edit: string): Told => {
  const told = edit
    .split(parted)
    .map((part) => part.trim())
    .filter((part) => fact.test(part) && !ofDraft.test(part) && part.split(' ').length > 2)
  const found = told.map((one) => (acquaintance.exec(one) ?? called.exec(one))?.groups?.name)
  const name = found.find((one) => one !== undefined)
  const facts = told.flatMap((one) => {
    if (called.test(one)) return []
    const known = acquaintance.exec(one)
    if (known) {
      const at = known.index + known[0].length
      const act = one.slice(0, at).replace(/ \S+$/, '')
      const pattern = lasting.find(([words]) => words.test(act))
      return `${pattern ? act.replace(...pattern) : act}${one.slice(at)}`
    }
    const theirs = toThem(name ? one.replace(new RegExp(String.raw`^${name}\b`), 'he') : one)
    return /^you (?:were|are|had)\b|^you[’']re\b|^your\b/i.test(theirs) ? `I know ${theirs}` : theirs
  })
  return {
    name,
    facts: facts.map((one) => `${capital(writtenOut(one).replace(/'/g, '’')).replace(/[\s.!]+$/, '')}.`),
  }
}
