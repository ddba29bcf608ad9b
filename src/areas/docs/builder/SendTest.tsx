import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { testTaskCalls } from '@/api/contract/test-task.ts'
import type { TestKind, TestOffer, TestType } from '@/api/contract/test-task.ts'
import { testTaskApi } from '@/api/endpoints/test-task.ts'
import { useUser } from '@/session/use-user.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { storeHandover } from '@/lib/handover-text.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { SignInOffer } from '@/shared/account/SignInOffer.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { kilobytes, pictureFault, typeNames } from '@/shared/test-task/picture.ts'
import type { PictureFault } from '@/shared/test-task/picture.ts'
import type { Built, Typed } from '@/task-api/build-request.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { pictureFile } from './picture-file.ts'
import { TestResult } from './TestResult.tsx'
import { toTestTask } from './test-task.ts'

interface SendTestProps {
  type: TestType
  /** The name under which a guest's request waits for their account. */
  name: string
  typed: Typed
  /** The rendered request. */
  built: Built
  /** Builds the current request. */
  build: () => Built
  /** Called if the typed values have errors, which the form shows. */
  onFaults: (problems: Built['problems']) => void
}

/** Sends the request as a test task of the account. */
export function SendTest(props: SendTestProps) {
  const { user, error, isFetching, refetch } = useUser()
  if (user === null) return <Guest {...props} />
  if (user) return <Offered key={user.id} {...props} />
  return error ? (
    <ProblemState level={3} problem={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : null
}

function Guest({ name, typed, build, onFaults }: SendTestProps) {
  const { t } = useTranslation('apiDocs')
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (asked) storeHandover(name, JSON.stringify(typed))
  }, [asked, name, typed])
  return (
    <>
      <div>
        <Button
          onClick={() => {
            const { problems } = build()
            if (problems.size > 0) onFaults(problems)
            else setAsked(true)
          }}
        >
          {t('builder.send.submit')}
        </Button>
      </div>
      {asked && (
        <SignInOffer title={t('builder.send.guest')} hash="builder">
          {t('builder.send.guestText')}
        </SignInOffer>
      )}
    </>
  )
}

function Offered(props: SendTestProps) {
  const { t } = useTranslation('apiDocs')
  const { data: offer, error, isFetching, refetch } = testTaskApi.useTestOfferQuery()
  const kind = offer?.kinds.find(({ type }) => type === props.type)
  if (offer && kind) return <Sender {...props} offer={offer} kind={kind} />
  if (offer) return <p className="quiet">{t('builder.send.closed')}</p>
  return error ? (
    <ProblemState
      level={3}
      problem={toProblem(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : null
}

interface SenderProps extends SendTestProps {
  offer: TestOffer
  kind: TestKind
}

function Sender({ type, built, build, onFaults, offer, kind }: SenderProps) {
  const { t } = useTranslation('apiDocs')
  const { t: test } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const faultText = useFaultText()
  const action = useAction()
  const [send] = testTaskApi.useSendTestTaskMutation()
  const [isFree, setIsFree] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const intent = usePaymentIntent({
    name: 'docs-test',
    call: testTaskCalls.sendTestTask,
    onFound: ({ taskId }) => setSent(taskId),
  })
  const { left } = toTestTask(type, built.body)
  const charge = !(isFree && offer.freeLeft > 0)

  async function press(): Promise<void> {
    setFault(null)
    const { body, problems } = build()
    if (problems.size > 0) return onFaults(problems)
    const { text, picture, options } = toTestTask(type, body)
    const chosen = picture === null ? null : pictureFile(picture)
    const wrong = chosen && kind.image && pictureFault({ ...chosen, url: null }, kind.image)
    if (wrong) return setFault(faultText(wrong, kind))
    if (kind.commentRequired && !options['comment']) return setFault(test('comment.required'))
    const entries = { type, text: text ?? undefined, options: JSON.stringify(options), charge }
    await action.run(async () => {
      const outcome = await intent.submit({ ...entries, picture }, (idempotencyKey) =>
        send({ ...entries, ...(chosen && { file: chosen.file }), idempotencyKey }).unwrap(),
      )
      if ('answer' in outcome) setSent(outcome.answer.taskId)
    })
  }

  if (sent !== null)
    return <TestResult key={sent} id={sent} offer={offer} onAnother={() => setSent(null)} />
  const price = kind.price
  const resumed = !action.busy && intent.asking
  return (
    <>
      <IntentNotice intent={intent} />
      {!resumed && (
        <>
          {offer.freeLeft > 0 && (
            <Checkbox
              checked={isFree}
              onChange={({ target }) => setIsFree(target.checked)}
              label={test('charge.useFree', { count: offer.freeLeft })}
            />
          )}
          <p className="quiet text-1">
            {charge && price
              ? test('charge.price', { sum: money(price.amount, price.currency) })
              : test('charge.free')}
            {gapAfter(test('charge.free'))}
            {charge ? test('charge.text') : test('charge.freeText')}
          </p>
          {left.length > 0 && (
            <p className="quiet text-1">{t('builder.send.left', { names: format.list(left) })}</p>
          )}
          <div>
            <Button loading={action.busy} loadingText={common('busy')} onClick={() => void press()}>
              {t('builder.send.submit')}
            </Button>
          </div>
        </>
      )}
      {fault !== null && (
        <div role="alert">
          <Notice tone="bad" title={fault} />
        </div>
      )}
      <ActionProblem action={action} />
    </>
  )
}

/** The messages for a picture's errors, the same as in the account's test. */
function useFaultText(): (fault: PictureFault, kind: TestKind) => string {
  const { t } = useTranslation('testCaptcha')
  const locale = useLocale()
  return (fault, { image }) => {
    switch (fault) {
      case 'type':
        return t('picture.type', { types: typeNames(image?.types ?? [], locale) })
      case 'small':
        return t('picture.small', { bytes: image?.minBytes ?? 0 })
      case 'big':
        return t('picture.big', { size: kilobytes(image?.maxBytes ?? 0) })
      case 'side':
        return t('picture.side', { side: image?.maxSide ?? 0 })
    }
  }
}
