import { useTranslation } from '@/i18n/use-translation.ts'
import { demoTarget } from '@/shared/demo-target.ts'
import { typeTarget } from '@/shared/type-target.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { demoOf } from '@/task-api/requests/demos.ts'
import s from '../docs.module.css'

/** The other pages of a task type: its page, its demo, and a complete program. */
export function TypeLinks({ type }: { type: TypeSlug }) {
  const { t } = useTranslation('apiDocs')
  const demo = demoOf(type)
  return (
    <ul className={`stack gap-2 ${s.typeLink}`}>
      <li>
        <RouteLink to={typeTarget(type)}>{t('typePage')}</RouteLink>
      </li>
      {demo && (
        <li>
          <RouteLink to={demoTarget(demo)}>{t('demoPage')}</RouteLink>
        </li>
      )}
      <li>
        <RouteLink to={{ id: 'libraries' }}>{t('samplePage')}</RouteLink>
      </li>
    </ul>
  )
}
