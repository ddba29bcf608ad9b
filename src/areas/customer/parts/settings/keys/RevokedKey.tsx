import { useTranslation } from 'react-i18next'
import type { Key } from '@/api/contract/keys.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { keyName } from '../../../model/keys.ts'
import { StatusBadge } from './KeyCard.tsx'
import { MaskedKey } from './KeyValue.tsx'
import s from './keys.module.css'

/** A key that is gone: only its ends, so that it is found in old settings. */
export function RevokedKey({ record }: { record: Key }) {
  const { t } = useTranslation('keys')
  const format = useFormat()
  return (
    <li className={s.gone}>
      <p className={s.goneName}>
        {keyName(record)} <StatusBadge status={record.status} />
      </p>
      <MaskedKey prefix={record.prefix} suffix={record.suffix} />
      <p className={s.quiet}>{record.lastUsedAt ? t('revoked.used', { time: format.date(record.lastUsedAt) }) : t('fact.never')}</p>
    </li>
  )
}
