import { useEffect, useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { distance } from '@/shared/picture/geometry.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import { beginPinch, pinched } from '@/shared/picture/pinch.ts'
import type { Pinch } from '@/shared/picture/pinch.ts'
import { panned, toPicture, zoomed } from '@/shared/picture/view.ts'
import type { View } from '@/shared/picture/view.ts'

/** A drag that a tool handles, in picture pixels. */
export interface Drag {
  move: (to: Point) => void
  end: (to: Point) => void
  /** Another finger or the browser has taken over: everything is as before. */
  cancel: () => void
}

/** How a kind of task handles fingers, a mouse and keys. */
export interface GestureTool {
  /** @param reach the tolerance of a finger, in picture pixels */
  tap?: (at: Point, reach: number) => void
  /** Null to move the picture instead. */
  drag?: (from: Point, reach: number) => Drag | null
  /** Undoes the last step, and does it again. */
  undo?: (() => void) | undefined
  redo?: (() => void) | undefined
  /** Describes what is under the keyboard cursor. */
  describe?: (at: Point) => string
  /** The distance of an arrow key, if it is not a screen pixel. */
  stride?: Size
}

interface Grip {
  from: Point
  view: View
  drag: Drag | null
  isMoved: boolean
  isPen: boolean
}

interface Stage {
  picture: Size
  size: Size
  view: View
  /** Whether the whole picture is visible. */
  isFitted: boolean
  setView: (view: View) => void
}

/** A press that moves less, in screen pixels, is a tap. */
const still = 6
/** The reach of a finger and a mouse, in screen pixels. */
const reaches = { touch: 22, other: 10 }

/** Handles taps, drags, two fingers and the wheel over a picture. */
export function useGestures(
  stageRef: RefObject<SVGSVGElement | null>,
  { picture, size, view, isFitted, setView }: Stage,
  tool: GestureTool,
) {
  const fingers = useRef(new Map<number, Point>())
  const pinch = useRef<Pinch | null>(null)
  const grip = useRef<Grip | null>(null)

  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const box = stageRef.current?.getBoundingClientRect()
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)]
  }

  // React listens to the wheel passively, and the page must not zoom with the picture.
  const zoom = useRef((_factor: number, _at: Point): void => {})
  useEffect(() => {
    zoom.current = (factor, at) => setView(zoomed(view, factor, at, picture, size))
  })
  useEffect(() => {
    const element = stageRef.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom.current(Math.exp(-event.deltaY / 250), placeOf(event))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- placeOf only reads the element
  }, [stageRef])

  /** The first finger of a pinch draws nothing. */
  function interrupt(): void {
    const own = grip.current
    grip.current = null
    if (own?.isMoved) own.drag?.cancel()
  }

  const reachOf = ({ pointerType }: PointerEvent): number =>
    (pointerType === 'touch' ? reaches.touch : reaches.other) / view.scale

  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button > 0) return
      // A palm beside a pen.
      if (grip.current?.isPen && event.pointerType === 'touch') return
      // The first of its kind: an end that never came leaves no finger behind.
      if (event.isPrimary) fingers.current.clear()
      const from = placeOf(event)
      fingers.current.set(event.pointerId, from)
      pinch.current = beginPinch(view, fingers.current)
      if (fingers.current.size > 1) return interrupt()
      const drag = tool.drag?.(toPicture(view, from), reachOf(event)) ?? null
      // If the page can be scrolled over the picture, it must not lose its finger to the picture.
      if (drag || !isFitted) event.currentTarget.setPointerCapture?.(event.pointerId)
      grip.current = { from, view, drag, isMoved: false, isPen: event.pointerType === 'pen' }
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!fingers.current.has(event.pointerId)) return
      const at = placeOf(event)
      fingers.current.set(event.pointerId, at)
      if (pinch.current) return setView(pinched(pinch.current, fingers.current, picture, size))
      const own = grip.current
      if (!own) return
      own.isMoved ||= distance(at, own.from) >= still
      if (!own.isMoved) return
      if (own.drag) own.drag.move(toPicture(view, at))
      else if (!isFitted)
        setView(panned(own.view, at[0] - own.from[0], at[1] - own.from[1], picture, size))
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      fingers.current.delete(event.pointerId)
      pinch.current = beginPinch(view, fingers.current)
      const own = grip.current
      grip.current = null
      if (!own) return
      const at = toPicture(view, placeOf(event))
      if (own.isMoved) own.drag?.end(at)
      else tool.tap?.(at, reachOf(event))
    },
    onPointerCancel: (event: PointerEvent<SVGSVGElement>) => {
      fingers.current.delete(event.pointerId)
      pinch.current = beginPinch(view, fingers.current)
      interrupt()
    },
  }
}
