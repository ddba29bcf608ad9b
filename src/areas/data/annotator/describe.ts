import { useTranslation } from '@/i18n/use-translation.ts'
import { roundBounds, shownPoints } from './drawn.ts'
import type { DrawnShape } from './drawn.ts'
import { labelName } from './work.ts'
import type { ShapeDrawing } from './work.ts'

/** Returns a function that describes a shape and its position in words. */
export function useDescribe(): (shape: DrawnShape, drawing: ShapeDrawing) => string {
  const { t } = useTranslation('annotator')
  return (shape, { shapes, labels }) => {
    const label = labels.find(({ id }) => id === shape.label)
    const named = {
      number: shapes.findIndex(({ id }) => id === shape.id) + 1,
      total: shapes.length,
      label: label ? labelName(label) : '',
    }
    const bounds = roundBounds(shape)
    if (shape.kind === 'box') return t('said.box', { ...named, ...bounds })
    return shape.kind === 'polygon'
      ? t('said.polygon', { ...named, ...bounds, corners: shape.points.length })
      : t('said.points', { ...named, ...bounds, points: shownPoints(shape).length })
  }
}
