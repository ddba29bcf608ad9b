import type { Point, Size } from '@/shared/picture/outline.ts'
import type { View } from '@/shared/picture/view.ts'
import type { Change, Work } from './work.ts'

export const tools = ['select', 'box', 'polygon', 'pan'] as const
export type Tool = (typeof tools)[number]

export interface Opened extends Size {
  src: string
  name: string
}

/** What the parts of the annotator share. */
export interface Desk {
  picture: Opened
  work: Work
  dispatch: (change: Change) => void
  tool: Tool
  setTool: (tool: Tool) => void
  /** What is seen now. */
  view: View
  /** Null: the whole picture. */
  setView: (view: View | null) => void
  stage: Size
  /** The corners of a polygon that is being drawn. */
  draft: readonly Point[]
  setDraft: (points: readonly Point[]) => void
  /** Makes a polygon of the corners, or says why it is none. */
  close: (points: readonly Point[]) => void
  /** A box in the middle of what is seen: the way without dragging. */
  addBox: () => void
  remove: () => void
  /** Tells screen readers what has happened. */
  say: (text: string) => void
  focusStage: () => void
}
