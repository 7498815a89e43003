/** Fits anew what tells questions of the business from others: `node --import tsx tests/advisor/train-signs.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitClassifier, usualFit } from './fit-classifier.ts'
import { businessForms, signExamples, topicExamples } from './sign-examples.ts'

const service = join(import.meta.dirname, '../../service/advisor')
const write = (path: string, value: unknown) =>
  writeFileSync(join(service, path), `${JSON.stringify(value, null, 2)}\n`)

write('signposts/business-forms.json', businessForms())
const signs = fitClassifier(signExamples())
write('signposts/signs.json', signs)
const topics = fitClassifier(topicExamples(), { ...usualFit, epochs: 60, atLeast: 1 })
write('product/topics.json', topics)
process.stdout.write(`${signs.classes.join(', ')}; ${topics.classes.length} topics\n`)
