/**
 * Measures that a question combines: "what is left after staff and stock", "fees less wages", "wages and rent together". The
 * words of a combination become one term, so that every reader can rank, compare or count by it.
 */
import { type ExpenseLine, expenseLines, type MeasureName } from '#schema/advisor/measure'
import { combined } from '../../measures/combined.ts'
import { isCue, meaningOf, type Term } from '../term.ts'

const isLine = (name: string | undefined): name is ExpenseLine => expenseLines.some((line) => line === name)

/** The line of expense that a term names; stock that is paid for is what was bought. */
const lineOf = (term: Term): ExpenseLine | undefined => {
  const names = [meaningOf(term, 'measure')?.measure, meaningOf(term, 'lever')?.lever]
  const found = names.find(isLine)
  return found ?? (names.includes('stock') ? 'supplies' : undefined)
}

const textOf = ({ words }: Term): string => words.join(' ')

/** Words that may be between the lines of a list: "staff *and all the* stock *were paid*". */
const between =
  /^(?:and|n|&|plus|then|also|the|our|all|both|of|for|my|each|every|just|paying|pay|paid|pays|have|has|had|been|is|are|was|were|be|being|we|i|they|everyone|taking|taken|out|off|covering|cover|covered|come|comes|came|settled|bills?|costs?|expenses?|bill)$/

/** A row of lines of expense from a place on, and the place after it. */
const listFrom = (
  terms: readonly Term[],
  start: number,
): { readonly lines: readonly ExpenseLine[]; readonly after: number } => {
  const lines: ExpenseLine[] = []
  let after = start
  for (let at = start; at < Math.min(terms.length, start + 14); at++) {
    const term = terms[at]
    if (!term) break
    const line = lineOf(term)
    const isJoint = meaningOf(term, 'mark')?.mark === ',' || term.words.every((word) => between.test(word))
    if (!line && !isJoint) break
    if (line) {
      lines.push(line)
      after = at + 1
    }
  }
  return { lines: [...new Set(lines)], after }
}

const leaves = /\b(?:left|leaves?|leftover|remain\w*|keep|keeps|kept|over|ours|pocket)\b/
const makes = /\b(?:make|makes|made|earn|earns|earned)\b/
/** These are said of takings as well; with the others, a time is meant: "sales after the campaign". */
const subtracts = /\b(?:less|minus|net of|net)$/
const takesOff = /\b(?:after|once|when|less|minus|net of|net|without|before|excluding|ex)$/

type Head = { readonly at: number; readonly isProfit: boolean }

/** What the lines are taken off: words for what is left, or takings; the nearest to the list, before it or after. */
const headOf = (terms: readonly Term[], joint: number, after: number): Head | undefined => {
  const isSubtracted = subtracts.test(textOf(terms[joint] ?? noTerm))
  const isOfOne = isOfOneSale(terms)
  const isHead = (at: number): boolean => {
    const term = terms[at]
    if (!term) return false
    const measure = meaningOf(term, 'measure')?.measure
    const isTakings = measure === 'revenue' && isSubtracted
    const isMade = isOfOne && makes.test(textOf(term))
    return isTakings || isMade || measure === 'profit' || measure === 'margin' || leaves.test(textOf(term))
  }
  const before = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((back) => joint - back)
  const behind = [0, 1, 2, 3, 4, 5, 6].map((ahead) => after + ahead)
  const own = before.filter((at) => leaves.test(textOf(terms[at] ?? noTerm)) && isHead(at))[0]
  const isOut = /\b(?:without|excluding)$/.test(textOf(terms[joint] ?? noTerm))
  const at =
    own ??
    before.find(isHead) ??
    (isOut ? behind.find(isHead) : undefined) ??
    behind.find((place) => leaves.test(textOf(terms[place] ?? noTerm)))
  const head = at === undefined ? undefined : terms[at]
  if (at === undefined || !head) return undefined
  const measure = meaningOf(head, 'measure')?.measure
  const isProfit = (measure === 'profit' || measure === 'margin') && !leaves.test(textOf(head))
  return { at, isProfit }
}

const noTerm: Term = { start: 0, end: 0, text: '', words: [], isApart: false, meanings: [] }

const filler = (term: Term): Term => ({ ...term, meanings: [{ kind: 'filler' }] })

const ofMeasure = (term: Term, measure: MeasureName): Term => ({
  ...term,
  meanings: [{ kind: 'measure', measure }, ...term.meanings.filter(({ kind }) => kind === 'cue')],
})

const others = (lines: readonly ExpenseLine[]): readonly ExpenseLine[] =>
  expenseLines.filter((line) => !lines.includes(line))

const perSale =
  /\b(?:each|every|per|a|on one|of one) (?:sale|customer|transaction|order|cup|coffee|deal|settlement|day|head)\b/

const isOfOneSale = (terms: readonly Term[]): boolean => perSale.test(terms.map(textOf).join(' '))

