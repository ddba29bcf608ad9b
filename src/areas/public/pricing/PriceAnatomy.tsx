import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Money, moneyText } from '@/ui/Money.tsx'
import s from './pricing.module.css'

const example = { now: '0.62', min: '0.50', max: '1.00', currency: 'USD' } as const

/** The parts of a price, drawn in the site's motif: a blue box finds, a tag answers. */
export function PriceAnatomy() {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const text = (amount: string) => moneyText(amount, example.currency, locale)
  return (
    <figure className="panel">
      <figcaption className={`line-below faint text-1 ${s.anatomyHead}`}>
        {t('anatomy.caption')}
      </figcaption>
      <div className={`row wrap align-end gap-6 gap-x-4 line-below ${s.specimen}`}>
        <span className={`relative paper text-2 ${s.found}`} data-tag="1" data-size="lg">
          <Money
            amount={example.now}
            currency={example.currency}
            locale={locale}
            perUnit={t('anatomy.unit')}
          />
        </span>
        <span className={`relative paper text-2 ${s.found}`} data-tag="2">
          {t('range', { min: text(example.min), max: text(example.max) })}
        </span>
        <span className={`relative paper text-2 ${s.found}`} data-tag="3">
          {common('price.long')}
        </span>
      </div>
      <ol className={`grid gap-3 quiet text-2 ${s.legend}`}>
        <li className="grid gap-3">{t('anatomy.now')}</li>
        <li className="grid gap-3">{t('anatomy.range')}</li>
        <li className="grid gap-3">{t('anatomy.extra')}</li>
      </ol>
    </figure>
  )
}
