import { useCallback, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { isPolygon, pointInside, rectInside } from '@/shared/picture/geometry.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import { useStageSize } from '@/shared/picture/use-stage-size.ts'
import { fit, toPicture } from '@/shared/picture/view.ts'
import type { View } from '@/shared/picture/view.ts'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { redoKeys, undoKey } from './key-rows.ts'
import { annotatorTools } from './types.ts'
import type { AnnotatorDesk, AnnotatorTool } from './types.ts'

const initialStage: Size = { width: 800, height: 500 }

interface ShapeDeskOptions extends Pick<AnnotatorDesk, 'picture' | 'work' | 'dispatch'> {
  /** The first tool. */
  tool: AnnotatorTool
  /** All of them if left out. */
  tools?: readonly AnnotatorTool[]
  turn?: AnnotatorDesk['turn']
  /** All of the annotator: where the keys of its steps work. */
  rootRef: RefObject<HTMLElement | null>
  stageRef: RefObject<SVGSVGElement | null>
}

/** What drawing on a picture needs, wherever the drawing is kept. */
export function useShapeDesk(options: ShapeDeskOptions) {
  const { picture, work, dispatch, rootRef, stageRef, tools = annotatorTools } = options
  const { t } = useTranslation('annotator')
  const [tool, setTool] = useState<AnnotatorTool>(options.tool)
  const [seen, setSeen] = useState<View | null>(null)
  const [draft, setDraft] = useState<readonly Point[]>([])
  const [said, setSaid] = useState('')
  const pressed = useRef(0)
  const stage = useStageSize(stageRef, initialStage)
  const view = seen ?? fit(picture, stage)
  const focusStage = useCallback(() => stageRef.current?.focus({ preventScroll: true }), [stageRef])

  const desk: AnnotatorDesk = {
    picture,
    work,
    dispatch,
    tools,
    tool,
    setTool: (next) => {
      setTool(next)
      setDraft([])
    },
    view,
    setView: setSeen,
    stage,
    draft,
    setDraft,
    close: (points) => {
      if (!isPolygon(points)) return setSaid(t('said.flat'))
      dispatch({ type: 'add', shape: { kind: 'polygon', points } })
      setDraft([])
      setSaid(t('said.closed', { count: points.length }))
    },
    addBox: () => {
      if (!tools.includes('box')) return
      // Offset, so that several new boxes do not overlap completely.
      const shift = (pressed.current++ % 5) * 12
      const [x, y] = toPicture(view, [stage.width / 2 + shift, stage.height / 2 + shift])
      const [width, height] = [
        Math.min(120 / view.scale, picture.width / 3),
        Math.min(80 / view.scale, picture.height / 3),
      ]
      const rect = rectInside(
        {
          x: Math.min(x - width / 2, picture.width - width),
          y: Math.min(y - height / 2, picture.height - height),
          width,
          height,
        },
        picture,
      )
      dispatch({ type: 'add', shape: { kind: 'box', ...rect } })
      setSaid(t('said.addedBox', { ...rect }))
      focusStage()
    },
    addPoint: (at) => {
      const [x, y] = pointInside(at, picture)
      dispatch({ type: 'add', shape: { kind: 'points', points: [[x, y]], seen: [2] } })
      setSaid(t('said.addedPoint', { x, y }))
    },
    remove: () => {
      if (work.selected === null) return
      dispatch({ type: 'remove', id: work.selected })
      setSaid(t('said.removed'))
      focusStage()
    },
    say: setSaid,
    focusStage,
    ...(options.turn && { turn: options.turn }),
  }
  const step = (type: 'undo' | 'redo') => () => {
    dispatch({ type })
    setSaid(t(type === 'undo' ? 'said.undone' : 'said.redone'))
  }
  useShortcuts(
    {
      shortcuts: [
        { keys: [undoKey], run: step('undo') },
        { keys: redoKeys, run: step('redo') },
      ],
    },
    { within: rootRef },
  )
  /** Shows another picture whole. */
  const showWhole = (): void => {
    setSeen(null)
    setDraft([])
  }
  return { desk, said, showWhole }
}
