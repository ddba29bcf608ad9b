// Over 250 lines: for each of the nine kinds a drawing, its answer and its check.
import type { Given } from '../../api/contract/worker-training.ts'
import { workerKinds } from '../../api/contract/worker.ts'
import { noise, pickRandom } from '../lib/random.ts'

export type PuzzleKind = (typeof workerKinds)[number]

/** Workers read English or Russian. */
export type PuzzleLanguage = 'en' | 'ru'
type Said = Readonly<Record<PuzzleLanguage, string>>
type Say = (words: Said) => string

/** A task with its right answer. Its kind, number and language determine both. */
export interface Puzzle {
  kind: PuzzleKind
  number: number
  width: number
  height: number
  /** The drawing; empty for a kind without a picture. */
  svg: string
  hint: string | null
  text: string | null
  options: Record<string, unknown>
  truth: Given
  explanation: Said
}

interface Spot {
  x: number
  y: number
}

const whole = Math.round
const range = (low: number, high: number, ...keys: (string | number)[]): number =>
  whole(low + (high - low) * noise('puzzle', ...keys))
const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
const ground = (width: number, height: number, fill = '#f2eee2'): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`
const colours = ['#b4532a', '#2a6fb4', '#5a8a3a', '#8a4fa0', '#9a7a1c'] as const

const letters = 'bcdfghkmnpqrtvwxyz2346789'
const wordOf = (n: number): string =>
  Array.from({ length: 5 }, (_, at) => letters[range(0, letters.length - 1, 'word', n, at)]).join(
    '',
  )

function drawWord(text: string, n: number): string {
  const glyphs = Array.from(text, (letter, at) => {
    const x = 40 + at * 52
    const y = range(62, 82, 'y', n, at)
    return `<text x="${x}" y="${y}" font-family="Georgia,serif" font-size="54" text-anchor="middle" fill="#27405f" transform="rotate(${range(-22, 22, 'turn', n, at)} ${x} ${y})">${letter}</text>`
  })
  const line = `<path d="M6 ${range(30, 90, 'a', n)}C90 ${range(10, 110, 'b', n)} 190 ${range(10, 110, 'c', n)} 294 ${range(30, 90, 'd', n)}" fill="none" stroke="#8a6f2d" stroke-width="3"/>`
  return svg(300, 120, ground(300, 120) + glyphs.join('') + line)
}

/** Places that do not overlap: one for each cell of a grid of four by three. */
const spots = (n: number, count: number): Spot[] =>
  Array.from({ length: 12 }, (_, cell) => cell)
    .toSorted((a, b) => noise('spot', n, a) - noise('spot', n, b))
    .slice(0, count)
    .map((cell) => ({
      x: 50 + (cell % 4) * 100 + range(-18, 18, 'sx', n, cell),
      y: 50 + Math.floor(cell / 4) * 100 + range(-18, 18, 'sy', n, cell),
    }))

const circle = ({ x, y }: Spot, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const triangle = ({ x, y }: Spot, r: number, fill: string): string =>
  `<path d="M${x} ${y - r}L${x + r} ${y + r}H${x - r}Z" fill="${fill}"/>`
const leaf = ({ x, y }: Spot, rx: number, ry: number): string =>
  `<path d="M${x - rx} ${y}Q${x - rx / 2} ${y - ry * 1.3} ${x + rx} ${y}Q${x - rx / 2} ${y + ry * 1.3} ${x - rx} ${y}Z" fill="#5a8a3a"/><path d="M${x - rx} ${y}H${x + rx}" stroke="#365a20" stroke-width="3"/>`
const car = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="M${x} ${y + height * 0.85}V${y + height * 0.5}L${x + width * 0.2} ${y + height * 0.42}L${x + width * 0.35} ${y}H${x + width * 0.75}L${x + width} ${y + height * 0.45}V${y + height * 0.85}Z" fill="${fill}"/>${[0.25, 0.75].map((part) => `<circle cx="${x + width * part}" cy="${y + height * 0.83}" r="${height * 0.17}" fill="#1c2430"/>`).join('')}`
const house =
  '<rect x="70" y="110" width="100" height="80" fill="#b4532a"/><path d="M56 112L120 58L184 112Z" fill="#6b2d14"/><rect x="106" y="146" width="28" height="44" fill="#f2eee2"/><circle cx="196" cy="48" r="18" fill="#c9b93b"/>'

