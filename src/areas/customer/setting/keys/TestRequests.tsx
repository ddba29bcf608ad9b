import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { TestAnswer, testStates } from '@/api/contract/key-tests.ts'
import type { TestRequest } from '@/api/contract/key-tests.ts'
import type { Key } from '@/api/contract/keys.ts'
import { keyTestApi } from '@/api/endpoints/keys.ts'
import { toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { withGap } from '@/lib/sentences.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { accountKeyName } from '@/shared/account-key/keys.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { BodyCode } from '@/shared/deliveries/BodyCode.tsx'
import { SentPicture } from '../../kit/SentPicture.tsx'

const tones: Record<(typeof testStates)[number], BadgeTone> = {
  waiting: 'info',
  answered: 'ok',
  unreadable: 'warn',
  refused: 'bad',
}

/** The latest requests of a test key, with a field for the ones that wait for the person. */
export function TestRequests({ record, onClose }: { record: Key; onClose: () => void }) {
  const { t } = useTranslation('keyTests')
  const { t: common } = useTranslation()
  const answer = keyTestApi.useTestRequestsQuery(
    { id: record.id },
    { refetchOnMountOrArgChange: true, pollingInterval: 5000, skipPollingIfUnfocused: true },
  )
  const { data, error, isFetching, refetch } = answer
  return (
    <Modal
      open
      size="lg"
      title={t('title', { name: accountKeyName(record) })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <div className="stack gap-4">
        <p className="quiet text-2">{t('text')}</p>
        {!data && error ? (
          <ProblemState
            problem={toProblem(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
            level={3}
          />
        ) : !data ? (
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={6} />
          </SkeletonGroup>
        ) : data.records.length === 0 ? (
          <EmptyState level={3} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        ) : (
          <PartedList as="ol" rows={data.records} className="bare stack gap-6">
            {(test) => <OneTest key={test.id} keyId={record.id} test={test} />}
          </PartedList>
        )}
      </div>
    </Modal>
  )
}

function OneTest({ keyId, test }: { keyId: Key['id']; test: TestRequest }) {
  const { t } = useTranslation('keyTests')
  const { t: common } = useTranslation()
  const typeName = useTypeName()
  const { at, method, type, imageUrl, status, answer, request, response } = test
  const state = known(testStates, status)
  return (
    <li className="stack gap-3">
      <h3 className="cluster gap-2 text-3">
        <code translate="no">{method}</code>
        {type && <span>{typeName(type)}</span>}
        <StatusBadge status={status} tone={state && tones[state]}>
          {state && t(`status.${state}`)}
        </StatusBadge>
      </h3>
      {at && (
        <p className="quiet text-2">
          <DateTime at={at} format="moment" />
        </p>
      )}
      {imageUrl && <SentPicture url={imageUrl} alt={t('picture')} missing={t('noPicture')} />}
      {state === 'waiting' && <TestAnswerForm keyId={keyId} test={test} />}
      {answer && (
        <p>
          {withGap(t('answer'))}
          <b className="break">{<LongText text={answer} />}</b>
        </p>
      )}
      {request && <BodyCode label={common('label.request')} text={request} />}
      {response && <BodyCode label={t('response')} text={response} />}
    </li>
  )
}

/** Answers a request as a worker would, or says that it cannot be read. */
function TestAnswerForm({ keyId, test: { id } }: { keyId: Key['id']; test: TestRequest }) {
  const { t } = useTranslation('keyTests')
  const { t: common } = useTranslation()
  const [send] = keyTestApi.useAnswerTestMutation()
  const action = useAction()
  const form = useForm({
    name: `key-test-${id}`,
    schema: v.object({ answer: TestAnswer }),
    defaults: { answer: '' },
    keep: ['answer'],
    send: ({ answer }) => send({ id: keyId, requestId: id, answer }).unwrap(),
    done: () => 'leaving',
  })
  return (
    <div className="stack gap-2">
      <Form form={form} submit={t('send')}>
        <Field {...form.field('answer')} label={t('yours')} required>
          <TextInput
            {...form.input('answer')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </Form>
      <div>
        <Button
          variant="secondary"
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() =>
            void action.run(() => send({ id: keyId, requestId: id, answer: null }).unwrap())
          }
        >
          {t('unreadable')}
        </Button>
      </div>
      <ActionProblem action={action} />
    </div>
  )
}
