import { RotateCcw, RotateCw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import { Button } from '@/ui/Button.tsx'
import { RangeInput } from '@/ui/RangeInput.tsx'
import { angleOf, cellAt } from './draft.ts'
import type { AnswerProps } from './draft.ts'
import { Marks } from './Marks.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { toolFor } from './tools.ts'
import s from './answer.module.css'

export type DrawnKind = 'coordinates' | 'grid' | 'rotate' | 'draw' | 'box'

interface PictureAnswerProps extends AnswerProps {
  kind: DrawnKind
  size: Size | null
  label: string
}

const guess: Size = { width: 300, height: 200 }
const turn = 15

/** An answer given on the picture: with a finger, a mouse or keys. */
export function PictureAnswer({ task, draft, onDraft, kind, size, label }: PictureAnswerProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const src = pictureUrl(task.imageUrl)
  const [anchor, setAnchor] = useState<Point | null>(null)
  const picture = size ?? guess
  const grid = { rows: task.options.rows ?? 3, columns: task.options.columns ?? 3 }
  const tool = toolFor(kind, {
    draft,
    onDraft,
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
  })
  const turnBy = (degrees: number): void =>
    onDraft({ ...draft, angle: angleOf(draft.angle + degrees) })
  const count =
    kind === 'grid' ? draft.cells.length : kind === 'box' ? draft.boxes.length : draft.points.length
  return (
    <>
      {src && (
        <DeskPicture
          src={src}
          size={size}
          label={label}
          hint={t(`how.${kind}`)}
          keys={kind === 'rotate' ? undefined : t(`keys.${kind}`)}
          angle={draft.angle}
          tool={tool}
          draws={kind === 'box' || kind === 'draw' || kind === 'rotate'}
          marks={(px, cursor) => (
            <Marks
              kind={kind}
              draft={draft}
              picture={picture}
              grid={grid}
              px={px}
              anchor={anchor}
              cell={cursor && kind === 'grid' ? cellAt(cursor, picture, grid) : null}
            />
          )}
        />
      )}
      {kind === 'rotate' ? (
        <div className={`grid align-center gap-3 ${s.turn}`}>
          <Button
            variant="secondary"
            hideText
            prepend={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => turnBy(-turn)}
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
            onChange={({ target }) => onDraft({ ...draft, angle: angleOf(Number(target.value)) })}
          />
          <Button
            variant="secondary"
            hideText
            prepend={<RotateCw size={20} aria-hidden="true" />}
            onClick={() => turnBy(turn)}
          >
            {t('rotate.right')}
          </Button>
        </div>
      ) : (
        <div className={s.made}>
          <p role="status">{t(`made.${kind}`, { count })}</p>
          <Button
            variant="tertiary"
            prepend={<Undo2 size={18} aria-hidden="true" />}
            onClick={() => tool.undo?.()}
          >
            {common('action.undo')}
          </Button>
        </div>
      )}
    </>
  )
}