const questions: readonly [readonly [Said, Said], ...(readonly [Said, Said])[]] = [
  [
    {
      en: 'Which word is the odd one out: apple, pear, hammer, plum?',
      ru: 'Какое слово лишнее: яблоко, груша, молоток, слива?',
    },
    { en: 'hammer', ru: 'молоток' },
  ],
  [
    { en: 'What day comes after Tuesday?', ru: 'Какой день идёт после вторника?' },
    { en: 'wednesday', ru: 'среда' },
  ],
  [
    {
      en: 'How many letters does the word “picture” have? Answer in digits.',
      ru: 'Сколько букв в слове «картина»? Ответьте цифрами.',
    },
    { en: '7', ru: '7' },
  ],
  [
    {
      en: 'Write the second word of this line: seven green bottles.',
      ru: 'Напишите второе слово строки: семь зелёных бутылок.',
    },
    { en: 'green', ru: 'зелёных' },
  ],
]

type Made = Omit<Puzzle, 'kind' | 'number'>
const nothing = { width: 0, height: 0, svg: '', hint: null, text: null, options: {} }

const makers: Record<PuzzleKind, (n: number, say: Say) => Made> = {
  image: (n) => ({
    ...nothing,
    width: 300,
    height: 120,
    svg: drawWord(wordOf(n), n),
    options: { numeric: 0, case: false, minLength: 4, maxLength: 8 },
    truth: { text: wordOf(n) },
    explanation: {
      en: `The picture says ${wordOf(n)}. The line through it isn’t a letter.`,
      ru: `На картинке ${wordOf(n)}. Линия поверх букв — не буква.`,
    },
  }),
  text: (n, say) => {
    const [question, answers] = pickRandom(questions, 'question', n)
    const answer = say(answers)
    return {
      ...nothing,
      text: say(question),
      options: { maxLength: 40, canNoAnswer: true },
      truth: { text: answer },
      explanation: {
        en: `The answer is “${answer}”: one word or number is enough.`,
        ru: `Ответ — «${answer}»: достаточно одного слова или числа.`,
      },
    }
  },
  coordinates: (n, say) => {
    const all = spots(n, 8)
    const wanted = all.slice(0, range(2, 3, 'wanted', n))
    return {
      ...nothing,
      width: 400,
      height: 300,
      svg: svg(
        400,
        300,
        ground(400, 300) +
          all
            .map((at, index) =>
              (wanted.includes(at) ? triangle : circle)(
                at,
                28,
                colours[index % colours.length] ?? '',
              ),
            )
            .join(''),
      ),
      hint: say({ en: 'Click every triangle', ru: 'Отметьте все треугольники' }),
      options: { maxClicks: 6, canNoAnswer: true },
      truth: { coordinates: wanted.map(({ x, y }) => ({ x, y: y + 8 })) },
      explanation: {
        en: 'One click on each triangle, and none on a circle.',
        ru: 'По одному нажатию на каждый треугольник и ни одного на круг.',
      },
    }
  },
  grid: (n, say) => {
    const cells = Array.from({ length: 9 }, (_, at) => noise('cell', n, at) < 0.4)
    const chosen = cells.flatMap((is, at) => (is ? [at + 1] : []))
    return {
      ...nothing,
      width: 300,
      height: 300,
      svg: svg(
        300,
        300,
        ground(300, 300, '#e7eef5') +
          cells
            .map((is, at) =>
              (is ? circle : triangle)(
                { x: 50 + (at % 3) * 100, y: 50 + Math.floor(at / 3) * 100 },
                30,
                colours[at % colours.length] ?? '',
              ),
            )
            .join(''),
      ),
      hint: say({ en: 'Choose all squares with a circle', ru: 'Выберите все клетки с кругом' }),
      options: { rows: 3, columns: 3, canNoAnswer: true },
      truth: chosen.length > 0 ? { cells: chosen } : { noAnswer: true },
      explanation: {
        en: 'Only squares with a circle count; triangles don’t.',
        ru: 'Подходят только клетки с кругом, треугольники не считаются.',
      },
    }
  },
  rotate: (n, say) => {
    const angle = 30 * range(1, 11, 'angle', n)
    return {
      ...nothing,
      width: 240,
      height: 240,
      svg: svg(
        240,
        240,
        `${ground(240, 240, '#dce8f2')}<g transform="rotate(${360 - angle} 120 120)">${house}</g>`,
      ),
      hint: say({
        en: 'Turn the picture until the house stands upright',
        ru: 'Поверните картинку так, чтобы дом стоял ровно',
      }),
      truth: { angle },
      explanation: {
        en: `Turned by ${angle}°, the roof is on top.`,
        ru: `После поворота на ${angle}° крыша окажется сверху.`,
      },
    }
  },
  draw: (n, say) => {
    const [x, y, rx, ry] = [
      range(150, 250, 'x', n),
      range(110, 190, 'y', n),
      range(70, 110, 'rx', n),
      range(50, 80, 'ry', n),
    ]
    return {
      ...nothing,
      width: 400,
      height: 300,
      svg: svg(400, 300, ground(400, 300) + leaf({ x, y }, rx, ry)),
      hint: say({ en: 'Draw around the leaf', ru: 'Обведите лист' }),
      options: { canNoAnswer: true },
      truth: {
        polygon: [
          { x: x - rx, y },
          { x: whole(x - rx * 0.4), y: whole(y - ry * 0.68) },
          { x: whole(x + rx * 0.2), y: whole(y - ry * 0.5) },
          { x: x + rx, y },
          { x: whole(x + rx * 0.2), y: whole(y + ry * 0.5) },
          { x: whole(x - rx * 0.4), y: whole(y + ry * 0.68) },
        ],
      },
      explanation: {
        en: 'The line follows the edge: the whole leaf, and almost nothing else.',
        ru: 'Линия идёт по краю: внутри весь лист и почти ничего лишнего.',
      },
    }
  },
  box: (n, say) => {
    const boxes = spots(n, 2).map(({ x, y }, at) => ({
      x: Math.max(4, x - 45),
      y: Math.max(4, y - 28),
      width: range(80, 92, 'bw', n, at),
      height: range(48, 58, 'bh', n, at),
    }))
    return {
      ...nothing,
      width: 400,
      height: 300,
      svg: svg(
        400,
        300,
        ground(400, 300, '#e4e7e9') +
          boxes
            .map((one, at) => car(one.x, one.y, one.width, one.height, colours[at + 1] ?? ''))
            .join(''),
      ),
      hint: say({ en: 'Draw a box around every car', ru: 'Обведите рамкой каждую машину' }),
      options: { canNoAnswer: true },
      truth: { boxes },
      explanation: {
        en: 'A box touches the car on all four sides, including the wheels.',
        ru: 'Рамка касается машины с четырёх сторон, вместе с колёсами.',
      },
    }
  },
  audio: (n, say) => ({
    ...nothing,
    hint: say({
      en: 'How many tones do you hear? Answer in digits.',
      ru: 'Сколько сигналов вы слышите? Ответьте цифрами.',
    }),
    options: { numeric: 1, maxLength: 2, languages: ['en'] },
    truth: { text: String(tonesOf(n)) },
    explanation: { en: `There are ${tonesOf(n)} tones.`, ru: `Звучит сигналов: ${tonesOf(n)}.` },
  }),
  moderation: (n, say) => {
    const shown = wordOf(n)
    const isRight = noise('right', n) < 0.6
    return {
      ...nothing,
      width: 300,
      height: 120,
      svg: drawWord(shown, n),
      hint: say({
        en: 'Does the answer say what the picture says?',
        ru: 'Совпадает ли ответ с тем, что на картинке?',
      }),
      text: isRight ? shown : `${shown.slice(0, 4)}${shown.endsWith('k') ? 'm' : 'k'}`,
      truth: { verdict: isRight ? 'right' : 'wrong' },
      explanation: { en: `The picture says ${shown}.`, ru: `На картинке ${shown}.` },
    }
  },
}

