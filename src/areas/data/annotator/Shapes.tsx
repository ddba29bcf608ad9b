import { handlePoint, handles } from '@/shared/picture/geometry.ts'
import { shapeOutline } from '@/shared/picture/outline.ts'
import type { Point } from '@/shared/picture/outline.ts'
import { drawnBounds, shownPoints } from './drawn.ts'
import type { DrawnShape, PointsShape } from './drawn.ts'
import { labelLook } from './label-look.ts'
import { labelName } from './work.ts'
import type { Label } from './work.ts'
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
    const bounds = drawnBounds(shape)
    const text = label ? labelName(label) : ''
    const tag = { width: letterWidth(text) * 12 * px, height: 19 * px }
    const above = bounds.y - tag.height >= view.y && bounds.y - tag.height >= -tag.height
    return (
      <g key={shape.id} {...labelLook(label)} className={s.shape} data-chosen={chosen || undefined}>
        {shape.kind === 'points' ? (
          <KeyPoints shape={shape} px={px} skeleton={label?.skeleton} />
        ) : (
          <>
            <path className={s.under} d={shapePath(shapeOutline(shape))} />
            <path className={s.outline} d={shapePath(shapeOutline(shape))} />
          </>
        )}
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

/** Key points with the lines of their skeleton. A point that is hidden in the picture is a ring. */
function KeyPoints({
  shape,
  px,
  skeleton,
}: {
  shape: PointsShape
  px: number
  skeleton: Label['skeleton']
}) {
  const shown = shownPoints(shape)
  const lines = (skeleton?.lines ?? []).flatMap(([from, to]) => {
    const ends = [from, to].map((index) => shown.find((one) => one.index === index)?.point)
    return ends[0] && ends[1] ? [shapePath([ends[0], ends[1]], false)] : []
  })
  return (
    <>
      {lines.length > 0 && (
        <>
          <path className={s.under} d={lines.join('')} />
          <path className={s.outline} d={lines.join('')} />
        </>
      )}
      {shown.map(({ point: [cx, cy], index }) => (
        <g key={index}>
          <circle className={s.under} cx={cx} cy={cy} r={5 * px} />
          <circle
            className={s.point}
            data-hidden={shape.seen[index] === 1 || undefined}
            cx={cx}
            cy={cy}
            r={5 * px}
          />
        </g>
      ))}
    </>
  )
}

function Handles({ shape, px, corner }: { shape: DrawnShape; px: number; corner: number | null }) {
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
  if (shape.kind === 'points')
    return shownPoints(shape).map(({ point, index }) =>
      square(point, index, index === corner ? 9 : 4, index === corner),
    )
  return shape.points.map((point, index) =>
    square(point, index, index === corner ? 13 : 9, index === corner),
  )
}
