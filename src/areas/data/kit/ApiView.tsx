import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { MethodId } from '@/task-api/methods.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'

const loadCalls = async () => (await import('./ApiCalls.tsx')).ApiCalls

/** The calls that do the same as the page, for programs. Their code loads when it is opened. */
export function ApiView({ methods }: { methods: readonly MethodId[] }) {
  const { t } = useTranslation('labelCommon')
  const { t: common } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure
      summary={t('api.title')}
      level={2}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <div className="stack gap-4">
        <p>
          {t('api.text')}{' '}
          <RouteLink to={{ id: 'productApi', slugs: { product: 'data' } }}>
            {t('api.more')}
          </RouteLink>
        </p>
        {opened && (
          <LatePart
            load={loadCalls}
            props={{ methods, label: t('api.title') }}
            fallback={<p className="quiet">{common('loading')}</p>}
            failed={<PartLost level={3} />}
          />
        )}
      </div>
    </Disclosure>
  )
}
