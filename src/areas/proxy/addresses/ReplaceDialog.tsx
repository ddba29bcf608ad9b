// Over 250 lines: the preview of a replacement and its form share their rows.
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { proxyAddressCalls } from '@/api/contract/proxy-addresses.ts'
import type { ProxyAddress, ReplacementPreview } from '@/api/contract/proxy-addresses.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { proxyAddressApi } from '@/api/endpoints/proxy-addresses.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { sentences } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Select } from '@/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { useMilliseconds } from '../cabinet/use-proxy-words.ts'
import { userNames } from './addresses.ts'
import s from '../account.module.css'

type Replaced = ResOf<(typeof proxyAddressCalls)['replaceAddresses']>

interface ReplaceDialogProps {
  addresses: readonly ProxyAddress[]
  onDone: () => void
  onClose: () => void
}

/** Shows what a replacement would give and what is left of the quota, and replaces. */
export function ReplaceDialog({ addresses, onDone, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  // The list behind it reloads while this is open.
  const [ids] = useState(() => addresses.map(({ id }) => id))
  const [done, setDone] = useState<Replaced | null>(null)
  const answer = proxyAddressApi.usePreviewReplacementQuery(
    { ids },
    { refetchOnMountOrArgChange: true, skip: done !== null },
  )
  return (
    <Modal
      open
      title={t('replace.title', { count: ids.length })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {done ? (
        <ReplacedNote replaced={done} onClose={onClose} />
      ) : (
        <Loaded
          answer={answer}
          level={3}
          skeleton={
            <SkeletonGroup label={common('loading')}>
              <Skeleton lines={10} />
            </SkeletonGroup>
          }
        >
          {(preview) => (
            <ReplaceForm
              preview={preview}
              onStale={() => void answer.refetch()}
              onDone={(replaced) => {
                setDone(replaced)
                onDone()
              }}
            />
          )}
        </Loaded>
      )}
    </Modal>
  )
}

const overlaps = ['0', '24', '48', '72'] as const
const schema = v.object({ overlap: v.picklist(overlaps) })
const defaults: v.InferOutput<typeof schema> = { overlap: '24' }

interface ReplaceFormProps {
  preview: ReplacementPreview
  /** Called if a candidate was taken since. */
  onStale: () => void
  onDone: (replaced: Replaced) => void
}

function ReplaceForm({ preview: { records, left, renewsAt }, onStale, onDone }: ReplaceFormProps) {
  const { t } = useTranslation('proxyAddressForm')
  const format = useFormat()
  const milliseconds = useMilliseconds()
  const [replace] = proxyAddressApi.useReplaceAddressesMutation()
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const [taken, setTaken] = useState(false)
  const free = records.filter(({ candidates }) => candidates.length > 0)
  const full = records.filter(({ candidates }) => candidates.length === 0)
  const ipFor = ({ id, candidates }: (typeof records)[number]): string => {
    const wanted = picked[String(id)]
    return candidates.find(({ ip }) => ip === wanted)?.ip ?? candidates[0]?.ip ?? ''
  }
  const intent = usePaymentIntent({
    name: 'proxy-replace',
    call: proxyAddressCalls.replaceAddresses,
    onFound: onDone,
  })
  const form = useForm({
    name: 'proxy-replace',
    schema,
    defaults,
    keep: ['overlap'],
    send: async ({ overlap }) => {
      setTaken(false)
      const entries = {
        records: free.map((record) => ({ id: record.id, ip: ipFor(record) })),
        overlapHours: Number(overlap),
      }
      try {
        return await intent.submit(entries, (idempotencyKey) =>
          replace({ ...entries, idempotencyKey }).unwrap(),
        )
      } catch (error) {
        if (problemKey(toProblem(error)) !== 'ERROR_CONFLICT') throw error
        setTaken(true)
        onStale()
        return nothingDone
      }
    },
    done: ({ answer }) => onDone(answer),
  })
  const resumed = !form.busy && intent.asking
  const missing = free.length - left
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      {taken && <Outcome fresh tone="warn" title={t('replace.taken')} />}
      {full.length > 0 && (
        <Notice tone="warn" title={t('replace.full', { count: full.length })}>
          {t('replace.fullText', { ips: format.list(full.map(({ ip }) => ip)) })}
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="bad" title={t('replace.short', { count: left, value: format.number(left) })}>
          {sentences(
            t('replace.shortText', { count: missing, value: format.number(missing) }),
            renewsAt && t('replace.renews', { date: format.date(renewsAt) }),
          )}
        </Notice>
      )}
      {free.length > 0 && missing <= 0 && !resumed && (
        <Form
          form={form}
          submit={t('replace.submit', { count: free.length, value: format.number(free.length) })}
        >
          <p>
            {t('replace.left', {
              count: left,
              left: format.number(left),
              after: format.number(left - free.length),
            })}
          </p>
          <div className={`stack gap-4 scroll ${s.replacements}`}>
            {free.map((record) => (
              <Field
                key={record.id}
                label={
                  <>
                    {t('replace.with')} <code translate="no">{record.ip}</code>
                  </>
                }
                help={
                  record.users.length > 0
                    ? t('usedBy', { names: format.list(userNames(record.users)) })
                    : t('unused')
                }
              >
                <Select
                  value={ipFor(record)}
                  onChange={({ currentTarget }) =>
                    setPicked({ ...picked, [String(record.id)]: currentTarget.value })
                  }
                >
                  {record.candidates.map(({ ip, network, latencyMs }) => (
                    <option key={ip} value={ip}>
                      {joinTexts(' · ', [
                        ip,
                        network,
                        latencyMs === null ? null : milliseconds(latencyMs),
                      ])}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
          <Field
            {...form.field('overlap')}
            label={t('replace.overlap')}
            help={t('replace.overlapHelp')}
          >
            <Select {...form.input('overlap')}>
              {overlaps.map((hours) => (
                <option key={hours} value={hours}>
                  {hours === '0'
                    ? t('replace.atOnce')
                    : t('replace.hours', { count: Number(hours) })}
                </option>
              ))}
            </Select>
          </Field>
        </Form>
      )}
    </div>
  )
}

/** What was replaced by what, and until when the old addresses work. */
function ReplacedNote({
  replaced: { records, until },
  onClose,
}: {
  replaced: Replaced
  onClose: () => void
}) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const format = useFormat()
  return (
    <Outcome fresh title={t('replace.done', { count: records.length })}>
      <div className="stack gap-3">
        <p>
          {sentences(
            until
              ? t('replace.until', { time: format.date(until, 'dateTime') })
              : t('replace.stopped'),
            t('replace.next'),
          )}
        </p>
        <ul className={`grid gap-1 scroll ${s.names}`}>
          {records.map(({ oldIp, newIp }) => (
            <li key={oldIp}>
              <code translate="no">
                {oldIp} → {newIp}
              </code>
            </li>
          ))}
        </ul>
        <div className="cluster gap-3">
          <CopyButton
            value={() => records.map(({ newIp }) => newIp).join('\n')}
            labels={{
              copy: t('replace.copy'),
              copied: common('action.copied'),
              failed: common('action.copyFailed'),
            }}
          />
          <Button variant="tertiary" onClick={onClose}>
            {common('action.close')}
          </Button>
        </div>
      </div>
    </Outcome>
  )
}
