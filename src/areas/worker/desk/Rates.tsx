import { useTranslation } from '@/i18n/use-translation.ts'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { draftKind } from '../answer/draft.ts'
import { useBonusText } from './Offer.tsx'
import s from './desk.module.css'

/** What the chosen kinds pay and how long their tasks may take, before any is taken. */
export function Rates({ me: { queue } }: { me: WorkerMe }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const bonusText = useBonusText()
  const sums = queue.rates.flatMap(({ per1000 }) => (per1000 ? [per1000] : []))
  const [first] = sums
  if (!first) return null
  const amounts = sums.map(({ amount }) => Number(amount))
  const low = money(String(Math.min(...amounts)), first.currency)
  const high = money(String(Math.max(...amounts)), first.currency)
  return (
    <>
      <p className={`bold ${s.rates}`}>
        {low === high ? t('rate', { sum: low }) : t('rates', { low, high })}
      </p>
      <Disclosure summary={t('terms')} className={s.terms}>
        <ul className="stack gap-1">
          {queue.rates.map(({ kind, per1000, seconds, bonus }) => (
            <li key={kind}>
              <b>{common(`taskKind.${draftKind(kind)}`)}</b>{' '}
              {[
                ...(per1000
                  ? [t('per1000', { sum: money(per1000.amount, per1000.currency) })]
                  : []),
                ...(seconds === null ? [] : [t('seconds', { seconds })]),
                ...(bonus ? [bonusText(bonus)] : []),
              ].join(' · ')}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
