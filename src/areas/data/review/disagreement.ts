import type { LabelAnnotations } from '@/api/contract/label-annotations.ts'
import type { AttributeValues } from '@/api/contract/label-classes.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { attributeWords } from '@/shared/attributes/attributes.ts'
import { wordStem } from '@/lib/word-stem.ts'

/** What one person found of one class, in a form that can be compared. Places count roughly. */
function foundOf(labelId: string, annotations: LabelAnnotations, step: number): string {
  const { boxes, polygons, points, classes, spans } = annotations
  const place = (
    { attributes }: { attributes: AttributeValues },
    ...numbers: readonly number[]
  ): string =>
    `${numbers.map((number) => Math.round(number / step)).join(' ')} ${attributeWords(attributes)}`
  const own = <Mark extends { labelId: string }>(marks: readonly Mark[]) =>
    marks.filter((mark) => mark.labelId === labelId)
  return [
    ...own(boxes).map((box) => place(box, box.xMin, box.yMin, box.xMax, box.yMax)),
    ...own(polygons).map((outline) => place(outline, ...outline.points.flat())),
    ...own(points).map((point) => place(point, point.x, point.y)),
    ...own(spans).map(({ start, end }) => `${start}-${end}`),
    ...classes.filter((id) => id === labelId),
  ]
    .toSorted()
    .join('|')
}

/** Shapes that differ by less than this part of the picture's longer side are the same. */
const sameWithin = 0.1

/** The classes that people have not found alike in an item. */
export function disputedClasses(
  { labels }: Pick<LabelProject, 'labels'>,
  { answers, width, height }: Pick<WholeLabelItem, 'answers' | 'width' | 'height'>,
): LabelProject['labels'] {
  const step = Math.max(width ?? 0, height ?? 0, 10) * sameWithin
  return labels.filter(
    ({ id }) => new Set(answers.map(({ annotations }) => foundOf(id, annotations, step))).size > 1,
  )
}

export interface Sentence {
  text: string
  /** The disputed classes that it names. */
  about: readonly string[]
}

/** The paragraphs of the instructions by sentence, each with the disputed classes it names. */
export function readInstructions(
  instructions: string,
  disputed: readonly { name: string }[],
): Sentence[][] {
  const stems = disputed.map(({ name }) => ({ name, stem: wordStem(name.trim().toLowerCase()) }))
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
  return instructions.split(/\n{2,}/).map((paragraph) =>
    Array.from(segmenter.segment(paragraph), ({ segment }) => {
      const words = segment.toLowerCase()
      return {
        text: segment,
        about: stems.filter(({ stem }) => words.includes(stem)).map(({ name }) => name),
      }
    }),
  )
}
