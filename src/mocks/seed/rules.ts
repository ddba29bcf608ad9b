import type { Language } from '../../site/languages.ts'
import type { PuzzleKind } from './puzzles.ts'

/** The rule by which answers of a kind are judged, in the languages of the workers' pages. */
const rules: Record<PuzzleKind, { id: string; en: string; ru: string }> = {
  image: {
    id: 'every-sign',
    en: 'Type every letter and digit in the picture, but not the lines across them.',
    ru: 'Введите все буквы и цифры с картинки, но не линии поверх них.',
  },
  text: {
    id: 'one-answer',
    en: 'Answer the question with one word or one number.',
    ru: 'Отвечайте на заданный вопрос одним словом или числом.',
  },
  coordinates: {
    id: 'each-once',
    en: 'One point on each object the task names, and nowhere else.',
    ru: 'По одной точке на каждый предмет, о котором говорит задание, и ни одной лишней.',
  },
  grid: {
    id: 'any-part',
    en: 'A square counts if any part of the object is in it.',
    ru: 'Клетка подходит, если в ней видна хотя бы часть предмета.',
  },
  rotate: {
    id: 'upright',
    en: 'The top must point up, within 10°.',
    ru: 'Верх должен смотреть вверх, отклонение — не больше 10°.',
  },
  draw: {
    id: 'along-the-edge',
    en: 'The line follows the edge: the whole object is inside, and almost nothing else.',
    ru: 'Линия идёт по краю: внутри весь предмет и почти ничего кроме него.',
  },
  box: {
    id: 'tight',
    en: 'Each object has its own box, which touches it on all four sides.',
    ru: 'У каждого предмета своя рамка, и она касается его со всех четырёх сторон.',
  },
  audio: {
    id: 'all-heard',
    en: 'Write down everything you hear. Use digits if the task asks for digits.',
    ru: 'Запишите всё, что слышно. Если просят цифры, пишите цифрами.',
  },
  moderation: {
    id: 'same-signs',
    en: 'An answer is right only if every character matches the picture.',
    ru: 'Ответ верен, только если все его знаки такие же, как на картинке.',
  },
}

export const ruleOf = (kind: PuzzleKind, language: Language): { id: string; text: string } => {
  const { id, en, ru } = rules[kind]
  return { id, text: language === 'ru' ? ru : en }
}
