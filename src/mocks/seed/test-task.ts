import type { TestType } from '../../api/contract/test-task.ts'
import { noise } from '../lib/random.ts'

const kb = 1024
const pictures = ['image/jpeg', 'image/png', 'image/gif']
const small = { minBytes: 100, maxBytes: 100 * kb, maxSide: 1000, types: pictures }
const large = { ...small, maxBytes: 600 * kb }

/** contract.md 1.7. */
export const testKinds: readonly {
  type: TestType
  image: typeof small | null
  text: { max: number } | null
  commentMax: number | null
  commentRequired: boolean
}[] = [
  { type: 'ImageToTextTask', image: small, text: null, commentMax: 140, commentRequired: false },
  {
    type: 'TextCaptchaTask',
    image: null,
    text: { max: 140 },
    commentMax: null,
    commentRequired: false,
  },
  { type: 'CoordinatesTask', image: large, text: null, commentMax: 140, commentRequired: true },
  { type: 'GridTask', image: large, text: null, commentMax: 140, commentRequired: true },
  { type: 'RotateTask', image: small, text: null, commentMax: 140, commentRequired: false },
  { type: 'BoundingBoxTask', image: large, text: null, commentMax: 140, commentRequired: true },
]
export const freeADay = 3

const words = ['k7mwp', 'river', '4829', 'xq3hd', 'north', 'W9kHp'] as const

interface Asked {
  type: TestType
  text: string
  options: Record<string, unknown>
  width: number
  height: number
  salt: string | number
}

function sumOf(text: string): string {
  const [, a, sign, b] = /(\d+)\s*([+×x*-])\s*(\d+)/.exec(text) ?? []
  if (a === undefined || b === undefined) return 'blue'
  return String(
    sign === '+'
      ? Number(a) + Number(b)
      : sign === '-'
        ? Number(a) - Number(b)
        : Number(a) * Number(b),
  )
}

/** An answer drawn from the seed, within the picture. */
export function answerFor({ type, text, options, width, height, salt }: Asked): {
  solution: Record<string, unknown>
  preview: string
} {
  const at = (key: string, size: number): number => Math.floor(noise('test', salt, key) * size)
  const count = (name: string, fallback: number): number =>
    typeof options[name] === 'number' ? options[name] : fallback
  switch (type) {
    case 'TextCaptchaTask': {
      const answer = sumOf(text)
      return { solution: { text: answer }, preview: answer }
    }
    case 'CoordinatesTask': {
      const coordinates = [0, 1].map((one) => ({
        x: 4 + at(`x${one}`, Math.max(1, width - 8)),
        y: 4 + at(`y${one}`, Math.max(1, height - 8)),
      }))
      return {
        solution: { coordinates },
        preview: coordinates.map(({ x, y }) => `x=${x}, y=${y}`).join('; '),
      }
    }
    case 'GridTask': {
      const cells = count('rows', 3) * count('columns', 3)
      const click = Array.from({ length: cells }, (_, cell) => cell + 1).filter(
        (cell) => noise('test', salt, 'cell', cell) < 0.35,
      )
      const chosen = click.length > 0 ? click : [1]
      return { solution: { click: chosen }, preview: chosen.join(', ') }
    }
    case 'RotateTask': {
      const step = count('angle', 40)
      const rotate = (1 + at('turn', Math.max(1, Math.floor(360 / step) - 1))) * step
      return { solution: { rotate }, preview: `${rotate}°` }
    }
    case 'BoundingBoxTask': {
      const xMin = at('left', Math.max(1, width / 2))
      const yMin = at('top', Math.max(1, height / 2))
      const box = {
        xMin,
        yMin,
        xMax: Math.min(width, xMin + Math.ceil(width / 3)),
        yMax: Math.min(height, yMin + Math.ceil(height / 3)),
      }
      return {
        solution: { boundingBoxes: [box] },
        preview: `${box.xMin},${box.yMin} – ${box.xMax},${box.yMax}`,
      }
    }
    case 'ImageToTextTask': {
      // The site's sample pictures are recognised by their contents.
      const read = text || (words[at('word', words.length)] ?? words[0])
      const answer = options['numeric'] === 1 ? '4829' : read
      return { solution: { text: answer }, preview: answer }
    }
  }
}
