import { useTranslation } from 'react-i18next'
import { boundsOf } from '@/shared/picture/outline.ts'
import type { Shape } from '@/shared/picture/outline.ts'
import { labelName } from './work.ts'
import type { ShapeDrawing } from './work.ts'

/** Returns a function that describes a shape and its position in words. */
export function useDescribe(): (shape: Shape, drawing: ShapeDrawing) => string {
  const { t } = useTranslation('annotator')
  return (shape, { shapes, labels }) => {
    const label = labels.find(({ id }) => id === shape.label)
    const named = {
      number: shapes.findIndex(({ id }) => id === shape.id) + 1,
      total: shapes.length,
      label: label ? labelName(label) : '',
    }
    return shape.kind === 'box'
      ? t('said.box', { ...named, ...boundsOf(shape) })
      : t('said.polygon', { ...named, ...boundsOf(shape), corners: shape.points.length })
  }
}
