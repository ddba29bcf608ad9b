import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

const recorded = [
  { type: 'ImageToTextTask', result: 'text' },
  { type: 'CoordinatesTask', result: 'points' },
  { type: 'BoundingBoxTask', result: 'boxes' },
  { type: 'GridTask', result: 'cells' },
  { type: 'RotateTask', result: 'angle' },
] as const
export type RecordedType = (typeof recorded)[number]['type']

/** The kind of task that was recorded for a type; undefined if the type's own tasks differ. */
export function recordedTypeOf(slug: TypeSlug): RecordedType | undefined {
  const { result, forms } = captchaCatalogue[slug]
  const [{ tasks, set }] = forms
  // The recorded letters are Latin.
  if (set?.languagePool !== undefined) return undefined
  return recorded.find((one) => one.type === tasks[0] && one.result === result)?.type
}
