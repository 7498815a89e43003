import { describe, expect, it } from 'vitest'
import { isFocusOpen, leavesFocus, withFocus, withoutFocus } from '../../web/focus/focus-address.ts'
import { addEntry, formOf } from '../../web/focus/focus-form.ts'

describe('the form', () => {
  it('starts with the defaults from the specification when there is no focus', () => {
    expect(formOf(null)).toEqual({
      primaryFocus: '',
      urgency: 'medium',
      timeline: 'quarter',
      description: '',
      secondaryPriorities: [],
      successMetrics: [],
    })
  })

  it('adds an item unless it is blank or already there', () => {
    expect(addEntry(['a'], ' b ')).toEqual({ list: ['a', 'b'], outcome: 'added' })
    expect(addEntry(['a'], '  ')).toEqual({ list: ['a'], outcome: 'blank' })
    expect(addEntry(['a'], ' a')).toEqual({ list: ['a'], outcome: 'there' })
  })
})

describe('the address', () => {
  const place = (pathname: string, search = '') => ({ pathname, search })

  it('opens and closes the dialog, and keeps other parameters', () => {
    const opened = withFocus(new URLSearchParams('tab=low'))
    expect(opened.toString()).toBe('tab=low&focus=edit')
    expect(isFocusOpen(opened)).toBe(true)
    expect(withoutFocus(opened).toString()).toBe('tab=low')
  })

  it('counts as left on another path or when the dialog closes, and otherwise not', () => {
    const here = place('/nudges', '?focus=edit')
    expect(leavesFocus(here, place('/nudges'))).toBe(true)
    expect(leavesFocus(here, place('/audit', '?focus=edit'))).toBe(true)
    expect(leavesFocus(here, place('/nudges', '?focus=edit&tab=low'))).toBe(false)
  })
})
