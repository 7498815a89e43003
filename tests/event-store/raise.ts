/** Appends without a decider, for tests of the store itself. */
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import type { AnyEvent } from '#schema/events'
import type { Append } from '../../service/event-store/append.ts'
import type { Service } from '../../service/runtime/service.ts'

/** Metadata with every character that serialisation could get wrong. */
export const metadata: Append['metadata'] = {
  actor: 'system:test "quoted" \\ é',
  persona: null,
  recordedAt: '2026-11-20T09:12:00.123Z',
  correlationId: null,
  causationId: null,
}

/** An `AdvisoryRaised` event, with text that needs escaping. */
export const raised = (id: string, title = 'Café — 6 % "dearer"'): AnyEvent => ({
  type: 'AdvisoryRaised',
  data: {
    advisoryId: decodeOrThrow(AdvisoryId, id, 'id'),
    title,
    message: 'Line one\nline two 😀',
    urgency: 'low',
  },
})

/** Appends the first event of an advisory's stream. */
export const raise = (service: Service, workspace: string, id: string, expectedVersion = 0) =>
  service.store.append(workspace, {
    stream: `advisory-${id}`,
    expectedVersion,
    events: [raised(id)],
    metadata,
  })
