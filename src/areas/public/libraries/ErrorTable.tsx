import { useTranslation } from '@/i18n/use-translation.ts'
import { FieldTable } from '@/shared/landing/FieldTable.tsx'
import { Badge } from '@/ui/Badge.tsx'

const errors = [
  ['ERROR_KEY_DOES_NOT_EXIST', 'stop'],
  ['ERROR_ZERO_BALANCE', 'stop'],
  ['ERROR_NO_SLOT_AVAILABLE', 'wait'],
  ['ERROR_ZERO_CAPTCHA_FILESIZE', 'picture'],
  ['ERROR_TOO_BIG_CAPTCHA_FILESIZE', 'picture'],
  ['ERROR_IMAGE_TYPE_NOT_SUPPORTED', 'picture'],
  ['ERROR_CAPTCHA_UNSOLVABLE', 'again'],
] as const
const tones = { stop: 'bad', wait: 'warn', picture: 'info', again: 'info' } as const

/** The refusals that a new program is likely to get, grouped by what it should do. */
export function ErrorTable() {
  const { t } = useTranslation('libraries')
  return (
    <FieldTable
      caption={t('errors.caption')}
      head={{
        name: t('errors.head.code'),
        type: t('errors.head.reaction'),
        note: t('errors.head.note'),
      }}
      rows={errors.map(([code, reaction]) => ({
        name: code,
        type: <Badge tone={tones[reaction]}>{t(`errors.reaction.${reaction}`)}</Badge>,
        note: t(`errors.${code}`),
      }))}
    />
  )
}
