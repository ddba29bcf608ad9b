import { useTranslation } from '@/i18n/use-translation.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Description } from '@/ui/DescriptionList.tsx'

/** The event that a delivery was about, and its id, by which a receiver counts it once. */
export function EventFacts({ name, id }: { name: string; id: string | null }) {
  const { t } = useTranslation('pingback')
  return (
    <>
      <Description term={t('event.label')}>{name}</Description>
      {id && (
        <Description term={t('event.id')}>
          <code translate="no">
            <LongText text={id} />
          </code>
        </Description>
      )}
    </>
  )
}
