import { noise } from '../../lib/random.ts'
import type { ArticleLanguage } from '../articles.ts'

/** Pictures of the seed's articles, drawn in the site's own manner: a thin box finds a sign, a green tag answers it. */
export const coverAlt = {
  poll: {
    en: 'A row of short dashes, one of them framed: the moment at which an answer is asked for',
    ru: 'Ряд коротких штрихов, один в рамке: момент, когда спрашивают ответ',
  },
  error: {
    en: 'A broken line with the break in a frame',
    ru: 'Ломаная линия, разрыв взят в рамку',
  },
  balance: {
    en: 'A falling line that meets a level',
    ru: 'Падающая линия, которая встречает уровень',
  },
  pingback: {
    en: 'An arrow that comes back to where it started',
    ru: 'Стрелка, которая возвращается к началу',
  },
  proxy: {
    en: 'Three points on the way from left to right, the middle one framed',
    ru: 'Три точки на пути слева направо, средняя в рамке',
  },
  label: {
    en: 'Shapes in a field, each in a box of its own',
    ru: 'Фигуры на поле, каждая в своей рамке',
  },
  worker: {
    en: 'A column of signs, some of them ticked',
    ru: 'Столбец знаков, часть из них отмечена',
  },
  code: { en: 'Indented lines as in a program', ru: 'Строки с отступами, как в программе' },
  speed: {
    en: 'Bars of different heights, the highest framed',
    ru: 'Столбцы разной высоты, самый высокий в рамке',
  },
  key: {
    en: 'A row of dots with a few of them readable',
    ru: 'Ряд точек, несколько из них можно прочесть',
  },
} as const satisfies Record<string, Record<ArticleLanguage, string>>
export type Cover = keyof typeof coverAlt

const ink = '#0f1f33'
const blue = '#1f5eff'
const green = '#c9b93b'

const box = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${blue}" stroke-width="5"/>` +
  `<rect x="${x + w - 54}" y="${y + h - 18}" width="84" height="36" rx="6" fill="${green}"/>`
const line = (points: readonly (readonly [number, number])[], width = 8, colour = ink): string =>
  `<polyline points="${points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r = 16, fill = ink): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}" fill="${fill}"/>`
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Each in a field of 1000 by 400. */
const drawings: Readonly<Record<Cover, string>> = {
  poll:
    times(9, (i) =>
      line([
        [60 + i * 110, 200],
        [110 + i * 110, 200],
      ]),
    ) + box(480, 130, 130, 140),
  error:
    line([
      [40, 260],
      [250, 160],
      [420, 240],
    ]) +
    line([
      [560, 140],
      [720, 250],
      [960, 120],
    ]) +
    box(410, 110, 160, 180),
  balance:
    line([
      [40, 60],
      [220, 110],
      [420, 130],
      [600, 230],
      [800, 300],
    ]) +
    line(
      [
        [40, 310],
        [960, 310],
      ],
      4,
      blue,
    ) +
    box(730, 230, 150, 130),
  pingback:
    line([
      [80, 140],
      [820, 140],
      [900, 200],
      [820, 260],
      [200, 260],
    ]) +
    line([
      [250, 215],
      [195, 260],
      [250, 305],
    ]) +
    box(80, 205, 180, 110),
  proxy:
    line(
      [
        [90, 200],
        [910, 200],
      ],
      4,
      blue,
    ) +
    dot(90, 200, 30) +
    dot(500, 200, 38) +
    dot(910, 200, 30) +
    box(420, 120, 160, 160),
  label:
    dot(200, 180, 70) +
    line([
      [420, 260],
      [500, 110],
      [580, 260],
      [420, 260],
    ]) +
    `<rect x="760" y="130" width="120" height="120" fill="${ink}"/>` +
    box(110, 95, 180, 170) +
    box(400, 90, 200, 190),
  worker:
    times(
      4,
      (i) =>
        dot(360, 60 + i * 95, 14) +
        line(
          [
            [410, 60 + i * 95],
            [760 - 70 * (i % 3), 60 + i * 95],
          ],
          12,
        ),
    ) + box(320, 110, 470, 90),
  code:
    times(6, (i) =>
      line(
        [
          [120 + 70 * (2 - Math.abs(2 - i) + (i > 2 ? 1 : 0)), 50 + i * 62],
          [430 + 360 * noise('code', i), 50 + i * 62],
        ],
        14,
      ),
    ) + box(240, 140, 560, 80),
  speed:
    times(
      9,
      (i) =>
        `<rect x="${70 + i * 98}" y="${360 - 290 * (0.3 + 0.7 * noise('bar', i))}" width="60" height="${290 * (0.3 + 0.7 * noise('bar', i))}" fill="${ink}"/>`,
    ) + box(545, 40, 110, 340),
  key:
    times(14, (i) =>
      i % 5 === 3
        ? line(
            [
              [65 + i * 66, 170],
              [65 + i * 66, 230],
            ],
            14,
          )
        : dot(65 + i * 66, 200, 17),
    ) + box(220, 130, 340, 140),
}

const isCover = (name: string): name is Cover => Object.hasOwn(drawings, name)

/** An SVG by its name: a cover, or a figure `<cover>-figure`; null where there is none. */
export function pictureOf(name: string): string | null {
  const figure = name.endsWith('-figure')
  const cover = figure ? name.slice(0, -'-figure'.length) : name
  if (!isCover(cover)) return null
  const [width, height, x, y, scale] = figure ? [960, 360, 60, 12, 0.84] : [1200, 630, 100, 115, 1]
  const grid = times(
    Math.ceil(width / 60),
    (i) => `<path d="M${i * 60} 0V${height}" stroke="${ink}" stroke-opacity=".06"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#f0f8ff"/>${grid}<g transform="translate(${x} ${y}) scale(${scale})">${drawings[cover]}</g></svg>`
}
