// Over 250 lines: one gesture from press to release.
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import {
  cornerAdded,
  cornerMoved,
  distance,
  handlePoint,
  handles,
  pointInside,
  rectBetween,
  resized,
} from '@/shared/picture/geometry.ts'
import type { Handle } from '@/shared/picture/geometry.ts'
import type { BoxShape, Point, PolygonShape, Rect } from '@/shared/picture/outline.ts'
import { beginPinch, pinched } from '@/shared/picture/pinch.ts'
import type { Pinch } from '@/shared/picture/pinch.ts'
import { panned, toPicture, toStage, zoomed } from '@/shared/picture/view.ts'
import type { View } from '@/shared/picture/view.ts'
import { toast } from '@/ui/toast-store.ts'
import { useDescribe } from './describe.ts'
import { drawnAt, keyPointMoved, movedDrawn, shownPoints } from './drawn.ts'
import type { DrawnShape, PointsShape } from './drawn.ts'
import type { AnnotatorDesk } from './types.ts'

type Gesture =
  | { kind: 'box'; from: Point }
  | { kind: 'move'; shape: DrawnShape; from: Point }
  | { kind: 'resize'; shape: BoxShape; handle: Handle }
  | { kind: 'corner'; shape: PolygonShape | PointsShape; index: number }
  | { kind: 'pan'; view: View }
  | { kind: 'click' }

interface Grip {
  gesture: Gesture
  /** The start of the gesture, on the stage. */
  at: Point
  moved: boolean
  merge: string
  isPen: boolean
}

/** A press that moves less, in screen pixels, is a click. */
const still = 4
/** Below this, in screen pixels, a finger hides the whole box that it draws. */
const fingerWide = 14

