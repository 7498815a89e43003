/** Briefs by a language model. */

import { jsonSchema } from '#schema/core/json-schema'
import { record } from '#schema/core/record'
import { oneOf, text } from '#schema/core/scalars'
import { categories } from '../briefs/categories.ts'
import { builtIn } from '../built-in.ts'
import type { AdvisorEngine, BriefDraft } from '../engine.ts'
import { basisOf } from './basis.ts'
import { finishText } from './finish-text.ts'
import { generateRecord } from './generate-object.ts'
import { materialFor } from './material.ts'
import type { ModelContext } from './model-context.ts'
import { ModelError, modelErrorOf } from './model-error.ts'
import { briefPrompt } from './prompt.ts'
import { promptLeakOf } from './prompt-leak.ts'
import { Ended } from './retry-policy.ts'

/** Texts of a brief by a model; shorter than allowed, because figures and marks are added. */
const BriefTexts = record({
  title: text(140, 1),
  category: oneOf(...Object.values(categories)),
  what: text(2800, 1),
  why: text(2800, 1),
  soWhat: text(2800, 1),
})

const schema = jsonSchema(BriefTexts)

const instead = (why: string): string => `The language model ${why}. Our own analysis wrote this instead.`

/** Writes briefs with a model, or with the built-in advisor if that fails. */
export const writeBriefWith =
  ({ model, patience, onFault, nextMark, openTurn }: ModelContext): AdvisorEngine['writeBrief'] =>
  async (order, signal): Promise<BriefDraft> => {
    const turn = openTurn()
    const ground = await builtIn.writeBrief(order, signal)
    const byBuiltIn = ({ why, spent }: ModelError): BriefDraft => ({
      ...ground,
      basis: turn.byBuiltIn(ground.basis, spent, instead(why)),
    })
    try {
      // Load material lazily, because a disabled model needs none.
      const { value, spent, material, prompt } = await patience(async (within) => {
        const material = materialFor(order, ground.basis.figures)
        const prompt = briefPrompt(order, material, nextMark(), schema)
        return { material, prompt, ...(await generateRecord(model, prompt, BriefTexts, within)) }
      }, signal)
      const { category, ...raw } = value
      if (promptLeakOf(prompt)(Object.values(raw).join('\n')))
        return byBuiltIn(new ModelError('repeated its instructions, so its text is not shown', spent))
      const finish = (words: string) => finishText(words, material)
      const texts = {
        title: finish(raw.title.replace(/\s+/g, ' ')),
        what: finish(raw.what),
        why: finish(raw.why),
        soWhat: finish(raw.soWhat),
      }
      const all = Object.values(texts)
      if (all.some(({ text: words }) => words.trim() === ''))
        return byBuiltIn(new ModelError('left part of the brief empty', spent))
      const verified = {
        figures: all.flatMap(({ figures }) => figures),
        unverified: all.flatMap(({ unverified }) => unverified),
      }
      return {
        title: texts.title.text.trim().slice(0, 200).toWellFormed(),
        category,
        what: texts.what.text.trim().slice(0, 4000).toWellFormed(),
        why: texts.why.text.trim().slice(0, 4000).toWellFormed(),
        soWhat: texts.soWhat.text.trim().slice(0, 4000).toWellFormed(),
        basis: basisOf(ground.basis, turn.byModel(spent), verified, order),
        ...(ground.chart ? { chart: ground.chart } : {}),
      }
    } catch (error) {
      if (error instanceof Ended) throw error.reason
      const fault = modelErrorOf(error)
      onFault(fault)
      return byBuiltIn(fault)
    }
  }
