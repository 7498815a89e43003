/** The moment of the history that every screen shows: a position, or null for now. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the client knows of it. */
export type AsOfState = { readonly position: number | null }

const now: AsOfState = { position: null }

export const asOfSlice = createSlice({
  name: 'asOf',
  initialState: now,
  reducers: {
    /** Every screen shows the state right after the event at this position, and nothing can be changed. */
    wentBackTo: (_state, { payload }: PayloadAction<number>): AsOfState => ({ position: payload }),
    /** Every screen shows the present again. */
    cameBack: () => now,
  },
})

export const { wentBackTo, cameBack } = asOfSlice.actions
