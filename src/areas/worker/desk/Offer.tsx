import { useTranslation } from '@/i18n/use-translation.ts'
import type { SpeedBonus } from '@/api/contract/common.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { draftKind } from '../answer/draft.ts'
import type { Offered } from './state.ts'
import s from './desk.module.css'

/** "+10% within 15 s": what a fast answer adds. */
export function useBonusText(): (bonus: NonNullable<SpeedBonus>) => string {
  const { t } = useTranslation('desk')
  const format = useFormat()
  return ({ percent, seconds }) => t('bonus.within', { share: format.percent(percent, 0), seconds })
}

/** What the next task is, what it pays and how long it may take, before it is taken. */
export function Offer({ offer }: { offer: NonNullable<Offered> }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const bonusText = useBonusText()
  const { kind, price, seconds, bonus } = offer
  const parts = [
    ...(kind ? [common(`taskKind.${draftKind(kind)}`)] : []),
    ...(price ? [money(price.amount, price.currency)] : []),
    ...(seconds === null ? [] : [t('seconds', { seconds })]),
  ]
  return parts.length === 0 ? null : (
    <>
      {t('offer', { parts: parts.join(' · ') })}
      {bonus && <span className={s.more}> · {bonusText(bonus)}</span>}
    </>
  )
}
