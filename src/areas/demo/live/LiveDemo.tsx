import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { demoApi } from '@/api/endpoints/demo.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import type { DemoSlug } from '@/routes/slugs/demos.ts'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { useSanitiser } from '@/shared/html/use-sanitiser.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { vendors } from '@/site/vendors.ts'
import { demos } from '@/task-api/requests/demos.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Drawn } from '../drawn/Drawn.tsx'
import { WidgetDemo } from './WidgetDemo.tsx'
import s from '../demo.module.css'

const vendorNames = {
  recaptcha: 'Google',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare',
  geetest: 'GeeTest',
  lemin: 'Lemin',
  mtcaptcha: 'MTCaptcha',
} as const

/** The current demo from the backend: a task drawn here, or a vendor's widget. */
export function LiveDemo({ slug }: { slug: DemoSlug }) {
  const { t } = useTranslation('demo')
  const { language } = usePage()
  const { vendor } = demos[slug]
  const here = vendor === null ? null : vendors[vendor]
  const { data, error, isFetching, refetch } = demoApi.useCaptchaDemoQuery(
    { slug, language },
    { skip: here === undefined },
  )
  const sanitiser = useSanitiser(here !== undefined)
  const [isRenewed, setIsRenewed] = useState(false)
  if (vendor !== null && here === undefined)
    return (
      <Notice tone="info" title={t('widget.notHere.title')}>
        {t('widget.notHere.text', { name: vendorNames[vendor] })}
      </Notice>
    )
  if (!data || !sanitiser)
    return error ? (
      <ProblemState
        level={3}
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <SkeletonGroup
        label={t('try.loading')}
        className={`grid gap-5 content-start items-start ${s.demo}`}
      >
        <Skeleton variant="block" />
        <Skeleton lines={3} />
      </SkeletonGroup>
    )
  const renew = () => void refetch()
  return (
    <div className={`grid gap-5 content-start items-start ${s.demo}`}>
      {data.instructions && <ServerHtml html={data.instructions} kind="message" />}
      {vendor !== null && here ? (
        <WidgetDemo slug={slug} id={vendor} vendor={here} demo={data} onRenew={renew} />
      ) : (
        <Drawn
          key={data.widget.options.id ?? ''}
          slug={slug}
          demo={data}
          busy={isFetching}
          isRenewed={isRenewed}
          onRenew={() => {
            setIsRenewed(true)
            renew()
          }}
        />
      )}
    </div>
  )
}
