import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { withGap } from '@/lib/sentences.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { MethodId } from '@/task-api/methods.ts'
import type { OwnSample } from '@/task-api/sample-request.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'

const loadCalls = async () => (await import('./ApiCalls.tsx')).ApiCalls

export interface ApiViewProps {
  methods: readonly MethodId[]
  /** The project of the page, in the place of the example's. */
  projectId?: string | number
  /** What the page would send now, in the place of an example. */
  fields?: Partial<Record<MethodId, NonNullable<OwnSample['fields']>>> | undefined
}

/** The calls that do the same as the page, for programs. Their code loads when it is opened. */
export function ApiView(props: ApiViewProps) {
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
          {withGap(t('api.text'))}
          <RouteLink to={{ id: 'productApi', slugs: { product: 'data' } }}>
            {t('api.more')}
          </RouteLink>
        </p>
        {opened && (
          <LatePart
            load={loadCalls}
            props={{ ...props, label: t('api.title') }}
            fallback={<p className="quiet">{common('loading')}</p>}
            failed={<PartLost level={3} />}
          />
        )}
      </div>
    </Disclosure>
  )
}
