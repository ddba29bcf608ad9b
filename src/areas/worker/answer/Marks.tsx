import type { Point, Rect, Size } from '@/shared/picture/outline.ts'
import type { AnswerDraft, DraftKind } from './draft.ts'
import s from './answer.module.css'

export interface MarksProps {
  kind: DraftKind
  draft: AnswerDraft
  picture: Size
  grid: { rows: number; columns: number }
  /** The size of a screen pixel, in picture pixels. */
  px: number
  tone?: 'own' | 'right' | 'wrong'
  /** The first of two corners. */
  anchor?: Point | null
  /** The cell under the keyboard cursor. */
  cell?: number | null
}

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.join('L')}${points.length > 2 ? 'z' : ''}`

/** The answer drawn over the picture. Lines and digits keep their size on the screen. */
export function Marks({
  kind,
  draft,
  picture,
  grid,
  px,
  tone = 'own',
  anchor = null,
  cell = null,
}: MarksProps) {
  return (
    <g className={s.marks} data-tone={tone}>
      {kind === 'grid' && <Cells chosen={draft.cells} picture={picture} grid={grid} cell={cell} />}
      {kind === 'draw' && draft.points.length > 0 && (
        <>
          <path className={s.under} d={pathOf(draft.points)} />
          <path className={s.outline} d={pathOf(draft.points)} />
        </>
      )}
      {(kind === 'coordinates' || kind === 'draw') &&
        draft.points.map((point, index) => (
          <Pin
            key={index}
            at={point}
            px={px}
            text={kind === 'coordinates' ? String(index + 1) : ''}
            isFine={draft.points.length > many}
          />
        ))}
      {kind === 'box' && draft.boxes.map((box, index) => <Box key={index} {...box} />)}
      {anchor && <Pin at={anchor} px={px} text="" />}
    </g>
  )
}

/** With more corners, as of a line drawn by hand, each is smaller. */
const many = 10

function Pin({
  at: [x, y],
  px,
  text,
  isFine = false,
}: {
  at: Point
  px: number
  text: string
  isFine?: boolean
}) {
  return (
    <>
      <circle className={s.pin} cx={x} cy={y} r={(text ? 12 : isFine ? 4 : 7) * px} />
      {text && (
        <text className={s.number} x={x} y={y + 4.5 * px} fontSize={13 * px}>
          {text}
        </text>
      )}
    </>
  )
}

function Box({ x, y, width, height }: Rect) {
  return (
    <>
      <rect className={s.under} x={x} y={y} width={width} height={height} />
      <rect className={s.outline} x={x} y={y} width={width} height={height} />
    </>
  )
}

function Cells({
  chosen,
  picture,
  grid: { rows, columns },
  cell,
}: {
  chosen: readonly number[]
  picture: Size
  grid: { rows: number; columns: number }
  cell: number | null
}) {
  const [width, height] = [picture.width / columns, picture.height / rows]
  return Array.from({ length: rows * columns }, (_, index) => (
    <rect
      key={index}
      className={s.cell}
      data-on={chosen.includes(index + 1) || undefined}
      data-at={cell === index + 1 || undefined}
      x={(index % columns) * width}
      y={Math.floor(index / columns) * height}
      width={width}
      height={height}
    />
  ))
}
