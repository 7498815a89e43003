/** The answer of the feeds call if nothing that is connected can push sales. */
import { api } from '#schema/api'
import listFeedsWaiting from '../../fixtures/connection/listFeeds.waiting.json'
import { replayAny } from '../../fixtures/core/replay.ts'
import { changed } from './long-texts.ts'

export const noFeeds = replayAny(
  'listFeeds',
  changed(listFeedsWaiting, api.listFeeds.output, () => []),
)
