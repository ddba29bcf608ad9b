import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import type { AnswerDraft } from './draft-types.ts'
import { toolFor } from './tools.ts'
import { useGestures } from './use-gestures.ts'
import type { Point } from '@/shared/picture/outline.ts'
import type { View } from '@/shared/picture/view.ts'

const picture = { width: 300, height: 200 }
/** What the bench shows, by its last render. */
let shown: AnswerDraft
let anchored: Point | null
/** The latest view that the gestures asked for. */
let wanted: View | null

function Bench({ kind, begun }: { kind: 'box' | 'rotate' | 'draw'; begun: AnswerDraft }) {
  const [draft, setDraft] = useState(begun)
  const [anchor, setAnchor] = useState<Point | null>(null)
  const ref = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    shown = draft
    anchored = anchor
  })
  const tool = toolFor(kind, {
    draft,
    onDraft: setDraft,
    commit: setDraft,
    picture,
    grid: { rows: 1, columns: 1 },
    anchor,
    setAnchor,
    most: null,
    words: { cell: () => '' },
  })
  const gestures = useGestures(
    ref,
    {
      picture,
      size: picture,
      view: { x: 0, y: 0, scale: 1 },
      isFitted: true,
      setView: (view) => {
        wanted = view
      },
    },
    tool,
  )
  return <svg ref={ref} data-testid="stage" {...gestures} />
}
const show = (kind: 'box' | 'rotate' | 'draw', begun: AnswerDraft = emptyDraft) =>
  render(<Bench kind={kind} begun={begun} />)
const touch = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  [clientX, clientY]: Point,
  { id = 1, kind = 'touch' } = {},
) =>
  fireEvent[type](screen.getByTestId('stage'), {
    pointerId: id,
    pointerType: kind,
    isPrimary: id === 1,
    clientX,
    clientY,
    button: 0,
  })

describe('fingers on a picture', () => {
  it.each(['box', 'rotate'] as const)(
    'draw nothing (%s) with the first touch of a pinch',
    (kind) => {
      const begun = { ...emptyDraft, angle: 90, boxes: [{ x: 1, y: 1, width: 50, height: 50 }] }
      show(kind, begun)
      touch('pointerDown', [100, 100])
      touch('pointerMove', [109, 109])
      expect(shown).not.toEqual(begun)
      touch('pointerDown', [200, 150], { id: 2 })
      touch('pointerMove', [90, 90])
      touch('pointerUp', [200, 150], { id: 2 })
      touch('pointerMove', [50, 50])
      touch('pointerUp', [50, 50])
      expect(shown).toEqual(begun)
    },
  )

  it('zoom as far as they part, however many moves come before a render', () => {
    show('box')
    touch('pointerDown', [120, 100])
    touch('pointerDown', [180, 100], { id: 2 })
    // The bench's view stays as it was, as before a render.
    for (const step of [10, 20, 30]) {
      touch('pointerMove', [120 - step, 100])
      touch('pointerMove', [180 + step, 100], { id: 2 })
    }
    expect(wanted).toEqual({ scale: 2, x: 75, y: 50 })
    touch('pointerUp', [210, 100], { id: 2 })
    touch('pointerMove', [20, 20])
    touch('pointerUp', [20, 20])
    expect(wanted).toEqual({ scale: 2, x: 75, y: 50 })
    expect(shown).toEqual(emptyDraft)
  })

  it('return to before when the browser takes over, the first corner too', () => {
    show('box')
    touch('pointerDown', [20, 20])
    touch('pointerUp', [20, 20])
    expect(anchored).toEqual([20, 20])
    touch('pointerDown', [100, 100])
    touch('pointerMove', [140, 140])
    touch('pointerCancel', [140, 140])
    expect(shown).toEqual(emptyDraft)
    expect(anchored).toEqual([20, 20])
  })

  it('put a corner back that an interrupted move has dragged', () => {
    const begun = {
      ...emptyDraft,
      points: [
        [50, 50],
        [90, 50],
        [50, 90],
      ] satisfies Point[],
    }
    show('draw', begun)
    touch('pointerDown', [50, 50])
    touch('pointerMove', [70, 70])
    expect(shown.points[0]).toEqual([70, 70])
    touch('pointerCancel', [70, 70])
    expect(shown).toEqual(begun)
  })

  it('leave a pen alone while it draws', () => {
    show('box')
    touch('pointerDown', [100, 100], { kind: 'pen' })
    touch('pointerMove', [150, 150], { kind: 'pen' })
    touch('pointerDown', [20, 180], { id: 2 })
    touch('pointerMove', [160, 160], { kind: 'pen' })
    touch('pointerUp', [160, 160], { kind: 'pen' })
    expect(shown.boxes).toEqual([{ x: 100, y: 100, width: 60, height: 60 }])
  })

  it('draw again after a touch whose end never came', () => {
    show('box')
    touch('pointerDown', [100, 100])
    touch('pointerDown', [10, 10])
    touch('pointerMove', [60, 60])
    touch('pointerUp', [60, 60])
    expect(shown.boxes).toEqual([{ x: 10, y: 10, width: 50, height: 50 }])
  })

  it('draw a line by hand, which becomes corners and goes on from those that are there', () => {
    show('draw', { ...emptyDraft, points: [[20, 20]] })
    touch('pointerDown', [100, 100])
    const around: Point[] = [
      [140, 101],
      [180, 100],
      [181, 140],
      [180, 180],
    ]
    for (const at of around) touch('pointerMove', at)
    touch('pointerUp', [180, 180])
    expect(shown.points).toEqual([
      [20, 20],
      [100, 100],
      [180, 100],
      [180, 180],
    ])
  })

  it('draw no line with the first finger of a pinch', () => {
    show('draw')
    touch('pointerDown', [100, 100])
    touch('pointerMove', [140, 140])
    expect(shown.points).not.toEqual([])
    touch('pointerDown', [200, 150], { id: 2 })
    touch('pointerMove', [90, 90])
    touch('pointerUp', [200, 150], { id: 2 })
    touch('pointerUp', [90, 90])
    expect(shown.points).toEqual([])
  })
})
