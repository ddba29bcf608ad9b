import type { Point, Size } from '@/shared/picture/outline.ts'
import type { View } from '@/shared/picture/view.ts'
import type { Change, AnnotatorWork } from './work.ts'

export const annotatorTools = ['select', 'box', 'polygon', 'point', 'pan'] as const
export type AnnotatorTool = (typeof annotatorTools)[number]

interface NamedPicture extends Size {
  name: string
  /** The EXIF orientation of its file; 1 for pixels that are stored as they are shown. */
  orientation: number
}

/** A picture on the stage. */
export interface OpenedPicture extends NamedPicture {
  /** Null until its file is read, or where the file is gone. */
  src: string | null
}

/** A picture of the set. */
export interface SetPicture extends NamedPicture {
  /** The address of a sample; null for a person's own picture. */
  sample: string | null
  /** The person's own picture; null for a sample, and for a picture that this browser has not kept. */
  file: Blob | null
}

/** The shared state of the annotator's parts. */
export interface AnnotatorDesk {
  picture: OpenedPicture
  work: AnnotatorWork
  dispatch: (change: Change) => void
  /** What can be drawn here, and moved about with. */
  tools: readonly AnnotatorTool[]
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
  /** Adds a key point. */
  addPoint: (at: Point) => void
  remove: () => void
  /** Announces a change to screen readers. */
  say: (text: string) => void
  focusStage: () => void
  /** Goes to another picture of the set; left out where there is one picture. */
  turn?: (by: number) => void
}
