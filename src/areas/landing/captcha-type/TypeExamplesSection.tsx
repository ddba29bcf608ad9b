import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { Section } from '@/ui/Section.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import s from '@/shared/captcha-type/captcha-type.module.css'
import { ExamplesLoading, ExamplesLost } from '@/shared/captcha-type/ExamplesPlace.tsx'

const loadLiveExamples = async () =>
  (await import('@/shared/captcha-type/LiveExamples.tsx')).LiveExamples

/** Answered tasks of this type. */
export function TypeExamplesSection({ slug }: { slug: TypeSlug }) {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('examples.title')} className={s.live} tone="alice">
      <LatePart
        onSight
        load={loadLiveExamples}
        props={{ slug }}
        fallback={<ExamplesLoading />}
        failed={<ExamplesLost />}
      />
    </Section>
  )
}
