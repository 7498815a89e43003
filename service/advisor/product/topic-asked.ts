/** Which part of the product a message is about. */
import type { TalkPlan } from '#schema/advisor/fact-plans'
import { ProductTopic } from '#schema/advisor/product-topic'
import { type Classifier, classifierOf, probabilitiesOf } from '../questions/classifier/classifier.ts'
import type { Question } from '../questions/question.ts'
import { topicFeatures } from '../signposts/sign-features.ts'
import stored from './topics.json' with { type: 'json' }

let classifier: Classifier | undefined

/** Below this no topic stands out, so that a message is about the product only if that is sure. */
const least = 0.2
const sure = 0.8

/** Talk about the likeliest topic of a message that is `likely` about the product; undefined where neither is sure. */
export const topicAsked = (question: Question, likely: number): TalkPlan | undefined => {
  classifier ??= classifierOf(stored)
  const probabilities = probabilitiesOf(classifier, topicFeatures(question))
  const highest = Math.max(...probabilities)
  const named = classifier.classes[probabilities.indexOf(highest)]
  if (highest < least)
    return likely < sure ? undefined : { operator: 'talk', about: 'product', topic: 'help' }
  if (named === 'confidence') return { operator: 'talk', about: 'confidence' }
  return ProductTopic.is(named) ? { operator: 'talk', about: 'product', topic: named } : undefined
}
