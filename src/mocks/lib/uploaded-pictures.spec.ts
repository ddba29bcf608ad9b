import { expect, it } from 'vitest'
import { keepPicture, uploadedPicture } from './uploaded-pictures.ts'

const picture = (size: number) => ({ type: 'image/png', bytes: new Uint8Array(size) })
const item = (id: number) => ({ id, uniqueId: `sum-${id}` })
const mega = 1024 * 1024

it('keeps the pictures of a project, of which the oldest give way', () => {
  for (let id = 1; id <= 4; id += 1) keepPicture('7', item(id), picture(20 * mega))
  expect(uploadedPicture('7', item(1))).toBeUndefined()
  expect(uploadedPicture('7', item(2))?.bytes).toHaveLength(20 * mega)
  expect(uploadedPicture('7', item(4))?.type).toBe('image/png')
  // Another data set may use the same numbers.
  expect(uploadedPicture('7', { id: 4, uniqueId: 'sum-5' })).toBeUndefined()
  expect(uploadedPicture('8', item(4))).toBeUndefined()
})
