import type { AttributeValues, LabelClass } from '@/api/contract/label-classes.ts'
import { readSigned, shownAmount } from '@/lib/typed-amount.ts'

export type LabelAttributes = LabelClass['attributes']

/** The value of a ticked attribute. */
export const ticked = 'true'

export const isChosen = ({ type, options }: LabelAttributes[number]): boolean =>
  type === 'select' && options.length > 0

export const isNumber = ({ type }: LabelAttributes[number]): boolean => type === 'number'

/** Whether something that is a number is none, or has two readings. */
export const hasWrongNumber = (
  attributes: LabelAttributes,
  values: AttributeValues = {},
): boolean =>
  attributes.some((one) => {
    const value = values[one.name] ?? ''
    return isNumber(one) && value !== '' && !('value' in readSigned(value))
  })

/** Whether something that has to be chosen is not, or a number is wrong. */
export const missesAttribute = (
  attributes: LabelAttributes,
  values: AttributeValues = {},
): boolean =>
  hasWrongNumber(attributes, values) ||
  attributes.some((one) => isChosen(one) && !one.options.includes(values[one.name] ?? ''))

/** The values that a shape begins with, each number so that it has one reading. */
export const readableValues = (
  attributes: LabelAttributes,
  values: AttributeValues,
): AttributeValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      attributes.some((one) => one.name === name && isNumber(one))
        ? shownAmount(value, 'en')
        : value,
    ]),
  )

/** The values that a shape keeps when it gets another class. */
export const valuesFor = (attributes: LabelAttributes, values: AttributeValues): AttributeValues =>
  Object.fromEntries(
    attributes.flatMap((one) => {
      const value = values[one.name]
      const isKept = value !== undefined && (!isChosen(one) || one.options.includes(value))
      return isKept ? [[one.name, value]] : []
    }),
  )

/** The values in words, in one order: a tick is its name alone. */
export const attributeWords = (values: AttributeValues): string =>
  Object.entries(values)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => (value === ticked ? name : `${name}: ${value}`))
    .join(', ')
