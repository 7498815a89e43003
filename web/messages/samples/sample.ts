/** The mark of sample content. An area of its own: public pages show it and need no other text of the controls. */
import { area } from '../../core/language.ts'

export const sampleText = area('sample', { sample: 'Sample' })
