/** How likely a message is of each kind: about the business, the product, somebody's health, a rule, others, or nothing of ours. */
import { type Classifier, classifierOf, probabilitiesOf } from '../questions/classifier/classifier.ts'
import type { Question } from '../questions/question.ts'
import { remember } from '../remember.ts'
import businessForms from './business-forms.json' with { type: 'json' }
import { signFeatures } from './sign-features.ts'
import stored from './signs.json' with { type: 'json' }

/** The probability of a kind, by its name; 0 for one that is not known. */
export type Signs = (kind: string) => number

let learned: { readonly classifier: Classifier; readonly forms: ReadonlySet<string> } | undefined

/** The signs of a message; weights are read when the first message comes. */
export const signsOf = remember((question: Question): Signs => {
  learned ??= { classifier: classifierOf(stored), forms: new Set(businessForms) }
  const { classifier, forms } = learned
  const probabilities = probabilitiesOf(
    classifier,
    signFeatures(question, (form) => forms.has(form)),
  )
  const byKind = new Map(classifier.classes.map((kind, at) => [kind, probabilities[at] ?? 0]))
  return (kind) => byKind.get(kind) ?? 0
})
