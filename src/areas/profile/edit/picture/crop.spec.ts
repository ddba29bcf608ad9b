import { describe, expect, it } from 'vitest'
import { dragged, maxZoom, outputSide, squareOf, wholeCrop } from './crop.ts'

const wide = { width: 1200, height: 800 }

describe('a crop', () => {
  it('begins with the middle of the picture', () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ left: 200, top: 0, side: 800 })
    expect(squareOf({ width: 300, height: 900 }, wholeCrop)).toEqual({
      left: 0,
      top: 300,
      side: 300,
    })
  })

  it('comes nearer around where it was', () => {
    expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 400, top: 200, side: 400 })
    expect(squareOf(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 800, top: 0, side: 400 })
  })

  it('follows the hand as far as there is picture', () => {
    const right = dragged(wide, wholeCrop, 0.25, 0.25)
    expect(squareOf(wide, right)).toEqual({ left: 0, top: 0, side: 800 })
    expect(right.y).toBe(0.5)
    expect(dragged(wide, wholeCrop, -9, 0).x).toBe(1)
    expect(dragged({ width: 500, height: 500 }, wholeCrop, 0.5, 0.5)).toEqual(wholeCrop)
  })

  it('comes no nearer than the picture has pixels for', () => {
    expect([
      maxZoom(wide),
      maxZoom({ width: 192, height: 500 }),
      maxZoom({ width: 96, height: 96 }),
    ]).toEqual([4, 2, 1])
  })

  it('is sent with at most 512 pixels a side, and never with more than there are', () => {
    expect([
      outputSide(wide, wholeCrop),
      outputSide(wide, { ...wholeCrop, zoom: 4 }),
      outputSide({ width: 96, height: 400 }, wholeCrop),
    ]).toEqual([512, 200, 96])
  })
})
