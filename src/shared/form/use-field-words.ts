import { useTranslation } from 'react-i18next'
import { fieldCode } from '@/api/problem.ts'
import type { FieldCode } from '@/api/contract/field-codes.ts'
import type { FieldProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'

/** A form's own messages for the codes of a field, if the common ones are not specific enough. */
export type FieldWords = Partial<Record<FieldCode, string>>

/** Returns the message for a field's code: the form's own, else the common one. */
export function useFieldWords(): (problem: FieldProblem, own?: FieldWords) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ code: given, params = {} }, own = {}) => {
    const code = fieldCode(given)
    const special = own[code]
    if (special !== undefined) return special
    const text = (name: string): string => {
      const value = params[name]
      return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '')
    }
    // Without the limit the sentence would have a gap.
    if (code === 'too_short')
      return text('min')
        ? t('form.field.too_short', { min: text('min') })
        : t('form.field.bad_format')
    if (code === 'too_long')
      return text('max')
        ? t('form.field.too_long', { max: text('max') })
        : t('form.field.bad_format')
    return t(`form.field.${code}`)
  }
}
