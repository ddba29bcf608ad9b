import { useTranslation } from 'react-i18next'
import { fieldCode } from '@/api/problem.ts'
import type { FieldCode } from '@/api/contract/field-codes.ts'
import type { FieldProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'

/** A form's own words for the codes of a field, where the common ones say too little. */
export type FieldWords = Partial<Record<FieldCode, string>>

/** Turns a field's code into a sentence: the form's own, else the common one. */
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
    // A limit that nobody told would leave a hole in the sentence.
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
