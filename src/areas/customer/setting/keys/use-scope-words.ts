import { useTranslation } from '@/i18n/use-translation.ts'
import { scopeLevels, scopeProducts } from '@/api/contract/key-scopes.ts'
import type { KeyScope } from '@/api/contract/key-scopes.ts'
import { known } from '@/lib/known.ts'

/** Names what a scope allows: “Captchas: read and write”, “Balance”. */
export function useScopeWords(): (scope: KeyScope) => string[] {
  const { t } = useTranslation('keys')
  return (scope) => [
    ...scopeProducts.flatMap((product) => {
      const level = known(scopeLevels, scope[product]) ?? 'none'
      if (level === 'none') return []
      const rule = { area: t(`scope.area.${product}`), level: t(`scope.level.${level}`) }
      return [
        product === 'labelling' && scope.projects !== null
          ? t('scope.someProjects', { ...rule, count: scope.projects.length })
          : t('scope.allowed', rule),
      ]
    }),
    ...(scope.statistics ? [t('scope.area.statistics')] : []),
    ...(scope.balance ? [t('scope.area.balance')] : []),
  ]
}
