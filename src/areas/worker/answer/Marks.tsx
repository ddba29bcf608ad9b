import type { CSSProperties } from 'react'
import { cutText } from '@/lib/cut-text.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import type { DraftKind } from './draft.ts'
import type { AnswerDraft, DraftBox, TaskProject } from './draft-types.ts'
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
  /** The place that a reviewer's comment is about, from 0 to 1. */
  pin?: { x: number; y: number } | null
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
  pin = null,
  cell = null,
}: MarksProps) {
  return (
    <g className={s.marks} data-tone={tone}>
      {kind === 'grid' && (
        <Cells chosen={draft.cells} picture={picture} grid={grid} px={px} cell={cell} />
      )}
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
      {draft.parts.map(({ points, labelId }, index) => (
        <Part
          key={index}
          points={points}
          px={px}
          wide={picture.width}
          label={labels.find(({ id }) => id === labelId)}
        />
      ))}
      {kind === 'box' &&
        draft.boxes.map((box, index) => (
          <Box key={index} {...box} px={px} label={labels.find(({ id }) => id === box.labelId)} />
        ))}
      {pin && (
        <circle
          className={s.reviewed}
          cx={pin.x * picture.width}
          cy={pin.y * picture.height}
          r={16 * px}
        />
      )}
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
  fill,
}: {
  at: Point
  px: number
  text: string
  isFine?: boolean
  fill?: string | undefined
}) {
  return (
    <>
      <circle
        className={s.pin}
        cx={x}
        cy={y}
        r={(text ? 12 : isFine ? 4 : 7) * px}
        style={fill ? { fill } : undefined}
      />
      {text && (
        <text className={s.number} x={x} y={y + 4.5 * px} fontSize={13 * px}>
          {text}
        </text>
      )}
    </>
  )
}

type Class = TaskProject['labels'][number] | undefined

/** Line and area in the colour of a class. */
const ownColour = (label: Class): CSSProperties | undefined =>
  label?.color ? { stroke: label.color, fill: label.color } : undefined

/** An outline or a key point of a labelling project, in the colour of its class. */
function Part({
  points,
  px,
  wide,
  label,
}: {
  points: readonly Point[]
  px: number
  /** The width of the picture. */
  wide: number
  label: Class
}) {
  const [[x, y] = [0, 0]] = points
  // At the right edge the name of the class would be cut off.
  const isLate = x > 0.7 * wide
  return (
    <>
      {points.length > 1 && (
        <>
          <path className={s.under} d={pathOf(points)} />
          <path className={s.outline} d={pathOf(points)} style={ownColour(label)} />
        </>
      )}
      {points.map((point, index) => (
        <Pin
          key={index}
          at={point}
          px={px}
          text=""
          isFine={points.length > 1}
          fill={label?.color}
        />
      ))}
      {label && (
        <ClassName x={x + (isLate ? -8 : 8) * px} y={y} px={px} label={label} isLeft={isLate} />
      )}
    </>
  )
}

function ClassName({
  x,
  y,
  px,
  label,
  isLeft = false,
}: {
  x: number
  y: number
  px: number
  label: NonNullable<Class>
  /** Whether it ends at its place. */
  isLeft?: boolean
}) {
  return (
    <text
      className={s.boxClass}
      x={x}
      y={y}
      fontSize={12 * px}
      textAnchor={isLeft ? 'end' : undefined}
    >
      {cutText(label.name, 24)}
    </text>
  )
}

function Box({ x, y, width, height, px, label }: DraftBox & { px: number; label: Class }) {
  return (
    <>
      <rect className={s.under} x={x} y={y} width={width} height={height} />
      <rect
        className={s.outline}
        x={x}
        y={y}
        width={width}
        height={height}
        style={ownColour(label)}
      />
      {label && <ClassName x={x + 3 * px} y={y + 14 * px} px={px} label={label} />}
    </>
  )
}

function Cells({
  chosen,
  picture,
  grid: { rows, columns },
  px,
  cell,
}: {
  chosen: readonly number[]
  picture: Size
  grid: { rows: number; columns: number }
  px: number
  cell: number | null
}) {
  const [width, height] = [picture.width / columns, picture.height / rows]
  return Array.from({ length: rows * columns }, (_, index) => {
    const isChosen = chosen.includes(index + 1)
    const isHere = cell === index + 1
    // A thick outline is drawn within the lines of the grid, which its neighbours draw over.
    const inset = isChosen || isHere ? 3 * px : 0
    return (
      <rect
        key={index}
        className={s.cell}
        data-on={isChosen || undefined}
        data-at={isHere || undefined}
        x={(index % columns) * width + inset}
        y={Math.floor(index / columns) * height + inset}
        width={Math.max(0, width - 2 * inset)}
        height={Math.max(0, height - 2 * inset)}
      />
    )
  })
}
