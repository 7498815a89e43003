/** Where digests of tests come from. */

export const origin = 'https://jarvin.example'

export const sender = 'Jarvin <jarvin@bakery.example>'
