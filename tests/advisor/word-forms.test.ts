/** Forms of words that must not be taken for one another. */
import { expect, it } from 'vitest'
import { formOf } from '../../service/advisor/search/word-forms.ts'

it('supplies are no super', () => {
  for (const word of ['supply', 'supplies', 'supplier', 'superannuation'])
    expect(formOf(word), word).not.toBe(formOf('super'))
})
