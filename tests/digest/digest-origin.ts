/** The address of the site in the tests' digests. */

export const origin = 'https://jarvin.example'

export const sender = 'Jarvin <jarvin@bakery.example>'
