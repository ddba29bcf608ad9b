import * as v from 'valibot'
import { testTypes } from '@/api/contract/test-task.ts'
import type { TestKind, TestType } from '@/api/contract/test-task.ts'
import { known } from '@/lib/known.ts'
import type { PictureFault } from '@/shared/test-task/picture.ts'
import { digitsOf } from '@/lib/typed-amount.ts'

export interface TestValues {
  type: string
  /** The error of the picture; `ok`, or empty without a picture. */
  picture: string
  text: string
  comment: string
  numeric: string
  minLength: string
  maxLength: string
  phrase: boolean
  case: boolean
  math: boolean
  rows: string
  columns: string
  angle: string
  free: boolean
}

export const emptyTest: TestValues = {
  type: '',
  picture: '',
  text: '',
  comment: '',
  numeric: '0',
  minLength: '',
  maxLength: '',
  phrase: false,
  case: false,
  math: false,
  rows: '3',
  columns: '3',
  angle: '15',
  free: false,
}

export const numerics = ['0', '1', '2', '3', '4'] as const
export const findTestType = (type: string): TestType | undefined => known(testTypes, type)

const faults: Readonly<Record<PictureFault, string>> = {
  type: 'not_allowed',
  small: 'too_short',
  big: 'limit_exceeded',
  side: 'out_of_range',
}
const whole = (text: string, min: number, max: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max
const length = (text: string): number => (text === '' ? 0 : Number(text))
const lengths: readonly TestType[] = ['ImageToTextTask']

/** The required fields depend on the kind; the limits are the backend's. */
export function testCaptchaForm(kinds: readonly TestKind[]) {
  const text = v.pipe(v.string(), v.trim())
  const digits = v.pipe(text, v.transform(digitsOf))
  const entries = {
    type: v.pipe(v.string(), v.nonEmpty()),
    picture: v.string(),
    text,
    comment: text,
    numeric: v.string(),
    minLength: digits,
    maxLength: digits,
    phrase: v.boolean(),
    case: v.boolean(),
    math: v.boolean(),
    rows: digits,
    columns: digits,
    angle: digits,
    free: v.boolean(),
  }
  const of = ({ type }: { type: string }): TestKind | undefined =>
    kinds.find((kind) => kind.type === type)
  const is = (values: { type: string }, ...types: readonly TestType[]): boolean =>
    types.some((type) => type === values.type)
  const object = v.object(entries)
  type Values = v.InferOutput<typeof object>
  const check = (field: keyof Values, code: string, test: (values: Values) => boolean) =>
    v.forward(v.check(test, code), [field])
  return v.pipe(
    object,
    check('picture', 'required', (values) => !of(values)?.image || values.picture !== ''),
    check('picture', faults.type, ({ picture }) => picture !== 'type'),
    check('picture', faults.small, ({ picture }) => picture !== 'small'),
    check('picture', faults.big, ({ picture }) => picture !== 'big'),
    check('picture', faults.side, ({ picture }) => picture !== 'side'),
    check('text', 'required', (values) => !of(values)?.text || values.text !== ''),
    check(
      'text',
      'too_long',
      (values) => values.text.length <= (of(values)?.text?.max ?? Infinity),
    ),
    check('comment', 'required', (values) => !of(values)?.commentRequired || values.comment !== ''),
    check(
      'comment',
      'too_long',
      (values) =>
        !of(values)?.image || values.comment.length <= (of(values)?.commentMax ?? Infinity),
    ),
    check(
      'minLength',
      'out_of_range',
      (values) =>
        !is(values, ...lengths) || values.minLength === '' || whole(values.minLength, 0, 20),
    ),
    check(
      'maxLength',
      'out_of_range',
      (values) =>
        !is(values, ...lengths) || values.maxLength === '' || whole(values.maxLength, 0, 20),
    ),
    check('maxLength', 'mismatch', (values) => {
      const [least, most] = [length(values.minLength), length(values.maxLength)]
      return !is(values, ...lengths) || most === 0 || least <= most
    }),
    check('rows', 'out_of_range', (values) => !is(values, 'GridTask') || whole(values.rows, 1, 20)),
    check(
      'columns',
      'out_of_range',
      (values) => !is(values, 'GridTask') || whole(values.columns, 1, 20),
    ),
    check(
      'angle',
      'out_of_range',
      (values) => !is(values, 'RotateTask') || whole(values.angle, 1, 180),
    ),
  )
}

type Option = string | number | boolean

/**
 * The options of the request besides the picture or text, by API name. Defaults are left out if
 * that changes nothing.
 */
export function optionsOf(values: TestValues): Record<string, Option> {
  const comment = values.comment.trim() === '' ? {} : { comment: values.comment.trim() }
  switch (findTestType(values.type)) {
    case 'ImageToTextTask':
      return {
        phrase: values.phrase,
        case: values.case,
        numeric: Number(values.numeric),
        math: values.math,
        minLength: length(values.minLength),
        maxLength: length(values.maxLength),
        ...comment,
      }
    case 'GridTask':
      return { rows: Number(values.rows), columns: Number(values.columns), ...comment }
    case 'RotateTask':
      return { angle: Number(values.angle), ...comment }
    case 'CoordinatesTask':
    case 'BoundingBoxTask':
      return comment
    case 'TextCaptchaTask':
    case undefined:
      return {}
  }
}
