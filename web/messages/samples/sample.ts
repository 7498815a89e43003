/** The tag of sample content. A separate area, because public pages show it but no other controls. */
import { area } from '../../core/language.ts'

export const sampleText = area('sample', { sample: 'Sample' })
