/** Reads a stored message, to record it or to list it as unreadable. */

import type { Selectable } from 'kysely'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { PushSource } from '#schema/import/pushed'
import type { Service } from '../../runtime/service.ts'
import type { Tables } from '../../tables.ts'
import type { ArrivedRecord } from './apply-records.ts'
import { Unreadable } from './fields.ts'
import type { PushPlace } from './pushed-record.ts'
import { readMessage } from './read-message.ts'
import { openBody } from './sealed-body.ts'

/** A stored message. */
export type Delivery = Selectable<Tables['import_delivery']>

/** A read message, or the reason why it is unreadable. */
export type ReadDelivery = {
  readonly delivery: Delivery
  readonly records: readonly ArrivedRecord[]
  readonly refusal?: { readonly reason: string; readonly about: string | undefined }
}

/** Reads a stored message. Never throws: unexpected content makes the message unreadable. */
export const readDelivery = (
  delivery: Delivery,
  key: Buffer,
  place: PushPlace,
  report: Service['report'],
): ReadDelivery => {
  const { id, received_at, sent_at, arrival } = delivery
  try {
    const body = openBody(key, delivery, delivery.body ?? '')
    const source = decodeOrThrow(PushSource, delivery.source, 'A source')
    const { records } = readMessage({ source, body, sentAt: new Date(sent_at ?? received_at) }, place)
    return { delivery, records: records.map((record) => ({ ...record, arrival })) }
  } catch (error) {
    if (!(error instanceof Unreadable))
      report('error', { err: error, id }, 'a pushed message could not be read')
    const isExpected = error instanceof Unreadable
    const reason = isExpected ? error.message : 'The message could not be read'
    return {
      delivery,
      records: [],
      refusal: { reason: cutText(reason, 300), about: isExpected ? error.about : undefined },
    }
  }
}
