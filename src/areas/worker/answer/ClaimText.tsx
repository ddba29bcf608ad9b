import { useTranslation } from '@/i18n/use-translation.ts'
import { isolated } from '@/lib/invisible.ts'
import s from './answer.module.css'

/** Another worker's answer, which is being judged. */
export function ClaimText({ text }: { text: string | null }) {
  const { t } = useTranslation('desk')
  return (
    <p className={`cluster gap-1 gap-x-3 pad-y-2 pad-x-4 round-2 alice ${s.claim}`}>
      <span className="quiet text-1">{t('moderation.claim')}</span>
      <b className="text-4 break" translate="no">
        {text && isolated(text)}
      </b>
    </p>
  )
}
