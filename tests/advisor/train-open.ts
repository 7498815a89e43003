/** Fits anew what tells open questions from particular ones: `node --import tsx tests/advisor/train-open.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessTypes } from '#schema/session/session'
import { mayBeOpen, openFeatures, particular } from '../../service/advisor/questions/open/open-question.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { contentForms } from '../../service/advisor/signposts/sign-features.ts'
import { fixedMoment } from '../core/sources.ts'
import { fitClassifier, usualFit } from './fit-classifier.ts'
import { learned } from './question-examples.ts'
import { signLines } from './sign-examples.ts'

const open: { readonly text: string; readonly kind: string }[] = []
let kind = ''
for (const line of readFileSync(join(import.meta.dirname, 'questions/open.txt'), 'utf8').split('\n')) {
  if (line.startsWith('= ')) kind = line.slice(2)
  else if (line !== '' && !line.startsWith('#')) open.push({ text: line, kind })
}
const forms = [...new Set(open.flatMap(({ text }) => contentForms(text)))].sort()
const known = new Set(forms)

const texts = new Set(open.map(({ text }) => text))
const isVague = (kinds: readonly string[]) =>
  kinds.some((one) => /^(?:overview|clarify|advise|focus)/.test(one))
const others = [...learned(), ...signLines().filter(({ kinds }) => !kinds.includes('business'))].flatMap(
  ({ text, trade, kinds }) => {
    const question = questionOf(text, trade, fixedMoment)
    const isNear = mayBeOpen(question) && contentForms(text).every((form) => known.has(form))
    return isNear && !isVague(kinds) && !texts.has(text) ? [{ text, kind: particular }] : []
  },
)
const examples = [...open, ...others].map(({ text, kind }, at) => ({
  features: openFeatures(questionOf(text, businessTypes[at % businessTypes.length] ?? 'cafe', fixedMoment)),
  accepted: [kind],
}))
const fitted = fitClassifier(examples, { ...usualFit, epochs: 60, atLeast: 1 })
const folder = join(import.meta.dirname, '../../service/advisor/questions/open')
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
write('forms.json', forms)
write('open.json', fitted)
process.stdout.write(`${open.length} open, ${others.length} particular, ${forms.length} words\n`)
if (process.argv.includes('--others')) process.stdout.write(`${others.map(({ text }) => text).join('\n')}\n`)
