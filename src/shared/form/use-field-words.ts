import { useTranslation } from '@/i18n/use-translation.ts'
import { fieldCode } from '@/api/problem.ts'
import type { FieldCode } from '@/api/contract/field-codes.ts'
import type { FieldProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'

/** The formats that have words of their own: `params.rule` of `bad_format`. */
const formats = ['email', 'url', 'date', 'amount', 'select'] as const

/** A form's own messages for the codes of a field, if the common ones are not specific enough. */
export type FieldWords = Partial<Record<FieldCode, string>>

/** Returns the message for a field's code: the form's own, else the common one. */
export function useFieldWords(): (problem: FieldProblem, own?: FieldWords) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ code: given, params = {}, isRepeat }, own = {}) => {
    const code = fieldCode(given)
    // It may be the person's own: what the first press made before its answer was lost.
    if (code === 'not_unique' && isRepeat) return t('form.field.made_before')
    const special = own[code]
    if (special !== undefined) return special
    const text = (name: string): string => {
      const value = params[name]
      return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '')
    }
    const [min, max] = [text('min'), text('max')]
    // Without the limit the sentence would have a gap.
    if (code === 'too_short')
      return min ? t('form.field.too_short', { min }) : t('form.rule.longer')
    if (code === 'too_long') return max ? t('form.field.too_long', { max }) : t('form.rule.shorter')
    if (code === 'out_of_range') {
      if (min && max) return t('range.between', { min, max })
      if (min) return t('range.from', { min })
      if (max) return t('range.upTo', { max })
    }
    if (code === 'bad_format') {
      const rule = known(formats, String(params['rule'] ?? ''))
      if (rule === 'amount') return t('form.amountTwo')
      if (rule) return t(`form.rule.${rule}`)
    }
    return t(`form.field.${code}`)
  }
}
