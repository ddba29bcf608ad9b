import { boundsOf, shapeOutline } from '@/shared/picture/outline.ts'
import { pictureSize, scenes } from './scenes.ts'
import type { ObjectName, SceneName } from './scenes.ts'
import s from '../data.module.css'
import { pictureUrls } from './pictures.ts'

interface DrawingProps {
  scene: SceneName
  /** The visible part: x, y, width, height in the picture's pixels. */
  crop?: readonly [number, number, number, number]
  /** The indexes of the shapes to show; all by default. */
  only?: readonly number[]
  /** Shows a polygon as its bounding box. */
  boxed?: boolean
  /** Returns the labels of the shapes. */
  nameOf?: (object: ObjectName) => string
  /** Without it the drawing is decorative. */
  label?: string | undefined
}

const size = 26

/** An estimate, because the fonts are unknown during prerendering. */
const tagWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.6), 0.9) * size

/** One of our pictures with the shapes that a worker has marked. */
export function SceneDrawing({
  scene,
  crop = [0, 0, pictureSize.width, pictureSize.height],
  only,
  boxed = false,
  nameOf,
  label,
}: DrawingProps) {
  const { shapes, labels } = scenes[scene]
  const [left, top, width, height] = crop
  return (
    <svg
      className={`clip fill round-2 ${s.drawing}`}
      viewBox={crop.join(' ')}
      width={width}
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <image href={pictureUrls[scene]} {...pictureSize} />
      {shapes
        .filter((_, index) => !only || only.includes(index))
        .map((shape) => {
          const bounds = boundsOf(shape)
          const object = labels[shape.label - 1]
          const name = object && nameOf?.(object)
          const tagTop = Math.max(bounds.y - 36, top)
          const tagLeft = name
            ? Math.min(Math.max(bounds.x, left), left + width - tagWidth(name))
            : 0
          return (
            <g key={shape.id}>
              {boxed || shape.kind === 'box' ? (
                <rect className={s.found} {...bounds} />
              ) : (
                <path className={s.found} d={`M${shapeOutline(shape).join('L')}z`} />
              )}
              {name && (
                <>
                  <rect
                    className={s.tag}
                    x={tagLeft}
                    y={tagTop}
                    width={tagWidth(name)}
                    height="36"
                  />
                  <text
                    className={`bold ${s.tagText}`}
                    x={tagLeft + tagWidth(name) / 2}
                    y={tagTop + 26}
                    fontSize={size}
                  >
                    {name}
                  </text>
                </>
              )}
            </g>
          )
        })}
    </svg>
  )
}
