import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { testTaskCalls } from '@/api/contract/test-task.ts'
import { testTaskApi } from '@/api/endpoints/test-task.ts'
import { useHref } from '@/i18n/page-context.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { sampleFile } from '@/shared/test-task/picture.ts'
import { samplePictures } from '@/task-api/sample-pictures.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { prefetchWatch } from '../test-captcha/watch.ts'
import s from './dashboard.module.css'

const type = 'ImageToTextTask'

/** Sends one of our sample pictures with one press. The page of tests shows the result. */
export function FreeTest() {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const href = useHref()
  const { data: offer, isLoading } = testTaskApi.useTestOfferQuery()
  const [send] = testTaskApi.useSendTestTaskMutation()
  const action = useAction()
  const watch = (task: string) => void navigate(href({ id: 'testCaptcha', search: { task } }))
  const intent = usePaymentIntent({
    name: 'first-test',
    call: testTaskCalls.sendTestTask,
    onFound: ({ taskId }) => watch(taskId),
  })
  const left = offer?.freeLeft ?? 0
  const isFree = left > 0 && offer?.kinds.some((kind) => kind.type === type)

  const press = (file: File) =>
    action.run(async () => {
      prefetchWatch()
      const entries = { type, options: '{}', charge: false } as const
      const outcome = await intent.submit({ ...entries, name: file.name }, (idempotencyKey) =>
        send({ ...entries, file, idempotencyKey }).unwrap(),
      )
      if ('answer' in outcome) watch(outcome.answer.taskId)
    })

  // The placeholder of the free tests, which nearly every new customer has.
  if (isLoading)
    return (
      <SkeletonGroup label={common('loading')} className="stack gap-3 content-start">
        <Skeleton lines={2} />
        <div className={`bare grid gap-3 ${s.samples}`}>
          {samplePictures.map(({ text }) => (
            <Skeleton key={text} variant="block" className={s.sampleHole} />
          ))}
        </div>
        <Skeleton variant="block" size="s" />
      </SkeletonGroup>
    )
  return (
    <div className="stack gap-3 content-start">
      <h3>{isFree ? t('first.free.title', { count: left }) : common('action.addFunds')}</h3>
      <p className="quiet">{isFree ? t('first.free.text') : t('first.funds.text')}</p>
      <IntentNotice intent={intent} />
      {isFree && !(intent.asking && !action.busy) && (
        <ul className={`bare grid gap-3 ${s.samples}`}>
          {samplePictures.map(({ text, base64 }, index) => (
            <li key={text}>
              <button
                type="button"
                disabled={action.busy}
                onClick={() => void press(sampleFile(base64, index + 1))}
              >
                <img src={`data:image/png;base64,${base64}`} alt="" width={240} height={80} />
                <span>{t('first.free.send', { number: index + 1 })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ActionProblem action={action} />
      <p className="cluster gap-3 gap-x-4">
        <RouteLink
          to={{ id: isFree ? 'testCaptcha' : 'pay' }}
          className={buttonClass({ variant: isFree ? 'secondary' : 'primary' })}
        >
          {isFree ? t('first.free.own') : common('action.addFunds')}
        </RouteLink>
        <RouteLink to={{ id: 'pricing' }}>{common('notFound.pricing')}</RouteLink>
      </p>
    </div>
  )
}
