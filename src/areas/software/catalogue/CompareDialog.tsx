import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useTerms } from '@/shared/program/use-terms.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Money } from '@/ui/Money.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { useScrollable } from '@/ui/use-scrollable.ts'
import { RatingLine } from '../terms/Stars.tsx'
import s from '../software.module.css'

interface CompareDialogProps {
  /** Two to four programs. */
  slugs: readonly string[]
  onRemove: (slug: string) => void
  onClose: () => void
}

interface CompareRow {
  id: string
  name: string
  /** What decides whether programs differ. */
  valueOf: (item: SoftwareItem) => string
  show?: (item: SoftwareItem) => ReactNode
}

/** A column of the comparison: its program, or why there is none. */
function useColumn(slug: string | undefined) {
  const { currentData, error } = softwareApi.useSoftwareBySlugQuery(
    { slug: slug ?? '' },
    { skip: slug === undefined },
  )
  return slug === undefined ? [] : [{ slug, item: currentData, isGone: error !== undefined }]
}

/** Programs side by side. The address has the choice. */
export function CompareDialog({ slugs, onRemove, onClose }: CompareDialogProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const scrolling = useScrollable(box, { label: t('compare.title') })
  // As many as can be compared, because hooks are not called in a loop.
  const columns = [
    ...useColumn(slugs[0]),
    ...useColumn(slugs[1]),
    ...useColumn(slugs[2]),
    ...useColumn(slugs[3]),
  ]
  const rows = useRows()
  const items = columns.flatMap(({ item }) => item ?? [])
  const isSame = ({ valueOf }: CompareRow): boolean =>
    items.length > 1 && new Set(items.map(valueOf)).size === 1
  const shown = onlyDifferent ? rows.filter((row) => !isSame(row)) : rows
  return (
    <Modal
      open
      size="lg"
      title={t('compare.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <div className="stack gap-4">
        <Checkbox
          label={t('compare.different')}
          checked={onlyDifferent}
          onChange={({ target }) => setOnlyDifferent(target.checked)}
        />
        <div
          {...scrolling}
          ref={box}
          className={s.compare}
          role="region"
          aria-label={t('compare.title')}
        >
          <table className="fill text-2">
            <caption className="visually-hidden">{t('compare.title')}</caption>
            <thead>
              <tr>
                <td />
                {columns.map(({ slug, item, isGone }) => (
                  <th key={slug} scope="col">
                    <span className="row gap-2 between items-start">
                      {item ? (
                        <RouteLink to={{ id: 'softwareProgram', params: { slug } }}>
                          {cutText(item.title, 60)}
                        </RouteLink>
                      ) : isGone ? (
                        <span className="quiet">{t('compare.gone', { slug })}</span>
                      ) : (
                        <Skeleton size="s" />
                      )}
                      <Button
                        variant="none"
                        hideText
                        prepend={<X size={16} aria-hidden="true" />}
                        onClick={() => onRemove(slug)}
                      >
                        {t('compare.remove', { name: item ? cutText(item.title, 60) : slug })}
                      </Button>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.id} data-same={isSame(row) || undefined}>
                  <th scope="row">{row.name}</th>
                  {columns.map(({ slug, item }) => (
                    <td key={slug}>
                      {item && (row.show ? row.show(item) : row.valueOf(item) || '—')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {onlyDifferent && shown.length === 0 && <p role="status">{t('compare.same')}</p>}
      </div>
    </Modal>
  )
}

function useRows(): CompareRow[] {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const terms = useTerms()
  const locale = useLocale()
  const format = formatFor(locale, 'UTC')
  const listOf = (names: readonly string[]): string => format.list(names.toSorted())
  return [
    {
      id: 'tagline',
      name: t('compare.about'),
      valueOf: ({ tagline }) => tagline ?? '',
    },
    {
      id: 'price',
      name: common('label.price'),
      valueOf: ({ pricing, priceFrom }) => [pricing, priceFrom?.amount].join(' '),
      show: ({ pricing, priceFrom }) => (
        <>
          {pricing ? terms.pricing(pricing) : '—'}
          {priceFrom && (
            <>
              {' '}
              {t('fact.from')}{' '}
              <Money amount={priceFrom.amount} currency={priceFrom.currency} locale={locale} />
            </>
          )}
        </>
      ),
    },
    {
      id: 'rating',
      name: t('compare.rating'),
      valueOf: ({ rating }) => `${rating?.avg ?? ''} ${rating?.count ?? 0}`,
      show: ({ rating }) => <RatingLine avg={rating?.avg ?? null} count={rating?.count ?? 0} />,
    },
    {
      id: 'verified',
      name: t('verified'),
      valueOf: ({ verified }) => (verified ? t('compare.yes') : t('compare.no')),
    },
    {
      id: 'platforms',
      name: t('fact.platforms'),
      valueOf: ({ platforms }) => listOf(platforms.map(terms.platform)),
    },
    {
      id: 'languages',
      name: t('fact.languages'),
      valueOf: ({ languages }) => terms.languages([...languages].toSorted()),
    },
    {
      id: 'types',
      name: common('label.supportedTypes'),
      valueOf: ({ supportedTypes }) => listOf(supportedTypes.map(terms.type)),
    },
    { id: 'license', name: t('fact.license'), valueOf: ({ license }) => license ?? '' },
    {
      id: 'version',
      name: t('compare.version'),
      valueOf: ({ versions: [newest] }) =>
        newest
          ? format.list([
              newest.version,
              ...(newest.releasedAt ? [format.date(newest.releasedAt)] : []),
            ])
          : '',
    },
    {
      id: 'source',
      name: t('fact.source'),
      valueOf: ({ repositoryUrl }) => (repositoryUrl ? t('compare.yes') : t('compare.no')),
    },
    {
      id: 'owner',
      name: t('compare.owner'),
      valueOf: ({ owner }) => (owner ? cutText(owner.name, 60) : ''),
    },
  ]
}
