/** Fits the question classifier and writes its weights: `node --import tsx tests/advisor/train-questions.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitClassifier } from './fit-classifier.ts'
import { kindExample, learned } from './question-examples.ts'

const folder = join(import.meta.dirname, '../../service/advisor/questions/classifier')

// Words that people use: none of them is a typing error, and anything one typing error away from one is.
const counts = new Map<string, number>()
for (const { text } of learned())
  for (const word of new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1)
const known = [...counts].flatMap(([word, count]) => (count > 1 ? [word] : [])).sort()
writeFileSync(join(folder, 'known-words.json'), `${JSON.stringify(known, null, 2)}\n`)

const stored = fitClassifier(learned().map(kindExample))
writeFileSync(join(folder, 'kinds.json'), `${JSON.stringify(stored, null, 2)}\n`)
process.stdout.write(`${stored.classes.length} kinds, ${stored.features.length} features\n`)
