import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { PayoutMethod, walletCalls } from '@/api/contract/wallet.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { walletApi } from '@/api/endpoints/wallet.ts'
import { toProblem } from '@/api/problem.ts'
import lists from '@/shared/account/lists.module.css'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { Grouped } from '../method/Grouped.tsx'
import s from '../method/method.module.css'

export interface Entered {
  method: PayoutMethod
  /** By the method's field names. */
  fields: Record<string, string>
}

export type Sent = ResOf<typeof walletCalls.updateWallet>

interface WalletReviewProps {
  entered: Entered
  onSent: (answer: Sent) => void
  onChange: () => void
}

const Compared = v.object({
  compared: v.pipe(
    v.boolean(),
    v.check((isTicked) => isTicked, 'required'),
  ),
})

/** Shows the whole account once, to compare it with its source. */
export function WalletReview({ entered, onSent, onChange }: WalletReviewProps) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const { method, fields } = entered
  const [update] = walletApi.useUpdateWalletMutation()
  const [wrong, setWrong] = useState<string[]>([])
  const id = useId()
  const heading = useTakeFocus<HTMLHeadingElement>()
  const form = useForm({
    name: 'wallet-review',
    schema: Compared,
    defaults: { compared: false },
    keep: [],
    words: { compared: { required: t('review.required') } },
    send: async () => {
      setWrong([])
      try {
        return await withProof(() =>
          update({ methodId: method.id, fields, confirmIrreversible: true }).unwrap(),
        )
      } catch (error) {
        const faults = toProblem(error).fields ?? {}
        setWrong(
          method.fields.flatMap(({ name, label }) =>
            Object.hasOwn(faults, name) ? [label || name] : [],
          ),
        )
        throw error
      }
    },
    done: onSent,
  })
  return (
    <section className={s.review} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h3>
      <p className={s.note}>{t('review.text')}</p>
      <dl className={s.facts}>
        <div>
          <dt>{t('current.method')}</dt>
          <dd>{method.title || method.id}</dd>
        </div>
        {method.network && (
          <div>
            <dt>{t('review.network')}</dt>
            <dd>{method.network}</dd>
          </div>
        )}
        {method.fields.map(({ name, label }) => (
          <div key={name}>
            <dt>{label || name}</dt>
            <dd>
              <Grouped text={fields[name] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      {wrong.length > 0 && (
        <Notice tone="bad" title={t('review.refused')}>
          {wrong.join(', ')}
        </Notice>
      )}
      <Form
        form={form}
        className={lists.form}
        submit={t('review.submit')}
        button={{ block: false }}
        foot={
          <Button variant="tertiary" onClick={onChange}>
            {common('action.change')}
          </Button>
        }
      >
        <Checkbox {...form.control('compared')} label={t('review.compared')} />
      </Form>
    </section>
  )
}
