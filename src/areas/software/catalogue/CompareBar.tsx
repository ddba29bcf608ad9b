import { useTranslation } from '@/i18n/use-translation.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { mostCompared, readCompared, toggleCompared } from './compared.ts'
import type { CatalogueFields } from './query.ts'
import s from '../software.module.css'

interface CompareBarProps {
  query: ListQuery<CatalogueFields>
  /** The programs that are chosen, at least one. */
  chosen: readonly string[]
}

/** The choice for a comparison, below the list while there is one, and the comparison itself. */
export function CompareBar({ query, chosen }: CompareBarProps) {
  const { t } = useTranslation('software')
  const isOpen = query.other('modal') === 'compare' && chosen.length > 1
  return (
    <div
      role="region"
      aria-label={t('compare.title')}
      className={`cluster gap-3 between pad-3 panel ${s.compareBar}`}
    >
      <p role="status">{t('compare.chosen', { count: chosen.length, most: mostCompared })}</p>
      <div className="cluster gap-2">
        <Button
          disabledReason={chosen.length < 2 ? t('compare.two') : undefined}
          onClick={() => query.setOthers({ modal: 'compare' })}
        >
          {t('compare.show')}
        </Button>
        <Button
          variant="tertiary"
          onClick={() => {
            query.setOthers({ compare: null }, { replace: true })
            // The bar goes with its button, also for visitors, whose focus no kit keeps.
            document.querySelector('main')?.focus({ preventScroll: true })
          }}
        >
          {t('compare.clear')}
        </Button>
      </div>
      {isOpen && (
        <CompareDialog
          slugs={chosen}
          onRemove={(slug) =>
            query.setOthers(
              (now) => ({ compare: toggleCompared(readCompared(now.get('compare')), slug) }),
              { replace: true },
            )
          }
          onClose={() => query.setOthers({ modal: null }, { replace: true })}
        />
      )}
    </div>
  )
}
