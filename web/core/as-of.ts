/** The history position that every screen shows, or null for the present. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type AsOfState = { readonly position: number | null }

const present: AsOfState = { position: null }

export const asOfSlice = createSlice({
  name: 'asOf',
  initialState: present,
  reducers: {
    /** Shows every screen as of right after the event at this position, read-only. */
    asOfEntered: (_state, { payload }: PayloadAction<number>): AsOfState => ({ position: payload }),
    /** Returns every screen to the present. */
    asOfLeft: () => present,
  },
})

export const { asOfEntered, asOfLeft } = asOfSlice.actions
