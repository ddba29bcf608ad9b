import { handlePoint, handles } from '@/shared/picture/geometry.ts'
import { boundsOf, shapeOutline } from '@/shared/picture/outline.ts'
import type { Point, Shape } from '@/shared/picture/outline.ts'
import { labelName } from './work.ts'
import type { AnnotatorDesk } from './types.ts'
import s from './annotator.module.css'

export const shapePath = (points: readonly Point[], closed = true): string =>
  points.length === 0 ? '' : `M${points.join('L')}${closed ? 'z' : ''}`

const letterWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.62), 1)

/** The shapes over the picture. Lines and texts keep their size on the screen. */
export function Shapes({ desk: { work, view, tool, draft } }: { desk: AnnotatorDesk }) {
  const { shapes, labels } = work.now
  const px = 1 / view.scale
  return shapes.map((shape) => {
    const label = labels.find(({ id }) => id === shape.label)
    const chosen = shape.id === work.selected
    const bounds = boundsOf(shape)
    const text = label ? labelName(label) : ''
    const tag = { width: letterWidth(text) * 12 * px, height: 19 * px }
    const above = bounds.y - tag.height >= view.y && bounds.y - tag.height >= -tag.height
    return (
      <g
        key={shape.id}
        data-colour={label?.colour ?? 0}
        className={s.shape}
        data-chosen={chosen || undefined}
      >
        <path className={s.under} d={shapePath(shapeOutline(shape))} />
        <path className={s.outline} d={shapePath(shapeOutline(shape))} />
        {text && draft.length === 0 && (
          <>
            <rect
              className={s.tag}
              x={bounds.x}
              y={above ? bounds.y - tag.height : bounds.y}
              {...tag}
            />
            <text
              className={`bold ${s.tagText}`}
              x={bounds.x + 6 * px}
              y={(above ? bounds.y - tag.height : bounds.y) + 14 * px}
              fontSize={12 * px}
            >
              {text}
            </text>
          </>
        )}
        {chosen && tool !== 'pan' && <Handles shape={shape} px={px} corner={work.corner} />}
      </g>
    )
  })
}

function Handles({ shape, px, corner }: { shape: Shape; px: number; corner: number | null }) {
  const square = ([x, y]: Point, key: string | number, size: number, on = false) => (
    <rect
      key={key}
      className={s.handle}
      data-on={on || undefined}
      x={x - (size / 2) * px}
      y={y - (size / 2) * px}
      width={size * px}
      height={size * px}
    />
  )
  if (shape.kind === 'box')
    return handles.map((handle) => square(handlePoint(shape, handle), handle, 9))
  return shape.points.map((point, index) =>
    square(point, index, index === corner ? 13 : 9, index === corner),
  )
}
