import { useTranslation } from 'react-i18next'
import type { Offer } from '@/api/contract/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Money } from '@/ui/Money.tsx'
import s from './languages.module.css'

interface OffersProps {
  /** The target of the error summary. */
  id: string | undefined
  legend: string
  offers: readonly Offer[]
  chosen: readonly string[]
  nameOf: (id: string) => string
  onToggle: (id: string, on: boolean) => void
}

/** The options, each with its price and the number of waiting tasks. */
export function Offers({ id: first, legend, offers, chosen, nameOf, onToggle }: OffersProps) {
  const { t } = useTranslation('taskChoice')
  const locale = useLocale()
  return (
    <fieldset className={s.offers}>
      <legend className="visually-hidden">{legend}</legend>
      {offers.map(({ id, per1000, waiting }, index) => (
        <div key={id} className={s.offer}>
          <Checkbox
            {...(index === 0 && first && { id: first })}
            label={nameOf(id)}
            checked={chosen.includes(id)}
            onChange={({ target }) => onToggle(id, target.checked)}
          />
          <p>
            {per1000 && (
              <b>
                <Money {...per1000} locale={locale} perUnit={t('perThousand')} />
              </b>
            )}
            {waiting !== null && <span>{t('waiting', { count: waiting })}</span>}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
