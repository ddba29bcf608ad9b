import { expect, it } from 'vitest'
import { placeIn } from './pin.ts'

it('pins to a place in the picture, also beside which its box is empty', () => {
  const box = { left: 100, top: 50, width: 500, height: 400 }
  const tall = { width: 300, height: 600 }
  // 200 pixels wide in the middle of 500.
  expect(placeIn(box, tall, { x: 250, y: 50 })).toEqual({ x: 0, y: 0 })
  expect(placeIn(box, tall, { x: 350, y: 250 })).toEqual({ x: 0.5, y: 0.5 })
  expect(placeIn(box, tall, { x: 120, y: 450 })).toEqual({ x: 0, y: 1 })
  expect(placeIn(box, { width: 1000, height: 400 }, { x: 600, y: 250 })).toEqual({ x: 1, y: 0.5 })
})