const tonesOf = (n: number): number => range(2, 6, 'tones', n)

export const puzzle = (
  kind: PuzzleKind,
  number: number,
  language: PuzzleLanguage = 'en',
): Puzzle => ({
  kind,
  number,
  ...makers[kind](number, (words) => words[language]),
})

/** Tones of a fifth of a second, as a WAV file of 8 kHz. */
export function sound(n: number): Uint8Array<ArrayBuffer> {
  const rate = 8000
  const samples = rate * tonesOf(n) * 0.5
  const bytes = new Uint8Array(44 + samples)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string): void =>
    [...text].forEach((char, index) => view.setUint8(at + index, char.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let at = 0; at < samples; at += 1)
    bytes[44 + at] =
      (at / rate) % 0.5 < 0.2 ? 128 + whole(70 * Math.sin((at * 2 * Math.PI * 520) / rate)) : 128
  return bytes
}

const near = (a: Spot, b: Spot, reach: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= reach
const plain = (text: string): string => text.trim().toLowerCase()
const boundsOf = (points: readonly Spot[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Whether an answer is right, as far as the mock can tell. */
export function isRight({ kind, truth }: Puzzle, given: Given): boolean {
  if (truth.noAnswer || given.noAnswer) return truth.noAnswer === given.noAnswer
  const [points, spotsOf] = [given.coordinates ?? [], truth.coordinates ?? []]
  const [boxes, wanted] = [given.boxes ?? [], truth.boxes ?? []]
  switch (kind) {
    case 'image':
    case 'text':
    case 'audio':
      return plain(given.text ?? '') === plain(truth.text ?? '')
    case 'coordinates':
      return (
        points.length === spotsOf.length &&
        spotsOf.every((spot) => points.some((point) => near(spot, point, 34)))
      )
    case 'grid':
      return (
        (given.cells ?? []).toSorted((a, b) => a - b).join(' ') === (truth.cells ?? []).join(' ')
      )
    case 'rotate':
      return Math.abs((((given.angle ?? 0) - (truth.angle ?? 0) + 540) % 360) - 180) <= 10
    case 'draw': {
      const [mine, its] = [boundsOf(given.polygon ?? []), boundsOf(truth.polygon ?? [])]
      return its.every((side, at) => Math.abs(side - (mine[at] ?? 1e9)) <= 30)
    }
    case 'box':
      return (
        boxes.length === wanted.length &&
        wanted.every((box) =>
          boxes.some(
            (one) =>
              near(one, box, 16) &&
              Math.abs(one.width - box.width) <= 18 &&
              Math.abs(one.height - box.height) <= 18,
          ),
        )
      )
    case 'moderation':
      return given.verdict === truth.verdict
  }
}

/** A plausible wrong answer. */
export function wrongAnswer({ kind, truth }: Puzzle): Given {
  const shift = <T extends Spot>(spot: T): T => ({ ...spot, x: spot.x + 46, y: spot.y + 38 })
  switch (kind) {
    case 'coordinates':
      return { coordinates: (truth.coordinates ?? []).map(shift) }
    case 'grid':
      return { cells: [1, 5, 9] }
    case 'rotate':
      return { angle: ((truth.angle ?? 0) + 90) % 360 }
    case 'draw':
      return { polygon: (truth.polygon ?? []).map(shift) }
    case 'box':
      return { boxes: (truth.boxes ?? []).slice(0, 1).map(shift) }
    case 'moderation':
      return { verdict: truth.verdict === 'right' ? 'wrong' : 'right' }
    case 'image':
    case 'text':
    case 'audio':
      return { text: `${(truth.text ?? '').slice(0, -1)}e` }
  }
}

const file = /^\/api\/v2\/worker\/media\/(\w+)-(\d+)\.(svg|wav)$/

/** The picture or the sound of a task. An element requests it, so it is no API call. */
export function puzzleFile(path: string): Response | null {
  const [, name, number] = file.exec(path) ?? []
  const kind = workerKinds.find((known) => known === name)
  if (!kind || number === undefined) return null
  const headers = { 'cache-control': 'max-age=3600', 'x-content-type-options': 'nosniff' }
  if (kind === 'audio')
    return new Response(sound(Number(number)), {
      headers: { ...headers, 'content-type': 'audio/wav' },
    })
  return new Response(puzzle(kind, Number(number)).svg, {
    headers: { ...headers, 'content-type': 'image/svg+xml' },
  })
}

export const mediaOf = (kind: PuzzleKind, number: number) => ({
  imageUrl: ['text', 'audio'].includes(kind) ? null : `/api/v2/worker/media/${kind}-${number}.svg`,
  audioUrl: kind === 'audio' ? `/api/v2/worker/media/${kind}-${number}.wav` : null,
})