/** "Left after staff and stock", "fees minus wages", "profit before rent". */
const restIn = (terms: readonly Term[]): readonly Term[] | undefined => {
  for (const [joint, term] of terms.entries()) {
    const text = textOf(term)
    if (!takesOff.test(text)) continue
    const { lines, after } = listFrom(terms, joint + 1)
    const next = terms[after]
    // "After wages went up" and "after the campaign started" are times.
    const isClause = next && (isCue(next, 'up', 'down') || meaningOf(next, 'unknown') !== undefined)
    if (lines.length === 0 || isClause) continue
    const head = headOf(terms, joint, after)
    if (!head) continue
    const isBefore = /\bbefore$/.test(text)
    if (isBefore && !head.isProfit) continue
    // "Profit without rent" is what it would be with no rent to pay.
    const isLeftOut = head.isProfit && /\b(?:without|excluding|ex)$/.test(text)
    const kept = isBefore || isLeftOut ? others(lines) : lines
    const isShare =
      (isBefore || isLeftOut) && meaningOf(terms[head.at] ?? noTerm, 'measure')?.measure === 'margin'
    const measure =
      kept.length === 1 && kept[0] === 'supplies' && isOfOneSale(terms)
        ? ('contribution-per-sale' as const)
        : combined('rest-after', kept, isShare)
    if (measure === undefined) continue
    return terms.map((one, at) => {
      if (at === head.at) return ofMeasure(one, measure)
      const isOfList = at >= joint && at < after
      // "How much of the fees": what is left is named once.
      const isOther = at < joint && meaningOf(one, 'measure')?.measure === 'profit'
      return isOfList || isOther ? filler(one) : one
    })
  }
  return undefined
}

const everyCost =
  /^(?:(?:all|every|each|the|our|any|of|its|your|my) )*(?:costs?|expenses?|bills?|everything|overheads|outgoings)(?= |$)/

/** "What does a day leave us after every cost?" is profit. */
const restOfAll = (terms: readonly Term[]): readonly Term[] | undefined => {
  const joint = terms.findIndex((term) => /^(?:after|once)$/.test(textOf(term)))
  const said = terms
    .slice(joint + 1, joint + 6)
    .map(textOf)
    .join(' ')
  const head = terms.findIndex((term) => leaves.test(textOf(term)))
  if (joint < 0 || head < 0 || !everyCost.test(said)) return undefined
  const last = terms.findIndex(
    (term, at) => at > joint && /costs?|expenses?|bills?|everything|overheads|outgoings/.test(textOf(term)),
  )
  return terms.map((term, at) =>
    at === head ? ofMeasure(term, 'profit') : at >= joint && at <= last ? filler(term) : term,
  )
}

const togetherBefore = /\b(?:total|totals|sum|combined|joint|overall)\b/
const togetherAfter = /\b(?:combined|together|in total|all up|altogether|added up|summed|as one|in all)\b/

/** "Wages and rent together", "the total of wages and rent", "wages plus rent". */
const sumIn = (terms: readonly Term[]): readonly Term[] | undefined => {
  for (const [at, term] of terms.entries()) {
    if (lineOf(term) === undefined) continue
    const { lines, after } = listFrom(terms, at)
    if (lines.length < 2) continue
    const wordsOf = (from: number, until: number) =>
      terms.slice(Math.max(0, from), until).map(textOf).join(' ')
    const isTogether =
      togetherBefore.test(wordsOf(at - 3, at)) ||
      togetherAfter.test(wordsOf(after, after + 3)) ||
      /\bplus\b/.test(wordsOf(at, after))
    const measure = isTogether ? combined('sum-of', lines) : undefined
    if (measure === undefined) return undefined
    return terms.map((one, place) =>
      place === at ? ofMeasure(one, measure) : place > at && place < after ? filler(one) : one,
    )
  }
  return undefined
}

/** "Gross profit", "gross margin". */
const grossIn = (terms: readonly Term[]): readonly Term[] | undefined => {
  const at = terms.findIndex((term, place) => {
    const measure = meaningOf(terms[place + 1] ?? noTerm, 'measure')?.measure
    return textOf(term) === 'gross' && (measure === 'profit' || measure === 'margin')
  })
  if (at < 0) return undefined
  const isShare = meaningOf(terms[at + 1] ?? noTerm, 'measure')?.measure === 'margin'
  const measure = combined('rest-after', ['supplies'], isShare)
  return (
    measure &&
    terms.map((one, place) => (place === at ? filler(one) : place === at + 1 ? ofMeasure(one, measure) : one))
  )
}

// What is supposed moves each line by itself.
const supposes = /^(?:if|suppose|supposing|imagine|assuming|assume|say)$/

/** The terms of a question, with what it combines as one measure. */
export const withCombinations = (terms: readonly Term[]): readonly Term[] => {
  if (terms.some((term) => isCue(term, 'if') || supposes.test(textOf(term)))) return terms
  return grossIn(terms) ?? restOfAll(terms) ?? restIn(terms) ?? sumIn(terms) ?? terms
}
