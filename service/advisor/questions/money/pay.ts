/** What people are paid on top: drawings of the owners, bonuses, a new hire, a rise. */
import type { Product } from '#schema/advisor/change-plans'
import { count, eachOf, numberOf, person, type Reader, scenario, weekly, without } from './parts.ts'
import { weeksOf } from './spoken-sums.ts'

/** Drawings are weighed as what is paid to the owners. */
const self =
  '(?:(?:(?:pay|paying|give|giving|draw|drawing|drew|take|taking|pull|pulling|owe|deserve)(?: out)? )?(?:to |for )?(?:myself|ourselves)(?: a (?:pay )?(?:rise|raise))?|(?:take|taking|draw) home|(?:out )?for (?:the (?:family|kids|wife|household)(?: and me)?|me personally|personal use|us to live on)|(?:draw|drew|drawing)(?: down| out)?|drawings)'

export const drawn: Reader = (_question, text, { value, every }) => {
  const own = without(text, `\\b${self}\\b`)
  if (!own || every === undefined || every === 'hour') return undefined
  const rest = own.rest
    .replace(/\b(?:pay|take|taking|pull|pulling|draw|drawing|withdraw|put)(?: (?:it|that))?\b/i, ' ')
    .replace(/\b(?:out of (?:the|my|our) (?:business|company|caf[eé]|agency|firm)|out|home)\b/i, ' ')
    .replace(/\b(?:pay )?(?:rise|raise|wage|salary)\b/i, ' ')
  const size = Math.round((value / weeksOf(every)) * 100) / 100
  return {
    plan: { operator: 'advise', matter: `Can we afford to pay myself $${size} a week?` },
    rest,
  }
}

const bonus =
  '(?:(?:christmas|xmas|year.?end|cash|one.?off|annual|performance|easter|holiday) )?(?:bonus(?:es)?|gifts?|gift cards?|presents?|vouchers?|hampers?|thank.?yous?)'

/** "Each of my four salespeople", "my 6 staff": so many times the sum. */
export const given: Reader = (question, text, { value, every }) => {
  const thing = without(text, `\\b${bonus}\\b`)
  const whom =
    thing &&
    without(
      thing.rest,
      `\\b(?:(?:to |for )?(?:each|every one|all|everyone) (?:of )?)?(?:(?:to|for) )?(?:(?:my|our|the) )?${count} (?<who>${person})(?: (?:each|apiece|a head))?\\b`,
    )
  const { many, who } = whom?.groups ?? {}
  if (!whom || !many || !who || every !== undefined) return undefined
  // "A $10,000 bonus for my four agents" may be that in all; each of them is said, or each of them gets one.
  if (!/\b(?:each|apiece|a head|every one|bonuses)\b/i.test(text)) return undefined
  const factors: Product['factors'] = [
    { size: numberOf(many), unit: 'count', of: who.toLowerCase() },
    { size: value, unit: 'aud' },
  ]
  return {
    plan: scenario(question, {
      once: numberOf(many) * value,
      onceProduct: { factors },
      outcomes: ['profit'],
    }),
    rest: whom.rest
      .replace(/\b(?:pay(?:ing)?|give|giving|hand(?:ing)?(?: out)?|buy|get)\b/i, ' ')
      .replace(/\b(?:each|apiece)\b/i, ' '),
  }
}

const leastSalary = 20_000

/** A salary is a year's cost, whether or not that is said. */
export const hired: Reader = (question, text, { value, every }) => {
  if ((every ?? 'year') !== 'year' || value < leastSalary) return undefined
  if (/\b(?:includ\w+|package|all.?in|incl)\b/i.test(text)) return undefined
  const onTop = without(
    text,
    `\\b(?:plus|and|with|before|ex) (?:the )?super(?:annuation)?\\b|\\+ ?super(?:annuation)?\\b|\\bsuper(?:annuation)? on top\\b`,
  )
  // What comes on top by law does, said or not.
  const who = without(
    onTop?.rest ?? text,
    `\\b(?:(?:an?|one|another|extra|more|additional) )*(?:${count} (?:more |extra |new )?)?(?<who>${person})\\b`,
  )
  if (!who) return undefined
  const many = who.groups.many ? numberOf(who.groups.many) : 1
  const factors: Product['factors'] = [
    { size: many, unit: 'count', of: (who.groups.who ?? '').toLowerCase() },
    { size: value, unit: 'aud' },
  ]
  const change = weekly('staff', many * value, 'year', {
    withSuper: true,
    product: { factors, each: 'year' },
  })
  return {
    plan: scenario(question, { changes: [change] }),
    rest: who.rest
      .replace(
        /\b(?:hir(?:e|ing)|employ(?:ing)?|recruit(?:ing)?|add(?:ing)?|(?:take|taking|put|putting|bring|bringing) on)\b/i,
        ' ',
      )
      .replace(/\b(?:each|apiece|salary|salaries|wages?|base)\b/gi, ' '),
  }
}

/** "A pay rise of $150 a week for my manager", "give the team a raise of 3k a year each". */
export const raised: Reader = (question, text, { value, every }) => {
  if (every === undefined || every === 'hour') return undefined
  const rise = without(text, '\\b(?:a )?(?:(?:pay|wage) )?(?:rise|raise|increase)\\b')
  if (!rise || !/\b(?:pay|wage|raise|salary)\b/i.test(text) || /\bour price|\brates?\b/i.test(text))
    return undefined
  const whom = without(
    rise.rest,
    `\\b(?:(?:for|to) )?(?:(?:each|all|every one) (?:of )?)?(?:(?:my|our|the|a) )(?:${count} )?(?<who>${person})(?: each)?\\b`,
  )
  const many = whom?.groups.many ? numberOf(whom.groups.many) : 1
  if (many > 1 && !/\b(?:each|apiece|every one)\b/i.test(text)) return undefined
  const product =
    many > 1
      ? {
          product: {
            factors: [
              { size: many, unit: 'count' as const, of: (whom?.groups.who ?? '').toLowerCase() },
              { size: value, unit: 'aud' as const },
            ],
            ...eachOf(every),
          },
        }
      : {}
  return {
    plan: scenario(question, { changes: [weekly('staff', many * value, every, product)] }),
    rest: (whom?.rest ?? rise.rest).replace(/\b(?:give|giving|pay)\b/i, ' ').replace(/\beach\b/i, ' '),
  }
}
