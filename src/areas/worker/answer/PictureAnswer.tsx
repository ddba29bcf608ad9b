import { RotateCcw, RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import { Button } from '@/ui/Button.tsx'
import { RangeInput } from '@/ui/RangeInput.tsx'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { angleOf, cellAt, toggled, withoutLast } from './draft.ts'
import type { AnswerProps } from './draft.ts'
import { ClassChoice, classKeys } from './ClassChoice.tsx'
import type { MarkedWay } from './ClassChoice.tsx'
import { labelWay } from './labelled.ts'
import type { LabelWay } from './labelled.ts'
import { Marks } from './Marks.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { toolFor } from './tools.ts'
import { useHistory } from './use-history.ts'
import s from './answer.module.css'

export type DrawnKind = 'coordinates' | 'grid' | 'rotate' | 'draw' | 'box'

interface PictureAnswerProps extends AnswerProps {
  kind: DrawnKind
  size: Size | null
  label: string
}

const isMarked = (way: LabelWay | null): way is MarkedWay =>
  way === 'boxes' || way === 'outlines' || way === 'points'

const guess: Size = { width: 300, height: 200 }
const turn = 15
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** An answer given on the picture: with a finger, a mouse or keys. */
export function PictureAnswer({ task, draft, onDraft, kind, size, label }: PictureAnswerProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const src = pictureUrl(task.imageUrl)
  const [anchor, setAnchor] = useState<Point | null>(null)
  const picture = size ?? guess
  const grid = { rows: task.options.rows ?? 3, columns: task.options.columns ?? 3 }
  const history = useHistory(draft, onDraft, withoutLast(draft))
  const project = task.project ?? null
  const way = labelWay(task)
  const tool = toolFor(
    kind,
    {
      draft,
      onDraft,
      commit: history.commit,
      picture,
      grid,
      anchor,
      setAnchor,
      most: task.options.maxClicks,
      words: {
        cell: (cell, isChosen) =>
          t(isChosen ? 'cell.chosen' : 'cell.free', {
            row: Math.ceil(cell / grid.columns),
            column: ((cell - 1) % grid.columns) + 1,
          }),
      },
    },
    way,
  )
  const undo = anchor ? () => setAnchor(null) : (history.undo ?? undefined)
  const redo = history.redo ?? undefined
  const setAngle = (angle: number, run?: string): void =>
    history.commit({ ...draft, angle: angleOf(angle) }, run)
  const setClass = (labelId: string): void => onDraft({ ...draft, labelId })
  const count =
    kind === 'grid'
      ? draft.cells.length
      : kind === 'box'
        ? draft.boxes.length
        : way === 'points'
          ? draft.parts.length
          : draft.points.length

  useShortcuts(
    {
      title: t('steps'),
      shortcuts: [
        { keys: ['Mod+Z'], name: common('action.undo'), run: () => undo?.() },
        {
          keys: ['Mod+Shift+Z', 'Mod+Y'],
          shown: ['Mod+Shift+Z'],
          name: common('action.redo'),
          run: () => redo?.(),
        },
        ...(kind === 'grid' && grid.rows * grid.columns <= digits.length
          ? [
              {
                keys: digits.slice(0, grid.rows * grid.columns),
                name: t('keys.cells'),
                run: (digit: string) =>
                  history.commit({ ...draft, cells: toggled(draft.cells, Number(digit)) }),
              },
            ]
          : []),
        // The slider's own arrows turn by a degree, too little for the time of a task.
        ...(kind === 'rotate'
          ? [
              {
                keys: ['Shift+ArrowLeft' as const],
                name: t('rotate.left'),
                run: () => setAngle(draft.angle - turn),
              },
              {
                keys: ['Shift+ArrowRight' as const],
                name: t('rotate.right'),
                run: () => setAngle(draft.angle + turn),
              },
            ]
          : []),
        ...classKeys(project, setClass),
      ],
    },
    { within: ref },
  )
  return (
    <div
      ref={ref}
      className={`stack gap-2 ${s.answer}`}
      data-marked={isMarked(way) ? way : undefined}
    >
      {src && (
        <DeskPicture
          src={src}
          size={size}
          label={label}
          hint={t(`how.${kind}`)}
          keys={t(`keys.${kind}`)}
          angle={draft.angle}
          tool={{ ...tool, undo, redo }}
          made={
            kind === 'rotate'
              ? t('rotate.degrees', { degrees: draft.angle })
              : t(`made.${kind}`, { count })
          }
          draws={kind === 'box' || kind === 'draw' || kind === 'rotate'}
          marks={(px, cursor) => (
            <Marks
              kind={kind}
              draft={draft}
              picture={picture}
              grid={grid}
              px={px}
              anchor={anchor}
              labels={project?.labels}
              pin={project?.pin ?? null}
              cell={cursor && kind === 'grid' ? cellAt(cursor, picture, grid) : null}
            />
          )}
        />
      )}
      {project && isMarked(way) && (
        <ClassChoice
          project={project}
          way={way}
          draft={draft}
          onClass={setClass}
          onMarks={history.commit}
        />
      )}
      {kind === 'rotate' && (
        <div className={`grid align-center gap-3 ${s.turn}`}>
          <Button
            variant="secondary"
            hideText
            prepend={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => setAngle(draft.angle - turn)}
          >
            {t('rotate.left')}
          </Button>
          <RangeInput
            data-answer=""
            aria-label={t('rotate.angle')}
            min={0}
            max={359}
            value={draft.angle}
            format={(degrees) => t('rotate.degrees', { degrees })}
            onChange={({ target }) => setAngle(Number(target.value), 'slider')}
          />
          <Button
            variant="secondary"
            hideText
            prepend={<RotateCw size={20} aria-hidden="true" />}
            onClick={() => setAngle(draft.angle + turn)}
          >
            {t('rotate.right')}
          </Button>
        </div>
      )}
    </div>
  )
}
