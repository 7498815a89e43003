/** Texts for people of a business name files, and not where the server keeps them. */
import { expect, it } from 'vitest'
import { withoutPaths } from '../../service/backup/without-paths.ts'

it.each([
  ['The file /srv/b/jarvin-1/backup.json is not JSON.', 'The file backup.json is not JSON.'],
  ['There is no backup in /srv/b/jarvin-1: it has none.', 'There is no backup in jarvin-1: it has none.'],
  ["ENOENT: no such file, open '/srv/my data/x.gz'", "ENOENT: no such file, open 'x.gz'"],
  ['It is in D:\\jarvin\\keys\\cafe.note.', 'It is in cafe.note.'],
  ['Look in /known place/keys/cafe.note, or /known place.', 'Look in cafe.note, or known place.'],
  [
    'Nothing of tables/events.copy.gz and 1/2, and/or 3 / 4.',
    'Nothing of tables/events.copy.gz and 1/2, and/or 3 / 4.',
  ],
  ['See https://example.com/a/b.', 'See https://example.com/a/b.'],
])('%s', (text, expected) => {
  expect(withoutPaths(text, ['/known place'])).toBe(expected)
})
