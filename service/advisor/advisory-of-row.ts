/** Converts a row of the table `advisory`. */
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import type { Tables } from '../tables.ts'

const parsed = (
  name: 'promises' | 'expects' | 'outcome' | 'finding' | 'takenBack',
  json: string | null,
): object => (json === null ? {} : { [name]: JSON.parse(json) })

/** A row of the table `advisory` as an advisory. */
export const advisoryOfRow = ({
  suggested_action,
  worth,
  created_at,
  settled_at,
  deferred_until,
  reason,
  promises,
  expects,
  outcome,
  finding,
  taken_back,
  ...row
}: Omit<Tables['advisory'], 'workspace'>): Advisory =>
  decodeOrThrow(
    Advisory,
    {
      ...row,
      createdAt: created_at,
      ...(suggested_action === null ? {} : { suggestedAction: suggested_action }),
      ...(worth === null ? {} : { worth }),
      ...(settled_at === null ? {} : { settledAt: settled_at }),
      ...(deferred_until === null ? {} : { deferredUntil: deferred_until }),
      ...(reason === null ? {} : { reason }),
      ...parsed('promises', promises),
      ...parsed('expects', expects),
      ...parsed('outcome', outcome),
      ...parsed('finding', finding),
      ...parsed('takenBack', taken_back),
    },
    'An advisory',
  )
