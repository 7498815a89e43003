/** Questions about the business as a whole, which name no figure, sum or matter: "what am I missing?", "any quick wins?" */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { contentForms, topicFeatures } from '../../signposts/sign-features.ts'
import { type Classifier, classifierOf, probabilitiesOf } from '../classifier/classifier.ts'
import { withoutDenial } from '../negation.ts'
import type { Question } from '../question.ts'
import { questionAgain } from '../question-of.ts'
import { meaningOf } from '../term.ts'
import { askedOpenly } from './asked-openly.ts'
import forms from './forms.json' with { type: 'json' }
import stored from './open.json' with { type: 'json' }

/** What an open question may ask for, and the plan that answers it. */
const plans: Readonly<Record<string, AnswerablePlan>> = {
  step: { operator: 'advise', matter: 'What should we do first?' },
  stop: { operator: 'advise', matter: 'What should we cut first?' },
  worth: { operator: 'advise', matter: 'What is our biggest opportunity?' },
  risks: { operator: 'overview', of: 'risks' },
  strengths: { operator: 'overview', of: 'strengths' },
  news: { operator: 'overview', of: 'news' },
  standing: { operator: 'overview', of: 'standing' },
}

/** The class of a question that asks for something in particular. */
export const particular = 'particular'

const longest = 120
const least = 0.6
const ofMatter = ['weekdays', 'hours', 'staff-hours', 'decline', 'grain', 'unit'] as const

/** True for a question without a sum, a day, or a time that is over: only such can be about the business as a whole. */
export const mayBeOpen = ({ text, terms, amounts, periods, today }: Question): boolean =>
  text.length <= longest &&
  amounts.every(({ unit }) => unit === 'plain') &&
  !terms.some((term) => ofMatter.some((kind) => meaningOf(term, kind))) &&
  periods.every(({ period: { of } }) => of.kind === 'current' || (of.kind === 'unit-of' && of.date >= today))

/** Words that change nothing of what is asked. */
const emphasis =
  /^(?:so|ok|okay|and|but|well|hey|hi|actually|really|just|please|honestly|seriously|mate|exactly|currently)$/

/** The features of an open question. */
export const openFeatures = (question: Question): readonly string[] =>
  topicFeatures({
    ...question,
    terms: question.terms.filter(({ text }) => !emphasis.test(text.toLowerCase())),
  })

let learned: { readonly classifier: Classifier; readonly forms: ReadonlySet<string> } | undefined

/** Goes on from what was said `before`, if anything was. */
const pointsBack = /\b(?:it|that|this|these|those|them)\b/i

const likeliest = (classifier: Classifier, question: Question): string | undefined => {
  const probabilities = probabilitiesOf(classifier, openFeatures(question))
  const highest = Math.max(...probabilities)
  return highest < least ? undefined : classifier.classes[probabilities.indexOf(highest)]
}

/** What does not move the wrong way moves the right way. */
const opposites: Readonly<Record<string, string>> = { strengths: 'risks', risks: 'strengths' }

/** "… that I'm not seeing", "what don't you know": what somebody does not see is asked about, and not denied. */
const unaware =
  /(?:\b(?:not|never|without)|n['’]t)\s(?:\w+ )?(?:see\w*|know\w*|notic\w+|aware|realis\w+|spott?\w*|hear\w*|watch\w*|look\w*|think\w*|told|tell\w*|ask\w*)\b/i

/** What an open question asks for. A denial that changes nothing of it was not heard: it asks for the opposite, or for nothing here. */
const kindOf = (classifier: Classifier, question: Question): string | undefined => {
  const kind = likeliest(classifier, question)
  const undenied = unaware.test(question.text) ? undefined : withoutDenial(question.text)
  if (kind === undefined || undenied === undefined) return kind
  return likeliest(classifier, questionAgain(question, undenied)) === kind ? opposites[kind] : kind
}

/** The plan of an open question; undefined where a word of it may name a matter, or where it is not clear what it asks for. */
export const openPlan = (question: Question, before?: Plan): AnswerablePlan | undefined => {
  const openly = askedOpenly(question)
  if (openly) return openly
  if (!mayBeOpen(question) || (before && pointsBack.test(question.text))) return undefined
  learned ??= { classifier: classifierOf(stored), forms: new Set(forms) }
  const { classifier, forms: known } = learned
  if (!contentForms(question.text).every((form) => known.has(form))) return undefined
  const kind = kindOf(classifier, question)
  if (kind === undefined) return undefined
  const count = question.amounts[0]?.value ?? 1
  // Advice on a number of things lists them.
  return kind === 'step' && count > 1
    ? { operator: 'advise', matter: `${count} things to do this month` }
    : plans[kind]
}
