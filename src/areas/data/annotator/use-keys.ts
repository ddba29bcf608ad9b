// Over 250 lines: all keys of the annotator, which act on one state.
import { known } from '@/lib/known.ts'
import { useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import {
  cornerAdded,
  cornerMoved,
  cornerRemoved,
  distance,
  grown,
  pointInside,
} from '@/shared/picture/geometry.ts'
import type { Point } from '@/shared/picture/outline.ts'
import { panned, showing, toPicture, zoomed, zoomStep } from '@/shared/picture/view.ts'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { useDescribe } from './describe.ts'
import { keyPointMoved, keyPointRemoved, movedDrawn, shownPoints } from './drawn.ts'
import type { DrawnShape } from './drawn.ts'
import { keyRows, toolKeys } from './key-rows.ts'
import type { KeyRow } from './key-rows.ts'
import type { AnnotatorDesk } from './types.ts'

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** All mouse actions by keyboard on the stage. The shortcuts work only while it has the focus. */
export function useKeys(
  desk: AnnotatorDesk,
  stageRef: RefObject<SVGSVGElement | null>,
  heldRef: RefObject<boolean>,
  cancel: () => void,
) {
  const { t } = useTranslation('annotator')
  const describe = useDescribe()
  const {
    picture,
    work,
    dispatch,
    tool,
    setTool,
    view,
    setView,
    stage,
    draft,
    setDraft,
    close,
    addBox,
    remove,
    say,
  } = desk
  const [cursor, setCursor] = useState<Point | null>(null)
  const [space, setSpace] = useState(false)
  const series = useRef(0)
  const chosen = work.now.shapes.find(({ id }) => id === work.selected)
  /** Whether the arrows move the crosshair. */
  const isPlacing = tool === 'polygon' || tool === 'point'
  const middle: Point = [stage.width / 2, stage.height / 2]

  /** A held key makes one history step. */
  function put(shape: DrawnShape, event: KeyboardEvent, corner?: number | null): void {
    if (!event.repeat) series.current += 1
    dispatch({
      type: 'shape',
      shape,
      merge: `keys-${series.current}`,
      ...(corner !== undefined && { corner }),
    })
    const shapes = work.now.shapes.map((one) => (one.id === shape.id ? shape : one))
    say(describe(shape, { ...work.now, shapes }))
  }

  function arrow([dx, dy]: Point, event: KeyboardEvent): void {
    const step = event.shiftKey ? 10 : 1
    if (tool === 'pan') return setView(panned(view, -dx * 40, -dy * 40, picture, stage))
    if (isPlacing) {
      // The distance of a screen pixel, but at least one picture pixel.
      const far = step * Math.max(1, Math.round(1 / view.scale))
      const from = cursor ?? toPicture(view, middle)
      const to = pointInside([from[0] + dx * far, from[1] + dy * far], picture)
      setCursor(to)
      setView(showing(view, to, picture, stage))
      return say(t('said.cursor', { x: to[0], y: to[1] }))
    }
    if (!chosen) return setView(panned(view, -dx * 40, -dy * 40, picture, stage))
    if (chosen.kind === 'box') {
      const size = event.altKey || event.ctrlKey
      return put(
        size
          ? grown(chosen, dx * step, dy * step, picture)
          : movedDrawn(chosen, dx * step, dy * step, picture),
        event,
      )
    }
    const corner = work.corner === null ? undefined : chosen.points[work.corner]
    if (!corner || work.corner === null)
      return put(movedDrawn(chosen, dx * step, dy * step, picture), event)
    const to: Point = [corner[0] + dx * step, corner[1] + dy * step]
    put(
      chosen.kind === 'points'
        ? keyPointMoved(chosen, work.corner, to, picture)
        : cornerMoved(chosen, work.corner, to, picture),
      event,
    )
  }

  /** Tab moves through the shapes and then out of the stage, so that it is no keyboard trap. */
  function tab(event: KeyboardEvent): boolean {
    const { shapes } = work.now
    const at = shapes.findIndex(({ id }) => id === work.selected)
    const next = shapes[event.shiftKey ? (at < 0 ? -1 : at - 1) : at + 1]
    if (!next || draft.length > 0) return false
    dispatch({ type: 'select', id: next.id })
    say(describe(next, work.now))
    return true
  }

  function enter(): void {
    if (tool === 'box') return addBox()
    if (!isPlacing) return
    const point = cursor ?? pointInside(toPicture(view, middle), picture)
    setCursor(point)
    if (tool === 'point') return desk.addPoint(point)
    const last = draft.at(-1)
    if (last && distance(last, point) < 1) return close(draft)
    if (draft.length >= 3 && draft[0] && distance(draft[0], point) < 1) return close(draft)
    setDraft([...draft, point])
    say(t('said.corner', { count: draft.length + 1 }))
  }

  function escape(): boolean {
    cancel()
    if (draft.length > 0) {
      setDraft([])
      say(t('said.dropped'))
      return true
    }
    if (work.selected === null) return false
    dispatch({ type: 'select', id: work.selected, corner: null })
    if (work.corner === null) dispatch({ type: 'select', id: null })
    return true
  }

  function drop(): void {
    if (draft.length > 0) {
      setDraft(draft.slice(0, -1))
      return say(t('said.corner', { count: draft.length - 1 }))
    }
    if (chosen?.kind === 'polygon' && work.corner !== null) {
      const fewer = cornerRemoved(chosen, work.corner)
      if (fewer === chosen) return say(t('said.three'))
      dispatch({
        type: 'shape',
        shape: fewer,
        corner: Math.min(work.corner, fewer.points.length - 1),
      })
      return say(t('said.corner', { count: fewer.points.length }))
    }
    if (chosen?.kind === 'points' && work.corner !== null) {
      const fewer = keyPointRemoved(chosen, work.corner)
      if (!fewer) return remove()
      dispatch({ type: 'shape', shape: fewer, corner: shownPoints(fewer)[0]?.index ?? null })
      return say(t('said.point', { count: shownPoints(fewer).length }))
    }
    remove()
  }

  function turnCorner(by: number): void {
    if (!chosen || chosen.kind === 'box') return
    const all =
      chosen.kind === 'points'
        ? shownPoints(chosen)
        : chosen.points.map((point, index) => ({ point, index }))
    const at = all.findIndex(({ index }) => index === work.corner)
    const next = all.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by + all.length) % all.length)
    if (!next) return
    const [x, y] = [Math.round(next.point[0]), Math.round(next.point[1])]
    dispatch({ type: 'select', id: chosen.id, corner: next.index })
    say(t('said.chosenCorner', { number: next.index + 1, total: chosen.points.length, x, y }))
  }

  function insert(): void {
    if (chosen?.kind !== 'polygon' || work.corner === null) return
    dispatch({
      type: 'shape',
      shape: cornerAdded(chosen, work.corner, null, picture),
      corner: work.corner + 1,
    })
    say(t('said.corner', { count: chosen.points.length + 1 }))
  }

  const zoom = (factor: number): void => setView(zoomed(view, factor, middle, picture, stage))
  /** What the letters, digits and signs do. The other rows are handled below, or by the page. */
  const acts: Partial<Record<KeyRow['id'], (combo: string) => void>> = {
    tools: (combo) => {
      const other = desk.tools.find((name) => toolKeys[name] === combo)
      if (!other) return
      setTool(other)
      say(t(`tool.${other}`))
    },
    add: addBox,
    label: (combo) => {
      const label = work.now.labels[Number(combo) - 1]
      if (!label) return
      dispatch({ type: 'label', id: label.id })
      say(t('said.label', { label: label.name }))
    },
    corners: (combo) => (combo === 'I' ? insert() : turnCorner(combo === '[' ? -1 : 1)),
    pictures: (combo) => desk.turn?.(combo === 'PageUp' ? -1 : 1),
    zoom: (combo) =>
      combo === '0' ? setView(null) : zoom(combo === '-' ? 1 / zoomStep : zoomStep),
  }
  useShortcuts(
    {
      title: t('title'),
      shortcuts: keyRows.flatMap((row) =>
        row.id === 'pictures' && !desk.turn
          ? []
          : [
              {
                ...row,
                name: t(`keys.${row.id}`),
                run: acts[row.id],
              },
            ],
      ),
    },
    { within: stageRef },
  )

  const plain: Record<string, () => void> = {
    Enter: enter,
    Delete: drop,
    Backspace: drop,
    ' ': () => {
      heldRef.current = true
      setSpace(true)
    },
  }

  function key(event: KeyboardEvent): boolean {
    const direction = known(arrows, event.key)
    if (direction) {
      arrow(direction, event)
      return true
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === 'Tab') return tab(event)
    if (event.key === 'Escape') return escape()
    const act = known(plain, event.key)
    act?.()
    return act !== undefined
  }

  return {
    /** Where the next corner or key point goes; null if the mouse decides. */
    cursor: isPlacing ? cursor : null,
    forgetCursor: () => setCursor(null),
    space,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (key(event)) event.preventDefault()
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key !== ' ') return
        heldRef.current = false
        setSpace(false)
      },
      onBlur: () => {
        heldRef.current = false
        setSpace(false)
      },
    },
  }
}
