import { expect, it } from 'vitest'
import { FigureInput, Passage } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { recordPath } from '../../web/shell/record-path.ts'

const here = { pathname: '/nudges', search: '?tab=medium' }
const input = (source: object) => decodeOrThrow(FigureInput, { field: 'revenue', ...source }, 'a source')

it.each([
  [input({ kind: 'kpi' }), '/dashboard/finance?kpi=revenue'],
  [input({ kind: 'kpi', field: 'staff' }), '/dashboard/finance'],
  [input({ kind: 'hourly' }), '/dashboard/sales-marketing'],
  [input({ kind: 'memo', id: 'm1' }), '/nudges?tab=medium&inbox=all&memo=m1'],
  [input({ kind: 'memo' }), '/nudges?tab=medium&inbox=all'],
  [input({ kind: 'focus' }), '/nudges?tab=medium&focus=edit'],
  [input({ kind: 'brief', id: 'b1' }), '/briefs?brief=b1'],
  [input({ kind: 'profile' }), '/profile'],
  [input({ kind: 'advisory', id: 'a1' }), '/nudges?advisory=a1'],
  [input({ kind: 'advisory' }), '/nudges'],
  [input({ kind: 'assumption' }), undefined],
  [input({ kind: 'question' }), undefined],
  [input({ kind: 'benchmark' }), undefined],
  [
    decodeOrThrow(Passage, { kind: 'memo', id: 'm2', title: 'A', excerpt: 'b' }, 'a passage'),
    '/nudges?tab=medium&inbox=all&memo=m2',
  ],
])('links %j', (source, path) => expect(recordPath(source, here)).toBe(path))
