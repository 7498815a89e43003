/** Random histories of everything that a comparison of two moments reads, in any order that a stream may have. */
import { v7 } from 'uuid'
import { randomOf } from '../../service/seed/random.ts'

/** A stored event: its stream, type and data. */
export type StoredEvent = { readonly stream: string; readonly type: string; readonly data: object }

const basis = {
  advisor: { name: 'built-in', promptVersion: 'x1' },
  confidence: { percent: 60, coverage: 1, recency: 1, agreement: 1, because: 'enough' },
  figures: [],
  passages: [],
  unverified: [],
}

const title = 'Order less milk'
const sealed = { subject: 'connection-1', box: 'c2VhbGVk' }
const focusOf = (primaryFocus: string) => ({
  ...{ primaryFocus, secondaryPriorities: [], urgency: 'low', timeline: 'week', successMetrics: [] },
})

/** `count` events; the same seed gives the same types, in the same order. */
export const randomMoments = (seed: string, count: number): readonly StoredEvent[] => {
  const { uniform } = randomOf(seed)
  const upTo = (below: number) => Math.floor(uniform() * below)
  const of = <A>(items: readonly A[]): A => {
    const item = items[upTo(items.length)]
    if (item === undefined) throw new Error('Nothing to draw from.')
    return item
  }
  const idOf = (place: number, msecs = 1) =>
    v7({ msecs, random: Uint8Array.from({ length: 16 }, (_, n) => (place * 31 + n) % 256) })
  const made = new Set<string>()
  /** The first event of a row that is not there, now and then, and otherwise any other one. */
  const row = (id: string, first: StoredEvent, others: readonly StoredEvent[]): StoredEvent => {
    if (made.has(id) || upTo(4) === 0) return of(others)
    made.add(id)
    return first
  }
  const advisory = (): StoredEvent => {
    const advisoryId = idOf(upTo(12))
    const event = (type: string, data: object = {}) => ({
      stream: `advisory-${advisoryId}`,
      type,
      data: { advisoryId, title, ...data },
    })
    return row(advisoryId, event('AdvisoryRaised', { message: 'Half is thrown away.', urgency: 'low' }), [
      event('AdvisoryAccepted'),
      event('AdvisoryDismissed'),
      event('AdvisoryReopened'),
      event('AdvisoryDeferred', { until: '2026-12-01' }),
      event('DecisionPlanned', { due: '2026-12-01' }),
      event('DecisionDone'),
      event('DecisionResumed'),
      event('AdvisoryFiguresTakenBack', { importId: idOf(90), file: 'till.csv' }),
    ])
  }
  const memo = (): StoredEvent => {
    const memoId = idOf(20 + upTo(8))
    const stream = `memo-${memoId}`
    const about = { subject: title, content: title, type: 'analysis', priority: 'normal', fromPersona: 'x' }
    return row(memoId, { stream, type: 'MemoReceived', data: { memoId, ...about } }, [
      { stream, type: 'MemoRead', data: { memoId } },
      { stream, type: 'MemoArchived', data: { memoId } },
    ])
  }
  const brief = (turn: number): StoredEvent => {
    const id = idOf(40, turn)
    const said = { topic: title, title, category: 'Cash', what: title, why: title, soWhat: title }
    const stream = `brief-${id}`
    return of([
      { stream, type: 'BriefGenerated', data: { briefId: id, ...said, personaKey: 'x', basis } },
      { stream, type: 'EmailDraftsGenerated', data: { actionId: id, count: 1, emails: [], basis } },
    ])
  }
  const current = new Map<string, string>()
  const connection = (turn: number): StoredEvent => {
    const type = of(['payroll', 'accounting'])
    const stream = `connection-${type}`
    const known = current.get(type)
    if (known === undefined) {
      const connectionId = idOf(60, turn)
      current.set(type, connectionId)
      return { stream, type: 'ConnectionCreated', data: { connectionId, type, setupKeys: [], setup: sealed } }
    }
    const data = { connectionId: known, type }
    const name = of(['ConnectionSynced', 'ConnectionFailed', 'ConnectionRemoved', 'InboundSecretIssued'])
    if (name === 'ConnectionRemoved') current.delete(type)
    if (name === 'ConnectionFailed') return { stream, type: name, data: { ...data, failure: 'No answer' } }
    if (name === 'InboundSecretIssued')
      return { stream, type: name, data: { ...data, secret: sealed, ending: 'abcd' } }
    return { stream, type: name, data }
  }
  const week = (): StoredEvent => {
    const kpiId = idOf(80 + upTo(6))
    const weekStart = `2026-0${1 + upTo(3)}-0${1 + upTo(9)}`
    const figures = { revenue: upTo(9000), profitMargin: upTo(30), cashRunwayMonths: 3, cashRunwayWeeks: 12 }
    const data = { kpiId, weekStart, ...figures, transactions: 9 }
    return { stream: `kpi-${kpiId}`, type: 'KpiRecorded', data }
  }
  const persona = (): StoredEvent => {
    const personaKey = of(['growth_hacker', 'value_investor', 'operations_expert'])
    const stream = 'persona-current'
    // Now and then under the name of an old release.
    if (upTo(3) === 0) return { stream, type: 'PersonaSelected', data: { personaKey } }
    return { stream, type: 'PersonaChanged', data: { personaKey, previousPersona: null } }
  }
  const focus = (): StoredEvent => ({
    stream: 'focus-current',
    type: of(['FocusSet', 'FocusChanged']),
    data: { focusId: idOf(90), focus: focusOf(of(['Cash', 'Growth', 'Calm'])) },
  })
  const accounts = (turn: number): StoredEvent => {
    const answersId = idOf(95, turn)
    return { stream: `import-${answersId}`, type: 'AccountsTold', data: { answersId, answers: {} } }
  }
  const acts = [advisory, advisory, advisory, memo, memo, brief, connection, week, persona, focus, accounts]
  return [persona(), ...Array.from({ length: count - 1 }, (_, turn) => of(acts)(turn))]
}
