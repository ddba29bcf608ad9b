import type { InferInput } from 'valibot'
import type { TypeExample } from '../../api/contract/examples.ts'
import { noise } from '../lib/random.ts'
import { taskTypes } from './types.ts'

type Language = 'en' | 'ru' | 'zh'
type Words = Readonly<Record<Language, string>>
interface Line {
  /** The text in the drawing of 300 × 150; empty for sounds and questions. */
  drawing: string | null
  question: Words
  /** The answer in each language where they differ. */
  answer: string | Words
  seconds: number
}

const picture = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150" width="300" height="150"><rect width="300" height="150" fill="#f4f1e6"/>${body}</svg>`)}`

/** Slanted letters under crossing lines. */
function warped(text: string): string {
  const step = Math.min(44, 250 / text.length)
  const letters = [...text].map((letter, at) => {
    const x = 150 + (at - (text.length - 1) / 2) * step
    const y = 92 + noise('y', text, at) * 22 - 11
    const turn = noise('turn', text, at) * 50 - 25
    return `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" text-anchor="middle" font-family="Georgia,serif" font-size="${(step * 1.25).toFixed(0)}" fill="#2b3a55">${letter}</text>`
  })
  const strokes = [0, 1, 2].map((at) => {
    const [from, to] = [noise('from', text, at) * 110 + 20, noise('to', text, at) * 110 + 20]
    return `<path d="M0 ${from.toFixed(0)}Q150 ${(170 - to).toFixed(0)} 300 ${to.toFixed(0)}" fill="none" stroke="#8a6d3b" stroke-width="2"/>`
  })
  return letters.join('') + strokes.join('')
}

const cat = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#5a4a7a"><circle r="16"/><path d="M-15-6-12-26 0-14 12-26 15-6z"/><circle cx="-6" cy="-2" r="2.4" fill="#fff"/><circle cx="6" cy="-2" r="2.4" fill="#fff"/></g>`
const tree = (x: number, y: number): string =>
  `<path d="M${x} ${y - 34}l20 40h-14v16h-12v-16h-14z" fill="#4d7c5a"/>`
const house = `<path d="M-34 30v-38L0-40 34-8v38z" fill="#b5563c"/><rect x="-8" y="4" width="16" height="26" fill="#f4f1e6"/>`
const bicycle = (x: number, y: number): string =>
  `<g fill="none" stroke="#2b3a55" stroke-width="3"><circle cx="${x - 10}" cy="${y + 6}" r="8"/><circle cx="${x + 10}" cy="${y + 6}" r="8"/><path d="M${x - 10} ${y + 6}l7-14h9l4 14M${x - 3} ${y - 8}l4 14"/></g>`
const notch = 'h26c-3-12 17-12 14 0h26v26c12-3 12 17 0 14v26h-66z'

function grid(): string {
  const cells = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [50 + (at % 3) * 100, 25 + Math.floor(at / 3) * 50]
    return [1, 4, 8].includes(at) ? bicycle(x, y) : tree(x, y + 8)
  })
  return `${cells.join('')}<path d="M100 0v150M200 0v150M0 50h300M0 100h300" stroke="#fff" stroke-width="4"/>`
}

const typed: Words = { en: 'Type the characters', ru: 'Введите символы', zh: '输入图中的字符' }

