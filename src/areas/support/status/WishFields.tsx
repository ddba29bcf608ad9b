import { useTranslation } from '@/i18n/use-translation.ts'
import { serviceComponents } from '@/api/contract/service-status.ts'
import { statusSeverities } from '@/api/contract/status-subscriptions.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { componentOf } from '@/shared/service-status/look.ts'
import { useServiceStatus } from '@/shared/service-status/use-service-status.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { CheckGroup } from './CheckGroup.tsx'
import type { StatusWish } from './news-form.ts'

interface WishFieldsProps {
  value: StatusWish
  onChange: (change: Partial<StatusWish>) => void
  /** The id and the error of a list. */
  field: (name: 'components' | 'severities') => { id: string; error?: string | undefined }
}

/** The parts and the severities to hear of. */
export function WishFields({ value, onChange, field }: WishFieldsProps) {
  const { t } = useTranslation('statusNews')
  const { t: status } = useTranslation('serviceStatus')
  const { data } = useServiceStatus()
  const parts = new Set([
    ...(data?.components.map(({ id }) => id) ?? serviceComponents),
    ...value.components,
  ])
  return (
    <>
      <RadioCards
        legend={t('parts.legend')}
        columns={2}
        options={[
          { value: 'all', label: t('parts.all'), text: t('parts.allText') },
          { value: 'some', label: t('parts.some'), text: t('parts.someText') },
        ]}
        value={value.scope}
        onValue={(scope) => onChange({ scope })}
      />
      {value.scope === 'some' && (
        <CheckGroup
          {...field('components')}
          legend={t('parts.which')}
          options={Array.from(parts, (id) => {
            const part = componentOf(id)
            return { value: id, label: part ? status(`component.${part}`) : plainCode(id) }
          })}
          value={value.components}
          onChange={(components) => onChange({ components })}
        />
      )}
      <CheckGroup
        {...field('severities')}
        legend={t('severities.legend')}
        options={statusSeverities.map((one) => ({ value: one, label: t(`severities.${one}`) }))}
        value={value.severities}
        onChange={(severities) => onChange({ severities })}
      />
    </>
  )
}
