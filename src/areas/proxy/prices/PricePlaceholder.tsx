import { useTranslation } from '@/i18n/use-translation.ts'
import { cx } from '@/ui/cx.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import type { Pool } from '../product/proxy-types.ts'
import { ProductHead } from './ProductHead.tsx'
import s from '../proxy.module.css'

const rows = [1, 2, 3, 4] as const
const fields = ['product', 'gb'] as const

export interface PriceView {
  /** The products of the page. */
  only: readonly Pool[]
  /**
   * full: tiers, currency and calculator; tiers: tiers only; short: the lowest price and the number
   * of countries.
   */
  look: 'full' | 'tiers' | 'short'
}

/** The layout of a list with that many products. */
export const layoutOf = (look: PriceView['look'], count: number) =>
  look === 'short' ? { 'data-short': count } : { 'data-single': count === 1 || undefined }

/**
 * The price list without figures, at its size: before it has loaded, and in the prerendered file.
 */
export function PricePlaceholder({ only, look }: PriceView) {
  const { t } = useTranslation('proxy')
  const { t: common } = useTranslation()
  return (
    <SkeletonGroup label={common('loading')}>
      <p className={`mb-4 quiet ${s.still}`}>{common('served.still')}</p>
      {look === 'full' && <div className={`row control mb-4 ${s.tools}`} />}
      <div className={`bare grid gap-5 ${s.products}`} {...layoutOf(look, only.length)}>
        {only.map((id) => (
          <div key={id} className={`panel row gap-2 pad-5 column ${s.product}`}>
            <ProductHead
              id={id}
              told={look === 'short'}
              here={look === 'tiers'}
              aside={look !== 'short' && '\u00a0'}
            />
            {look === 'short' ? (
              <p className={cx('text-5', s.lowest, s.hole)}>
                <Skeleton size="m" />
              </p>
            ) : (
              <table className={`fill text-2 num ${s.tiers}`} aria-hidden="true">
                <thead>
                  <tr>
                    <th scope="col">{t('prices.amount')}</th>
                    <th scope="col">&nbsp;</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row}>
                      <td>
                        <Skeleton size="m" />
                      </td>
                      <td>
                        <Skeleton size="s" />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <p className={`quiet text-2 ${s.notes}`}>&nbsp;</p>
          </div>
        ))}
      </div>
      {look === 'full' && (
        <div className={`grid gap-5 mt-6 pad-5 paper ${s.calc}`}>
          <div>
            <h3 className="heading">{t('calc.title')}</h3>
            <div className={`stack gap-4 content-start mt-4 ${s.form}`}>
              {fields.map((name) => (
                <div key={name} className={`grid text-2 ${s.field}`}>
                  {t(`calc.${name}`)}
                  <Skeleton variant="block" size="s" />
                </div>
              ))}
            </div>
          </div>
          <div className={`grid gap-2 ${s.result}`} aria-hidden="true">
            <p>&nbsp;</p>
            <p className={`break ${s.total}`}>&nbsp;</p>
            <p>&nbsp;</p>
            <p className={s.next} />
          </div>
        </div>
      )}
    </SkeletonGroup>
  )
}
