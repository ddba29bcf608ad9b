import { useTranslation } from 'react-i18next'
import { plainCode } from '@/lib/plain-code.ts'
import { kindOf } from './methods.ts'

/** The name of a method's kind. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('payMethods')
  return (kind) => {
    const known = kindOf(kind)
    return known ? t(`kind.${known}`) : kind ? plainCode(kind) : ''
  }
}
