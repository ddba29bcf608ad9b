import { customerPages } from './customer.ts'
import { editorPages } from './editor.ts'
import { payPages } from './pay.ts'
import { profilePages } from './profile.ts'

/** The pages of areas that nobody sees without signing in: a list that a visitor's first load goes without. */
export const insidePages = { ...profilePages, ...customerPages, ...payPages, ...editorPages }