/** Examples of tasks and answers by type, for types with a picture or a sound. */
const lines: Readonly<Record<string, readonly Line[]>> = {
  'image-picture-captcha-solver': [
    { drawing: warped('w9khp'), question: typed, answer: 'w9khp', seconds: 4.2 },
    {
      drawing: warped('704816'),
      question: { en: 'Digits only', ru: 'Только цифры', zh: '仅数字' },
      answer: '704816',
      seconds: 3.6,
    },
  ],
  'text-captcha': [
    {
      drawing: null,
      question: {
        en: 'Which word is a color: table, green, seven?',
        ru: 'Какое слово означает цвет: стол, зелёный, семь?',
        zh: '下列词语哪个表示颜色：table、green、seven？',
      },
      answer: { en: 'green', ru: 'зелёный', zh: 'green' },
      seconds: 6.1,
    },
    {
      drawing: null,
      question: {
        en: 'How many legs do two cats have?',
        ru: 'Сколько лап у двух кошек?',
        zh: 'How many legs do two cats have?',
      },
      answer: '8',
      seconds: 5.4,
    },
  ],
  'audio-captcha': [
    {
      drawing: null,
      question: {
        en: 'Recording in English, 6 s',
        ru: 'Запись на английском, 6 с',
        zh: '英语录音，6 秒',
      },
      answer: '4 8 1 7 2',
      seconds: 11.8,
    },
  ],
  'math-captcha': [
    {
      drawing: warped('7+4=?'),
      question: { en: 'The result', ru: 'Результат', zh: '计算结果' },
      answer: '11',
      seconds: 5,
    },
    {
      drawing: warped('3×6=?'),
      question: { en: 'The result', ru: 'Результат', zh: '计算结果' },
      answer: '18',
      seconds: 5.7,
    },
  ],
  'cyrillic-captcha': [
    { drawing: warped('вечер'), question: typed, answer: 'вечер', seconds: 5.1 },
    { drawing: warped('якорь'), question: typed, answer: 'якорь', seconds: 5.6 },
  ],
  rotatecaptcha: [
    {
      drawing: `<g transform="translate(150 75) rotate(-75) scale(1.4)">${house}</g>`,
      question: {
        en: 'Turn it upright in 15° steps',
        ru: 'Поставьте ровно, шаг 15°',
        zh: '转正，步长 15°',
      },
      answer: '75',
      seconds: 7.3,
    },
  ],
  clickcaptcha: [
    {
      drawing:
        cat(118, 64) +
        cat(243, 110, 0.8) +
        cat(47, 108) +
        tree(175, 110) +
        tree(80, 60) +
        tree(210, 50),
      question: { en: 'Click the three cats', ru: 'Отметьте трёх кошек', zh: '点选三只猫' },
      answer: '[{"x":118,"y":64},{"x":243,"y":110},{"x":47,"y":108}]',
      seconds: 6.8,
    },
  ],
  'grid-captcha': [
    {
      drawing: grid(),
      question: {
        en: 'All squares with bicycles',
        ru: 'Все клетки с велосипедами',
        zh: '所有含自行车的格子',
      },
      answer: '[2,5,9]',
      seconds: 7.9,
    },
  ],
  'draw-around': [
    {
      drawing: `<path d="M0 110h300v40H0z" fill="#7fa8c9"/><path d="M70 100h90l-18 24H88z" fill="#b5563c"/><path d="M112 98V40l36 50z" fill="#fff" stroke="#2b3a55"/>${tree(250, 84)}`,
      question: { en: 'Draw around the boat', ru: 'Обведите лодку', zh: '圈出小船' },
      answer:
        '[{"x":70,"y":99},{"x":111,"y":38},{"x":161,"y":99},{"x":142,"y":125},{"x":88,"y":125}]',
      seconds: 12.6,
    },
  ],
  'bounding-box': [
    {
      drawing: cat(90, 82, 1.5) + tree(180, 100) + cat(240, 92),
      question: {
        en: 'A box around each cat',
        ru: 'Рамка вокруг каждой кошки',
        zh: '为每只猫画一个标注框',
      },
      answer:
        '[{"xMin":66,"xMax":114,"yMin":43,"yMax":106},{"xMin":224,"xMax":256,"yMin":66,"yMax":108}]',
      seconds: 11.2,
    },
  ],
  'slider-captcha': [
    {
      drawing: `<path d="M0 90q60-50 120-10t180-20v90H0z" fill="#4d7c5a"/><path d="M143 44${notch}" fill="#2b3a55" opacity=".75"/><path d="M12 44${notch}" fill="#c9b93b" stroke="#fff" stroke-width="2"/>`,
      question: {
        en: 'Where does the piece belong?',
        ru: 'Где место фрагмента?',
        zh: '拼块应放在哪里？',
      },
      answer: '[{"x":143,"y":44}]',
      seconds: 5.9,
    },
  ],
  'temu-captcha': [
    {
      drawing: `<path d="M0 100q80-70 150-20t150-30v100H0z" fill="#7fa8c9"/><circle cx="84" cy="110" r="20" fill="#2b3a55"/><rect x="194" y="38" width="36" height="36" fill="#2b3a55"/>`,
      question: {
        en: 'Place the circle and the square',
        ru: 'Поставьте круг и квадрат',
        zh: '放置圆形与方形',
      },
      answer: '[{"x":84,"y":110},{"x":212,"y":56}]',
      seconds: 9.4,
    },
  ],
  solvemedia: [
    { drawing: warped('piece of cake'), question: typed, answer: 'piece of cake', seconds: 6.6 },
  ],
}

export function examplesOf(slug: string, language: Language): InferInput<typeof TypeExample>[] {
  const type = taskTypes.find((one) => one.slug === slug)
  return (lines[slug] ?? []).map(({ drawing, question, answer, seconds }) => ({
    slug,
    title: type?.title ?? '',
    imageUrl: drawing === null ? null : picture(drawing),
    question: question[language],
    answer: typeof answer === 'string' ? answer : answer[language],
    seconds,
    kind: type?.group ?? 'image',
  }))
}
