/**
 * A message that lists several things which change: each as a message of its own, with the size and the direction that
 * it shares with the others ("rent and wages rise 5%" is "rent rise 5%" and "wages rise 5%").
 */

import type { Concept } from './concept.ts'
import { dollarsIn, percentIn, perIn } from './slots.ts'
import { ideasIn } from './synonyms.ts'
import { numberOf, plainWords } from './words.ts'

const joints =
  /\s*[,;](?!\d{3}\b)\s*|[.:]\s+|\s+[&+](?=\s)\s*|\s+(?:and|plus|but|while|whereas|(?:along|together) with|as well as)\s+/gi
/** What opens a what-if: the list comes after it. */
const leads = /^.*\b(?:if|suppose|supposing|imagine|assuming|when|because|what about|how about|with)\s+/
const asks = /\b(?:what|how|why|which|who|where)\b/
const filler = new Set(
  `a an the our my your their his its we i it they you he she everyone everybody this that these those all each both every
  either of for on in by to at from off as too also then again just only about around roughly say next last per go goes
  going went get gets getting come comes is are were was be been become becomes would will could can do does did should
  might may must have has had want wants ask asks put puts push pushes give gives pay paid make makes need needs let
  absorb afford expensive respectively week weeks month months quarter year years weekly monthly yearly annually dollar
  dollars and or if what suppose how happens happen profit so now please january february march april june july august
  september october november december`.split(/\s+/),
)
const ofChange: readonly Concept[] = ['up', 'down', 'change', 'if', 'percent', 'dollars']
/** Longer lists are no question. */
const most = 20
/** Names, sizes and words between them: the parts of the longest list. */
const maxParts = 3 * most

/** One thing of the list; what it leaves out is undefined. */
type Piece = {
  readonly text: string
  /** The words for it; empty where the piece has no more than a size. */
  readonly name: string
  readonly size: string | undefined
  readonly isUp: boolean | undefined
  /** True where the direction follows the name, so that it may belong to the names before, too. */
  readonly isTrailing: boolean
  /** A number without a unit. */
  readonly bare: string | undefined
}

/** A thing of the list: in a message of its own, and the words for it. */
export type Listed = {
  readonly message: string
  readonly name: string
  /** True where none of its words means anything here. */
  readonly isStrange: boolean
  /** True where its size stands with another one. */
  readonly isShared: boolean
}

const isNamed = (word: string): boolean => {
  if (filler.has(word) || numberOf(word) !== undefined || /^[%$\d]/.test(word)) return false
  return ![...ideasIn(word)].some((idea) => ofChange.includes(idea))
}

const sizeIn = (text: string): string | undefined => {
  const percent = percentIn(text)
  if (percent !== undefined) return `${percent} %`
  const dollars = dollarsIn(text)
  if (dollars === undefined) return undefined
  const per = perIn(text, dollars)
  return `$${dollars}${per === undefined ? '' : ` a ${per === 'piece' ? 'hour' : per}`}`
}

const pieceOf = (part: string): Piece => {
  const text = part.replace(leads, '')
  const words = text.split(' ')
  const ways = words.flatMap((word, at) => {
    const ideas = ideasIn(word)
    return ideas.has('up') || ideas.has('down') ? [{ at, isUp: ideas.has('up') }] : []
  })
  const [way] = ways
  return {
    text,
    name: words.filter(isNamed).join(' '),
    size: sizeIn(text),
    isUp: way && ways.every(({ isUp }) => isUp === way.isUp) ? way.isUp : undefined,
    isTrailing: way !== undefined && way.at > words.findIndex(isNamed),
    bare: /(?:^| )(\d+(?:\.\d+)?)$/.exec(text)?.[1],
  }
}

/** The parts of a message between the words that join a list, in plain words. */
export const partsOf = (message: string): readonly string[] =>
  message
    .split(joints)
    .map(plainWords)
    .filter((part) => part !== '')

/** The pieces after the last opening of a what-if. */
const piecesOf = (message: string): readonly Piece[] => {
  const parts = partsOf(message)
  const from = parts.findLastIndex((part) => leads.test(part))
  const listed = parts.slice(Math.max(0, from))
  return listed.length > maxParts ? [] : listed.map(pieceOf).filter(({ text }) => text !== '')
}

/** True where the sizes stand behind all the names: "rent and wages rise by 5% and 3%". */
const isApart = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ name, size }) => name === '' && size !== undefined) &&
  pieces.filter(({ size }) => size !== undefined).length > 1

/** The sizes of the names, one each; undefined where several sizes are named and nothing tells whose they are. */
const sizesFor = (pieces: readonly Piece[]): readonly (string | undefined)[] | undefined => {
  const sizes = pieces.flatMap(({ size }) => size ?? [])
  const names = pieces.filter(({ name }) => name !== '')
  if (isApart(pieces)) return sizes.length === names.length ? sizes : undefined
  return pieces.flatMap((piece, at) => {
    if (piece.name === '') return []
    const near = pieces.slice(at).find(({ size }) => size !== undefined)?.size
    const shared = piece.size ?? near ?? pieces.slice(0, at).findLast(({ size }) => size !== undefined)?.size
    return [piece.size === undefined && piece.bare && shared?.endsWith('%') ? `${piece.bare} %` : shared]
  })
}

const directionFor = (pieces: readonly Piece[], piece: Piece): boolean => {
  const at = pieces.indexOf(piece)
  const before = pieces.slice(0, at).findLast(({ isUp }) => isUp !== undefined)
  const after = pieces.slice(at).find(({ isUp }) => isUp !== undefined)
  const trailing = after?.isTrailing ? after : undefined
  // What has a size of its own goes the way of the one before it, a bare name the way of those that follow.
  const [one, other] = piece.size === undefined ? [trailing, before] : [before, trailing]
  return piece.isUp ?? one?.isUp ?? other?.isUp ?? true
}

/** The things that a message lists, in its order; none unless there are at least two, and none where it quotes something. */
export const listedIn = (message: string): readonly Listed[] => {
  if (/[“„«"]/.test(message)) return []
  const pieces = piecesOf(message)
  const sizes = sizesFor(pieces)
  const named = pieces.filter(({ name }) => name !== '')
  if (sizes === undefined || named.length < 2 || named.length > most) return []
  return named.flatMap((piece, at) => {
    const { text, name, size, isUp } = piece
    const words = name.split(' ')
    // A bare name joins a list; a clause of its own does not.
    if (size === undefined && (words.length > 4 || asks.test(text))) return []
    const way = directionFor(pieces, piece) ? 'up' : 'down'
    const isOwn = size !== undefined && !isApart(pieces)
    const clause = isApart(pieces) ? name : isOwn ? text : text.replace(/(?: by)? ?[\d.]+$/, '')
    const parts = [
      'what if',
      clause,
      isUp === undefined || isApart(pieces) ? way : '',
      isOwn ? '' : sizes[at],
    ]
    return [
      {
        message: parts.filter((part) => part).join(' '),
        name,
        isStrange: words.length <= 3 && words.every((word) => ideasIn(word).size === 0),
        isShared: size === undefined && sizes[at] !== undefined,
      },
    ]
  })
}
