import type { AttributeValues } from '@/api/contract/label-classes.ts'
import type { WorkerTask } from '@/api/contract/worker-tasks.ts'
import type { Point, Rect } from '@/shared/picture/outline.ts'

/** A task to render: paid, practice or exam. */
export type DraftTask = Pick<
  WorkerTask,
  | 'id'
  | 'kind'
  | 'imageUrl'
  | 'audioUrl'
  | 'text'
  | 'hint'
  | 'instructionImageUrl'
  | 'options'
  | 'imageWidth'
  | 'imageHeight'
> & { project?: TaskProject | null }

export type TaskProject = NonNullable<WorkerTask['project']>

/** An outline or, with one place, a key point of a labelling project. */
export interface DraftPart {
  points: readonly Point[]
  labelId: string
  attributes?: AttributeValues | undefined
}

/** A part of a text, in characters. */
export interface DraftSpan {
  start: number
  end: number
  labelId: string
}

/** A box; of a labelling project with its class and the values of its attributes. */
export type DraftBox = Rect & {
  labelId?: string | undefined
  attributes?: AttributeValues | undefined
}

/** The unfinished answer, in picture pixels. */
export interface AnswerDraft {
  text: string
  points: readonly Point[]
  cells: readonly number[]
  angle: number
  boxes: readonly DraftBox[]
  /** The finished outlines, or the key points, of a labelling project. */
  parts: readonly DraftPart[]
  spans: readonly DraftSpan[]
  /** The class of the next mark, or of the whole item, in a labelling project; else empty. */
  labelId: string
  verdict: 'right' | 'wrong' | null
  reason: string
}

/** Why a draft is not an answer yet. */
export type DraftFault =
  | 'empty'
  | 'short'
  | 'long'
  | 'digits'
  | 'letters'
  | 'flat'
  | 'open'
  | 'verdict'
  | 'turn'
  | 'class'
  | 'attributes'
  | Doubt

/** Why an answer is probably a slip of a finger. It is asked about, and sent if it is right. */
export type Doubt = 'tiny' | 'slight'
