import type { Point, Size } from '@/shared/picture/outline.ts'
import type { View } from '@/shared/picture/view.ts'
import type { Change, AnnotatorWork } from './work.ts'

export const annotatorTools = ['select', 'box', 'polygon', 'pan'] as const
export type AnnotatorTool = (typeof annotatorTools)[number]

export interface OpenedPicture extends Size {
  src: string
  name: string
  /** The EXIF orientation of its file; 1 for pixels that are stored as they are shown. */
  orientation: number
  /** The person's own picture; the sample has none. */
  file?: Blob
}

/** The shared state of the annotator's parts. */
export interface AnnotatorDesk {
  picture: OpenedPicture
  work: AnnotatorWork
  dispatch: (change: Change) => void
  tool: AnnotatorTool
  setTool: (tool: AnnotatorTool) => void
  /** The visible part of the picture. */
  view: View
  /** Null shows the whole picture. */
  setView: (view: View | null) => void
  stage: Size
  /** The corners of a polygon that is being drawn. */
  draft: readonly Point[]
  setDraft: (points: readonly Point[]) => void
  /** Makes a polygon of the corners, or reports why it is invalid. */
  close: (points: readonly Point[]) => void
  /** Adds a box in the middle of the view, without dragging. */
  addBox: () => void
  remove: () => void
  /** Announces a change to screen readers. */
  say: (text: string) => void
  focusStage: () => void
}
