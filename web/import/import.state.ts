/** Client state of imports: the file being sent, and the import being recorded. */
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ImportId } from '#schema/import/import'
import type { CallError } from '../core/api.ts'
import { signedOut } from '../core/session.ts'
import { rootReducer } from '../core/store.ts'

/** Why a file was refused before it was sent. */
export type Unsendable = 'too-large' | 'empty'

/** A file that is being sent. `import-thunks.ts` has the file itself. */
export type Sending = {
  readonly name: string
  readonly size: number
  /** The business that the file is for. */
  readonly business: string
  /** Bytes that have left the browser. */
  readonly sent: number
  readonly refused?: Unsendable
  readonly error?: CallError
}

/** An import being recorded; rows handled so far. */
export type Committing = { readonly importId: ImportId; readonly rows: number; readonly error?: CallError }

type ImportState = {
  readonly sending: Sending | null
  /** Id of an import that was just read; the screen opens it. */
  readonly arrived: ImportId | null
  readonly committing: Committing | null
}

const initialState: ImportState = { sending: null, arrived: null, committing: null }

export const importSlice = createSlice({
  name: 'imports',
  initialState,
  reducers: {
    sendingStarted: (state, { payload }: PayloadAction<Omit<Sending, 'sent'>>) => ({
      ...state,
      sending: { ...payload, sent: 0 },
    }),
    bytesSent: (state, { payload }: PayloadAction<number>) =>
      state.sending ? { ...state, sending: { ...state.sending, sent: payload } } : state,
    sendingFailed: (state, { payload }: PayloadAction<CallError>) =>
      state.sending ? { ...state, sending: { ...state.sending, error: payload } } : state,
    sendingEnded: (state) => ({ ...state, sending: null }),
    fileArrived: (state, { payload }: PayloadAction<ImportId>) => ({
      ...state,
      sending: null,
      arrived: payload,
    }),
    arrivalShown: (state) => ({ ...state, arrived: null }),
    committingStarted: (state, { payload }: PayloadAction<ImportId>) => ({
      ...state,
      committing: { importId: payload, rows: 0 },
    }),
    rowsRecorded: (state, { payload }: PayloadAction<number>) =>
      state.committing ? { ...state, committing: { ...state.committing, rows: payload } } : state,
    committingFailed: (state, { payload }: PayloadAction<CallError>) =>
      state.committing ? { ...state, committing: { ...state.committing, error: payload } } : state,
    committingEnded: (state) => ({ ...state, committing: null }),
  },
  extraReducers: (builder) => {
    // A file interrupted by an expired session can be sent again; signing out drops it.
    builder.addCase(signedOut, (state, { payload }) => (payload === 'person' ? initialState : state))
  },
  selectors: {
    selectSending: ({ sending }) => sending,
    selectArrived: ({ arrived }) => arrived,
    selectCommitting: ({ committing }) => committing,
  },
})

declare module '../core/store.ts' {
  export interface LazySlices extends WithSlice<typeof importSlice> {}
}

export const { selectSending, selectArrived, selectCommitting } =
  importSlice.injectInto(rootReducer).selectors

export const {
  sendingStarted,
  bytesSent,
  sendingFailed,
  sendingEnded,
  fileArrived,
  arrivalShown,
  committingStarted,
  rowsRecorded,
  committingFailed,
  committingEnded,
} = importSlice.actions
