import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key } from '@/api/contract/keys.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { useScopeWords } from './use-scope-words.ts'
import s from '../setting.module.css'

/** How many fit on a line. The rest is counted. */
const some = 3

/** A summary of a key's restrictions; nothing if it has none. */
export function KeyRules({ record: { allowedTypes, ipList, rpm, scope } }: { record: Key }) {
  const { t } = useTranslation('keys')
  const format = useFormat()
  const nameOf = useTypeName()
  const rest = (list: readonly string[]): string =>
    list.length > some ? t('rules.more', { count: list.length - some }) : ''
  const wordsOf = useScopeWords()
  const rules = [
    scope && { key: 'scope', label: t('rules.scope'), items: wordsOf(scope), more: '' },
    allowedTypes && {
      key: 'types',
      label: t('rules.types'),
      items: allowedTypes.slice(0, some).map((type) => nameOf(type)),
      more: rest(allowedTypes),
    },
    ipList.length > 0 && {
      key: 'addresses',
      label: t('rules.addresses'),
      items: ipList.slice(0, some),
      more: rest(ipList),
    },
    rpm !== null && { key: 'rpm', label: t('rules.rpm'), items: [format.number(rpm)], more: '' },
  ].filter((rule) => typeof rule === 'object' && rule !== null)
  if (rules.length === 0) return <p className={`quiet text-2 ${s.quiet}`}>{t('rules.none')}</p>
  return (
    <DescriptionList layout="flow" terms="faint" className={`gap-2 gap-x-6 text-2 num ${s.rules}`}>
      {rules.map(({ key, label, items, more }) => (
        <Description key={key} term={label}>
          {items.map((item) => (
            <span
              key={item}
              className={`pad-x-2 border alice break round-1 ${s.rule}`}
              data-code={key === 'addresses' || undefined}
              dir={key === 'addresses' ? 'ltr' : undefined}
            >
              <LongText text={item} />
            </span>
          ))}
          {more && <span>{more}</span>}
        </Description>
      ))}
    </DescriptionList>
  )
}
