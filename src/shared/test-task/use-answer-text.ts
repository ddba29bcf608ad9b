import { useTranslation } from '@/i18n/use-translation.ts'
import { useFormat } from '../account/use-format.ts'
import type { TestAnswer } from './answer.ts'

/** The answer of a test in words. They are `testWatch`. */
export function useAnswerText(): (answer: TestAnswer) => string {
  const { t } = useTranslation('testWatch')
  const format = useFormat()
  return (answer) => {
    switch (answer.kind) {
      case 'points':
        return answer.points
          .map(({ x, y }, at) => t('answer.point', { number: at + 1, x, y }))
          .join('\n')
      case 'boxes':
        return answer.boxes.map((box, at) => t('answer.box', { number: at + 1, ...box })).join('\n')
      case 'cells':
        return t('answer.cells', { cells: format.list(answer.cells.map(String)) })
      case 'turn':
        return t('answer.turn', { degrees: answer.degrees })
      case 'text':
      case 'other':
        return answer.text
    }
  }
}
