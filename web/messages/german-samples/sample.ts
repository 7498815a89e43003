/** The German tag of sample content. */
import type { TextOf } from '../../core/language.ts'
import type { sampleText } from '../samples/sample.ts'

export const sample: TextOf<typeof sampleText> = { sample: 'Beispiel' }
