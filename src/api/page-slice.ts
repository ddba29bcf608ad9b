import { createSlice } from '@reduxjs/toolkit'

/** What the served page says of itself (architecture.md section 4): `hostname` empty means the host it was loaded from. */
export interface PageState {
  hostname: string
  /** Sent with every call. */
  proxyHeaders: Record<string, string>
  /** How often a call has been refused because the session had ended: each time the user is to be asked for anew. */
  sessionEnds: number
}

const initialState: PageState = { hostname: '', proxyHeaders: {}, sessionEnds: 0 }

/** Application state that calls are made with. Apart from RTK Query, which a public page can be read without. */
export const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    sessionEnded: (state) => {
      state.sessionEnds += 1
    },
    /** Tells the store that a chunk has come, so that a reducer that was injected with it gets its first state. */
    chunkArrived: () => {},
  },
  selectors: { selectProxyHeaders: (state) => state.proxyHeaders, selectSessionEnds: (state) => state.sessionEnds },
})
