import type { TestAnswer } from './answer.ts'
import s from './marks.module.css'

interface AnswerMarksProps {
  answer: TestAnswer
  /** The size of the picture in its own pixels, which the coordinates refer to. */
  size: { width: number; height: number }
  picture: string
}

/** Points, boxes and cells over the picture. The text below it says the same. */
export function AnswerMarks({ answer, size: { width, height }, picture }: AnswerMarksProps) {
  const unit = Math.max(width, height) / 100
  const label = { fontSize: unit * 7, textAnchor: 'middle', dominantBaseline: 'central' } as const
  const marks = () => {
    if (answer.kind === 'points')
      return answer.points.map(({ x, y }, at) => (
        <g key={at}>
          <circle className={s.dot} cx={x} cy={y} r={unit * 5} />
          <text className={`bold ${s.mark}`} x={x} y={y} {...label}>
            {at + 1}
          </text>
        </g>
      ))
    if (answer.kind === 'boxes')
      return answer.boxes.map(({ xMin, yMin, xMax, yMax }, at) => (
        <rect
          key={at}
          className={s.box}
          x={xMin}
          y={yMin}
          width={Math.max(0, xMax - xMin)}
          height={Math.max(0, yMax - yMin)}
          strokeWidth={unit}
        />
      ))
    if (answer.kind === 'cells') {
      const [wide, tall] = [width / answer.columns, height / answer.rows]
      return answer.cells.map((cell) => {
        const [column, row] = [(cell - 1) % answer.columns, Math.floor((cell - 1) / answer.columns)]
        return (
          <g key={cell}>
            {/* A stroke is as wide on both sides of its line: within the cell it covers no other. */}
            <rect
              className={s.box}
              x={column * wide + unit / 2}
              y={row * tall + unit / 2}
              width={Math.max(0, wide - unit)}
              height={Math.max(0, tall - unit)}
              strokeWidth={unit}
            />
            <text
              className={`bold ${s.mark}`}
              x={(column + 0.5) * wide}
              y={(row + 0.5) * tall}
              {...label}
            >
              {cell}
            </text>
          </g>
        )
      })
    }
    if (answer.kind === 'turn')
      return (
        <image
          href={picture}
          width={width}
          height={height}
          transform={`rotate(${answer.degrees} ${width / 2} ${height / 2})`}
        />
      )
    return null
  }
  if (answer.kind === 'text' || answer.kind === 'other') return null
  return (
    <svg
      className={`fill ${s.marks}`}
      data-kind={answer.kind}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {marks()}
    </svg>
  )
}
