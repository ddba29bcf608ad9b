import { cutText } from '@/lib/cut-text.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import type { AnswerDraft, DraftBox, DraftKind, TaskProject } from './draft.ts'
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
  /** The classes of a labelling project: each box says its own. */
  labels?: TaskProject['labels'] | undefined
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
  labels = [],
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
      {kind === 'box' &&
        draft.boxes.map((box, index) => (
          <Box key={index} {...box} px={px} label={labels.find(({ id }) => id === box.labelId)} />
        ))}
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

function Box({
  x,
  y,
  width,
  height,
  px,
  label,
}: DraftBox & { px: number; label: TaskProject['labels'][number] | undefined }) {
  return (
    <>
      <rect className={s.under} x={x} y={y} width={width} height={height} />
      <rect
        className={s.outline}
        x={x}
        y={y}
        width={width}
        height={height}
        style={label?.color ? { stroke: label.color } : undefined}
      />
      {label && (
        <text className={s.boxClass} x={x + 3 * px} y={y + 14 * px} fontSize={12 * px}>
          {cutText(label.name, 24)}
        </text>
      )}
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
