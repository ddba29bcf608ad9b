import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

const examples = [
  { type: 'ImageToTextTask', result: 'text' },
  { type: 'CoordinatesTask', result: 'points' },
  { type: 'BoundingBoxTask', result: 'boxes' },
  { type: 'GridTask', result: 'cells' },
  { type: 'RotateTask', result: 'angle' },
] as const
export type ExampleType = (typeof examples)[number]['type']
export const exampleTypes = examples.map(({ type }) => type)

/** The kind of example task for a type; undefined if the type's own tasks differ. */
export function exampleTypeOf(slug: TypeSlug): ExampleType | undefined {
  const { result, forms } = captchaCatalogue[slug]
  const [{ tasks, set }] = forms
  // The letters of the example are Latin.
  if (set?.languagePool !== undefined) return undefined
  return examples.find((one) => one.type === tasks[0] && one.result === result)?.type
}
