import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { readAnswer } from '../test-task/answer.ts'
import type { TestAnswer } from '../test-task/answer.ts'
import type { ExampleType } from './example-type.ts'
import { samplePictures } from '@/task-api/sample-pictures.ts'
import boxes from './pictures/boxes.png?inline'
import cells from './pictures/cells.png?inline'
import clicks from './pictures/clicks.png?inline'
import turn from './pictures/turn.png?inline'

type Json = Readonly<Record<string, unknown>>

/** A task and its answer. They were written for the page, so it claims no time for them. */
export interface ExampleTask {
  id: 'letters' | 'clicks' | 'boxes' | 'cells' | 'turn'
  /** The type whose price a task like this has. */
  slug: TypeSlug
  type: ExampleType
  /** A data URL, so that the copied request contains the whole picture. */
  picture: string
  /** The picture's own pixels, which the coordinates refer to. */
  size: { width: number; height: number }
  /** The fields of the task besides the type and the picture. */
  input: Json
  solution: Json
}

const [letters] = samplePictures
const wide = { width: 600, height: 300 }

/** A task of each kind that the free tests take. */
export const exampleTasks: readonly ExampleTask[] = [
  {
    id: 'letters',
    slug: 'image-picture-captcha-solver',
    type: 'ImageToTextTask',
    picture: `data:image/png;base64,${letters.base64}`,
    size: { width: 240, height: 80 },
    input: { case: true },
    solution: { text: letters.text },
  },
  {
    id: 'clicks',
    slug: 'clickcaptcha',
    type: 'CoordinatesTask',
    picture: clicks,
    size: wide,
    input: { comment: 'Click the three cats' },
    solution: {
      coordinates: [
        { x: 236, y: 128 },
        { x: 486, y: 220 },
        { x: 94, y: 216 },
      ],
    },
  },
  {
    id: 'boxes',
    slug: 'bounding-box',
    type: 'BoundingBoxTask',
    picture: boxes,
    size: wide,
    input: { comment: 'A box around each cat' },
    solution: {
      boundingBoxes: [
        { xMin: 130, yMin: 84, xMax: 230, yMax: 214 },
        { xMin: 446, yMin: 130, xMax: 514, yMax: 218 },
      ],
    },
  },
  {
    id: 'cells',
    slug: 'grid-captcha',
    type: 'GridTask',
    picture: cells,
    size: wide,
    input: { rows: 3, columns: 3, comment: 'All squares with bicycles' },
    solution: { click: [2, 5, 9] },
  },
  {
    id: 'turn',
    slug: 'rotatecaptcha',
    type: 'RotateTask',
    picture: turn,
    size: { width: 300, height: 300 },
    input: { angle: 15, comment: 'Turn it upright' },
    solution: { rotate: 75 },
  },
]

/** The answer in the shape that is drawn over the picture and said in words. */
export const answerOf = ({ solution, input }: ExampleTask): TestAnswer =>
  readAnswer({ solution, input }) ?? { kind: 'other', text: '' }
