import { expect, it } from 'vitest'
import { readOwnerOptions } from '../../service/people/owner-link.ts'

it('reads the options of npm run owner, and says what is wrong with them', () => {
  expect(readOwnerOptions(['--email', ' Jo@Example.com '])).toEqual({
    email: 'jo@example.com',
    workspace: undefined,
  })
  expect(readOwnerOptions([])).toBe('--email is required.')
  expect(readOwnerOptions(['--email', 'jo'])).toBe('--email must be an email address.')
  expect(readOwnerOptions(['--mail', 'jo'])).toContain('--mail')
})
