/** Thunks of imports: send a file with progress, and record one with progress. */

import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import { Import, type ImportId, maxUploadBytes } from '#schema/import/import'
import { importEndpoints } from '#schema/import/import.endpoints'
import { ImportProgress } from '#schema/import/preview'
import { api, type CallError, type Extra, failureOf, newUuid } from '../core/api.ts'
import { serviceRequest } from '../core/request.ts'
import { signedOut } from '../core/session.ts'
import { withServerEvents } from '../core/sse.ts'
import type { RootState, Store } from '../core/store.ts'
import { importApi } from './import.api.ts'
import {
  bytesSent,
  committingEnded,
  committingFailed,
  committingStarted,
  fileArrived,
  rowsRecorded,
  sendingEnded,
  sendingFailed,
  sendingStarted,
} from './import.state.ts'

type ImportThunk<A> = (dispatch: Store['dispatch'], getState: () => RootState, extra: Extra) => Promise<A>

type Held = { readonly file: File; readonly abort: AbortController }

// Files cannot be in the store. Stories and tests have several stores, so each store has its own.
const held = new WeakMap<Extra, Held>()

/** The service's refusal. */
class Refused extends Error {
  readonly failure: CallError

  constructor(failure: CallError) {
    super(failure.text)
    this.failure = failure
  }
}

const failureFrom = (cause: unknown): CallError =>
  cause instanceof Refused
    ? cause.failure
    : { status: 0, text: `0: ${cause instanceof Error ? cause.message : 'no answer'}` }

/** Ends the session if the service says that it is over. */
const noteSessionEnd =
  ({ status }: CallError, sessionId: string | null) =>
  (dispatch: Store['dispatch'], getState: () => RootState): void => {
    const { session } = getState()
    if (status === 401 && session.isAuthenticated && session.sessionId === sessionId)
      dispatch(signedOut('service'))
  }

/** Puts an import at the top of the cached list, in place of others with these ids. */
const putInList = (one: Import, replaced: ImportId = one.importId) =>
  importApi.util.updateQueryData('listImports', undefined, (all) => [
    one,
    ...all.filter(({ importId }) => importId !== one.importId && importId !== replaced),
  ])

const send = (): ImportThunk<void> => async (dispatch, getState, extra) => {
  const own = held.get(extra)
  if (own === undefined) return
  const { file, abort } = own
  const { sessionId } = getState().session
  const fail = (failure: CallError): void => {
    if (held.get(extra) !== own) return
    dispatch(sendingFailed(failure))
    dispatch(noteSessionEnd(failure, sessionId))
  }
  if (!navigator.onLine) {
    fail({ status: -2, text: '-2: offline' })
    return
  }
  const { path } = importEndpoints.sendImport
  const request = serviceRequest(`/api${path}`, sessionId, {
    method: 'POST',
    headers: {
      'content-type': file.type || 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      'idempotency-key': await newUuid(),
    },
  })
  try {
    const response = await (extra.upload
      ? extra.upload({
          path: new URL(request.url).pathname,
          headers: request.headers,
          body: file,
          signal: abort.signal,
          onSent: (bytes) => dispatch(bytesSent(Math.min(bytes, file.size))),
        })
      : extra.fetch(new Request(request, { body: file, signal: abort.signal })))
    if (!response.ok) throw new Refused(await failureOf(response))
    const sent = decodeOrThrow(Import, await response.json(), 'the file sent')
    if (held.get(extra) !== own) return
    held.delete(extra)
    dispatch(putInList(sent))
    dispatch(fileArrived(sent.importId))
  } catch (cause) {
    if (!abort.signal.aborted) fail(failureFrom(cause))
  }
}

/** Sends a file to a business. */
export const sendFile =
  (file: File, business: string): ImportThunk<void> =>
  async (dispatch, _getState, extra) => {
    held.get(extra)?.abort.abort()
    held.set(extra, { file, abort: new AbortController() })
    const about = { name: file.name, size: file.size, business }
    if (file.size > maxUploadBytes) dispatch(sendingStarted({ ...about, refused: 'too-large' }))
    else if (file.size === 0) dispatch(sendingStarted({ ...about, refused: 'empty' }))
    else {
      dispatch(sendingStarted(about))
      await dispatch(send())
    }
  }

/** Sends the same file again after it failed. */
export const sendAgain = (): ImportThunk<void> => async (dispatch, getState, extra) => {
  const own = held.get(extra)
  const { imports } = getState()
  if (own && imports?.sending) await dispatch(sendFile(own.file, imports.sending.business))
}

/** Cancels the upload, or dismisses its failure. */
export const dropFile = (): ImportThunk<void> => async (dispatch, _getState, extra) => {
  held.get(extra)?.abort.abort()
  held.delete(extra)
  dispatch(sendingEnded())
}

// A retry with the same key gets the first answer, so nothing is recorded twice after a lost connection.
const commitKeys = new WeakMap<Extra, Map<ImportId, string>>()

const keyOf = async (extra: Extra, importId: ImportId): Promise<string> => {
  const keys = commitKeys.get(extra) ?? new Map<ImportId, string>()
  commitKeys.set(extra, keys)
  const key = keys.get(importId) ?? (await newUuid())
  keys.set(importId, key)
  return key
}

/** Commits an import; resolves to the id of the import on record, or undefined on failure. */
export const commitFile =
  (importId: ImportId): ImportThunk<ImportId | undefined> =>
  async (dispatch, getState, extra) => {
    const { sessionId } = getState().session
    dispatch(committingStarted(importId))
    try {
      if (!navigator.onLine) throw new Refused({ status: -2, text: '-2: offline' })
      const key = await keyOf(extra, importId)
      const { path } = importEndpoints.commitImport
      const recorded = await withServerEvents(
        extra,
        new AbortController().signal,
        (signal) =>
          serviceRequest(`/api${path.replace(':importId', encodeURIComponent(importId))}`, sessionId, {
            method: 'POST',
            headers: { accept: 'text/event-stream', 'idempotency-key': key },
            signal,
          }),
        async (response, read) => {
          if (!response.ok) throw new Refused(await failureOf(response))
          if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
            return decodeOrThrow(Import, await response.json(), 'the import')
          const ending: { recorded?: Import } = {}
          await read(
            response,
            ({ event, data }) => {
              const body: unknown = JSON.parse(data)
              if (event === 'answer') ending.recorded = decodeOrThrow(Import, body, 'the import')
              else if (event === 'problem') {
                const problem = decodeOrThrow(ProblemDetails, body, 'the problem')
                throw new Refused({ status: problem.status, text: `${problem.status}: ${data}`, problem })
              } else dispatch(rowsRecorded(decodeOrThrow(ImportProgress, body, 'the progress').rows))
            },
            () => ending.recorded !== undefined,
          )
          if (ending.recorded === undefined) throw new Error('The stream ended before the answer.')
          return ending.recorded
        },
      )
      dispatch(putInList(recorded, importId))
      dispatch(committingEnded())
      const { slices } = importEndpoints.commitImport
      // The list is already up to date, and the service refuses a preview of a committed file.
      dispatch(api.util.invalidateTags(slices.filter((slice) => slice !== 'import')))
      return recorded.importId
    } catch (cause) {
      const failure = failureFrom(cause)
      dispatch(committingFailed(failure))
      dispatch(noteSessionEnd(failure, sessionId))
      return undefined
    }
  }
