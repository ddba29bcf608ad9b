import { createContext } from 'react'

/** The heading of the account page that a part stands on. */
export const FrameTitle = createContext<string | null>(null)
