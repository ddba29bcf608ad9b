import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { proxyListCalls } from '@/api/contract/proxy-lists.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { toProblem } from '@/api/problem.ts'
import { customerApi } from '@/api/endpoints/customer.ts'
import { proxyAccountApi, proxyListApi, proxyUserApi } from '@/api/endpoints/proxy.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { known } from '@/lib/known.ts'
import { withGap } from '@/lib/sentences.ts'
import { useUser } from '@/session/use-user.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { SignInOffer } from '@/shared/account/SignInOffer.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { inClassic, refusedAnswer, resultOf } from './answer.ts'
import type { Answer } from './answer.ts'
import { ExplainedAnswer } from './ExplainedAnswer.tsx'
import type { AnswerField } from './ExplainedAnswer.tsx'
import { isClassic } from './sendable.ts'
import type { SendId } from './sendable.ts'

interface SendCallProps {
  /** The method, as its button names it. */
  name: string
  send: SendId | 'costs'
  /** The fields of the answer, as the documentation explains them. */
  fields: readonly AnswerField[]
}

/**
 * Sends a documented call with the person's session, and explains the answer field by field. A call
 * that costs something only says what.
 */
export function SendCall({ name, send, fields }: SendCallProps) {
  const { t } = useTranslation('apiSend')
  const { user } = useUser()
  const [asked, setAsked] = useState(false)
  if (send === 'costs')
    return (
      <Notice tone="info" title={t('costs.title')}>
        <p>
          {withGap(t('costs.text'))}
          <RouteLink to={{ id: 'testCaptcha' }}>{t('costs.link')}</RouteLink>
        </p>
      </Notice>
    )
  if (user) return <Sender key={user.id} name={name} send={send} fields={fields} />
  return (
    <div className="stack gap-3">
      <div>
        <Button onClick={() => setAsked(true)}>{t('submit', { name })}</Button>
      </div>
      {asked && user === null && <SignInOffer title={t('guest')}>{t('guestText')}</SignInOffer>}
    </div>
  )
}

/** Calls that need nothing typed. */
const plainCalls: readonly SendId[] = ['balance', 'account', 'users']

/** The request of each call, which is asked anew at every press. */
function useSend(): (send: SendId, typed: string) => Promise<Answer> {
  const [getDashboard] = customerApi.useLazyDashboardQuery()
  const [getTask] = taskApi.useLazyTaskQuery()
  const [getAccount] = proxyAccountApi.useLazyProxyAccountQuery()
  const [getLocations] = proxyListApi.useLazyProxyLocationsQuery()
  const [getUsers] = proxyUserApi.useLazyProxyUsersQuery()
  const callOnce = useCallOnce()
  const [report] = taskApi.useReportTaskMutation()
  return async (send, typed) => {
    switch (send) {
      case 'balance': {
        const { balance } = await getDashboard().unwrap()
        return { errorId: 0, balance: Number(balance.amount) }
      }
      case 'result':
        return resultOf(await getTask({ id: typed }).unwrap())
      case 'good':
      case 'bad':
        await report({ id: typed, kind: send }).unwrap()
        return { errorId: 0, status: 'success' }
      case 'account':
        return getAccount().unwrap()
      case 'users':
        return getUsers({ page: 0, perPage: 20 }).unwrap()
      case 'locations':
        return getLocations({ product: known(proxyProducts, typed) ?? proxyProducts[0] }).unwrap()
      case 'check':
        return callOnce(proxyListCalls.checkProxy, { line: typed })
    }
  }
}

function Sender({ name, send, fields }: SendCallProps & { send: SendId }) {
  const { t } = useTranslation('apiSend')
  const { t: common } = useTranslation()
  const action = useAction()
  const request = useSend()
  const [typed, setTyped] = useState(send === 'locations' ? proxyProducts[0] : '')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const isReport = send === 'good' || send === 'bad'
  const isOfTask = isReport || send === 'result'
  const isPlain = plainCalls.includes(send)
  const isMissing = !isPlain && typed.trim() === ''

  function press(): void {
    setIsConfirming(false)
    const classic = isClassic(name)
    setAnswer(null)
    void action.run(async () => {
      let next: Answer
      try {
        next = await request(send, typed.trim())
      } catch (error) {
        // A program would get an error of the API for it, which is an answer to explain.
        const refused = isOfTask ? refusedAnswer(toProblem(error), classic) : null
        if (!refused) throw error
        next = refused
      }
      setAnswer(classic ? inClassic(next) : next)
    })
  }
  return (
    <form
      className="stack gap-3"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isMissing) return
        if (isReport) setIsConfirming(true)
        else press()
      }}
    >
      {send === 'locations' ? (
        <Field label={t('product')}>
          <Select value={typed} onChange={({ target }) => setTyped(target.value)}>
            {proxyProducts.map((product) => (
              <option key={product} value={product}>
                {product}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        !isPlain && (
          <Field label={t(send === 'check' ? 'line' : 'taskId')}>
            <TextInput
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )
      )}
      <p className="quiet text-1">{t('free')}</p>
      {isConfirming ? (
        <Confirm
          text={t(send === 'bad' ? 'confirm.bad' : 'confirm.good')}
          onYes={press}
          onNo={() => setIsConfirming(false)}
        />
      ) : (
        <div>
          <Button
            type="submit"
            disabled={isMissing}
            loading={action.busy}
            loadingText={common('busy')}
          >
            {t('submit', { name })}
          </Button>
        </div>
      )}
      <ActionProblem action={action} />
      <div role="status">
        {answer && !action.busy && <ExplainedAnswer answer={answer} fields={fields} />}
      </div>
    </form>
  )
}

function Confirm({ text, onYes, onNo }: { text: string; onYes: () => void; onNo: () => void }) {
  const { t } = useTranslation('apiSend')
  const { t: common } = useTranslation()
  const box = useTakeFocus<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={text}>
      <Notice tone="warn" title={text}>
        <div className="cluster gap-3">
          <Button onClick={onYes}>{t('confirm.yes')}</Button>
          <Button variant="secondary" onClick={onNo}>
            {common('action.cancel')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