/** Draws, moves and zooms with a mouse, a pen or fingers. */
export function usePointer(
  desk: AnnotatorDesk,
  stageRef: RefObject<SVGSVGElement | null>,
  heldRef: RefObject<boolean>,
) {
  const { t } = useTranslation('annotator')
  const describe = useDescribe()
  const { picture, work, dispatch, tool, view, setView, stage, draft, setDraft, close, say } = desk
  const [rubber, setRubber] = useState<Rect | null>(null)
  const [hover, setHover] = useState<Point | null>(null)
  const [panning, setPanning] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const pinch = useRef<Pinch | null>(null)
  const grip = useRef<Grip | null>(null)
  const count = useRef(0)

  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const box = stageRef.current?.getBoundingClientRect()
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)]
  }

  // React listens to the wheel passively, and the page must not zoom with the picture.
  const zoom = useRef((_factor: number, _at: Point): void => {})
  useEffect(() => {
    zoom.current = (factor, at) => setView(zoomed(view, factor, at, picture, stage))
  })
  useEffect(() => {
    const element = stageRef.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const box = element.getBoundingClientRect()
      zoom.current(Math.exp(-event.deltaY / 250), [
        event.clientX - box.left,
        event.clientY - box.top,
      ])
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [stageRef])

  /** The corner or side of the selected shape under a pointer. */
  function gripOfChosen(at: Point, reach: number): Gesture | null {
    const shape = work.now.shapes.find(({ id }) => id === work.selected)
    if (!shape || draft.length > 0) return null
    if (shape.kind === 'box') {
      const near = handles
        .map((handle) => ({ handle, far: distance(toStage(view, handlePoint(shape, handle)), at) }))
        .toSorted((a, b) => a.far - b.far)[0]
      return near && near.far <= reach ? { kind: 'resize', shape, handle: near.handle } : null
    }
    const all =
      shape.kind === 'points'
        ? shownPoints(shape)
        : shape.points.map((point, index) => ({ point, index }))
    const near = all.find(({ point }) => distance(toStage(view, point), at) <= reach)
    return near ? { kind: 'corner', shape, index: near.index } : null
  }

  function begin(at: Point, touch: boolean, button: number): Gesture {
    const point = toPicture(view, at)
    if (button === 1 || heldRef.current || tool === 'pan') return { kind: 'pan', view }
    const own = tool === 'polygon' ? null : gripOfChosen(at, touch ? 22 : 9)
    if (own) return own
    if (tool === 'polygon' || tool === 'point') return { kind: 'click' }
    if (tool === 'box') return { kind: 'box', from: point }
    const found = drawnAt(work.now.shapes, point, (touch ? 14 : 6) / view.scale)
    return found ? { kind: 'move', shape: found, from: point } : { kind: 'pan', view }
  }

  function drag({ gesture, at, merge }: Grip, to: Point): void {
    const point = toPicture(view, to)
    if (gesture.kind === 'box') setRubber(rectBetween(gesture.from, point, picture))
    if (gesture.kind === 'pan')
      setView(panned(gesture.view, to[0] - at[0], to[1] - at[1], picture, stage))
    if (gesture.kind === 'move') {
      const [fromX, fromY] = gesture.from
      dispatch({
        type: 'shape',
        shape: movedDrawn(gesture.shape, point[0] - fromX, point[1] - fromY, picture),
        merge,
      })
    }
    if (gesture.kind === 'resize')
      dispatch({
        type: 'shape',
        shape: resized(gesture.shape, gesture.handle, point, picture),
        merge,
      })
    if (gesture.kind === 'corner')
      dispatch({
        type: 'shape',
        shape:
          gesture.shape.kind === 'points'
            ? keyPointMoved(gesture.shape, gesture.index, point, picture)
            : cornerMoved(gesture.shape, gesture.index, point, picture),
        merge,
        corner: gesture.index,
      })
  }

  function click({ gesture }: Grip, at: Point, touch: boolean): void {
    if (gesture.kind === 'click' && tool === 'point') return desk.addPoint(toPicture(view, at))
    if (gesture.kind === 'click') {
      const [first] = draft
      const last = draft.at(-1)
      const near = (point: Point | undefined, reach: number): boolean =>
        point !== undefined && distance(toStage(view, point), at) <= reach
      if (draft.length >= 3 && (near(first, touch ? 22 : 10) || near(last, 6))) return close(draft)
      if (near(last, 6)) return
      const points = [...draft, pointInside(toPicture(view, at), picture)]
      setDraft(points)
      return say(t('said.corner', { count: points.length }))
    }
    if (gesture.kind === 'corner')
      return dispatch({ type: 'select', id: gesture.shape.id, corner: gesture.index })
    if (gesture.kind === 'move') {
      dispatch({ type: 'select', id: gesture.shape.id })
      return say(describe(gesture.shape, work.now))
    }
    if (gesture.kind === 'pan' && tool === 'select') dispatch({ type: 'select', id: null })
  }

  /** Another finger, the browser or Escape has taken over: everything is as before. */
  function cancel(): void {
    if (grip.current) dispatch({ type: 'revert', merge: grip.current.merge })
    end()
  }
  function end(): void {
    grip.current = null
    setRubber(null)
    setPanning(false)
  }

  return {
    rubber,
    hover: draft.length > 0 ? hover : null,
    panning,
    cancel,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button > 1) return
        // A palm beside a pen.
        if (grip.current?.isPen && event.pointerType === 'touch') return
        // The first of its kind: an end that never came leaves no finger behind.
        if (event.isPrimary) fingers.current.clear()
        const at = placeOf(event)
        fingers.current.set(event.pointerId, at)
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pinch.current = beginPinch(view, fingers.current)
        if (fingers.current.size > 1) return cancel()
        const gesture = begin(at, event.pointerType === 'touch', event.button)
        count.current += 1
        grip.current = {
          gesture,
          at,
          moved: false,
          merge: `drag-${count.current}`,
          isPen: event.pointerType === 'pen',
        }
        setPanning(
          gesture.kind === 'pan' && (heldRef.current || tool === 'pan' || event.button === 1),
        )
        if (gesture.kind === 'move') dispatch({ type: 'select', id: gesture.shape.id })
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const at = placeOf(event)
        setHover(toPicture(view, at))
        if (!fingers.current.has(event.pointerId)) return
        fingers.current.set(event.pointerId, at)
        if (pinch.current) return setView(pinched(pinch.current, fingers.current, picture, stage))
        const own = grip.current
        if (!own) return
        own.moved ||= distance(at, own.at) >= still
        if (own.moved) drag(own, at)
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        fingers.current.delete(event.pointerId)
        pinch.current = beginPinch(view, fingers.current)
        const own = grip.current
        end()
        if (!own) return
        const at = placeOf(event)
        if (!own.moved) return click(own, at, event.pointerType === 'touch')
        if (own.gesture.kind === 'box') {
          const rect = rectBetween(own.gesture.from, toPicture(view, at), picture)
          // A box that a finger hides is a slip; whoever means it zooms in.
          const isSlip =
            event.pointerType === 'touch' &&
            Math.max(rect.width, rect.height) * view.scale < fingerWide
          if (isSlip) {
            say(t('said.tooSmall'))
            toast({ id: 'box-too-small', tone: 'info', text: t('said.tooSmall') })
            return
          }
          dispatch({ type: 'add', shape: { kind: 'box', ...rect } })
          say(t('said.addedBox', { ...rect }))
        }
        dispatch({ type: 'settle' })
      },
      onPointerCancel: (event: PointerEvent<SVGSVGElement>) => {
        fingers.current.delete(event.pointerId)
        pinch.current = beginPinch(view, fingers.current)
        cancel()
      },
      onDoubleClick: (event: MouseEvent<SVGSVGElement>) => {
        const shape = work.now.shapes.find(({ id }) => id === work.selected)
        if (tool !== 'select' || shape?.kind !== 'polygon') return
        const at = placeOf(event)
        const sides = shape.points.map((point, index) => {
          const [a, b] = [
            toStage(view, point),
            toStage(view, shape.points[(index + 1) % shape.points.length] ?? point),
          ]
          return { index, far: distance(a, at) + distance(b, at) - distance(a, b) }
        })
        const side = sides.toSorted((a, b) => a.far - b.far)[0]
        if (!side || side.far > 6) return
        dispatch({
          type: 'shape',
          shape: cornerAdded(shape, side.index, toPicture(view, at), picture),
          corner: side.index + 1,
        })
      },
    },
  }
}
