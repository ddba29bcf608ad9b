import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { Member, Team } from '@/api/contract/team.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { compare } from '@/lib/decimal.ts'
import { decimalOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'
import { useCurrency } from '@/session/currency.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { toast } from '@/ui/toast-store.ts'
import { nameOfMember } from './member-name.ts'

interface MemberLimitProps {
  member: Member
  limits: Team['limits']
  onClose: () => void
}

const within = (typed: string, limits: Team['limits']): boolean =>
  !limits ||
  (compare(decimalOf(typed), limits.min.amount) >= 0 &&
    (!limits.max || compare(decimalOf(typed), limits.max.amount) <= 0))

const limitForm = (limits: Team['limits']) =>
  v.object({
    monthlyLimit: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === '' || isAmount(typed), 'bad_format'),
      v.check((typed) => !isAmount(typed) || within(typed, limits), 'out_of_range'),
    ),
  })

export const memberLimitForm = ({ id }: Member): string => `member-limit-${id}`

/** Sets what a member's keys may spend in a month; an empty field sets no limit. */
export function MemberLimit({ member, limits, onClose }: MemberLimitProps) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const money = useMoneyText()
  const { currency: own } = useCurrency()
  const [change] = teamApi.useChangeMemberMutation()
  const { id, spentMonth } = member
  const name = nameOfMember(member)
  const currency = limits?.min.currency ?? member.monthlyLimit?.currency ?? own
  const range = limits && {
    min: money(limits.min.amount, currency),
    max: limits.max ? money(limits.max.amount, currency) : '',
  }
  const form = useForm({
    name: memberLimitForm(member),
    schema: limitForm(limits),
    defaults: { monthlyLimit: shownAmount(member.monthlyLimit?.amount ?? '', locale) },
    keep: ['monthlyLimit'],
    about: currency,
    words: {
      monthlyLimit: {
        bad_format: t('limit.format'),
        ...(range && { out_of_range: t(range.max ? 'limit.range' : 'limit.least', range) }),
      },
    },
    send: ({ monthlyLimit: typed }) =>
      withProof(() =>
        change({
          id,
          monthlyLimit: typed === '' ? null : { amount: decimalOf(typed), currency },
        }).unwrap(),
      ),
    done: () => {
      toast({ tone: 'ok', text: common('form.saved') })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal
      open
      size="sm"
      title={t('limit.title', { name })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={common('action.save')} button={{ size: 'md' }}>
        <p>{t('limit.text')}</p>
        {spentMonth && (
          <p className="quiet">
            {t('limit.soFar', { spent: money(spentMonth.amount, spentMonth.currency) })}
          </p>
        )}
        <Field {...form.field('monthlyLimit')} label={t('limit.sum')} help={t('limit.help')}>
          <NumberInput {...form.input('monthlyLimit')} append={currency} />
        </Field>
      </Form>
    </Modal>
  )
}
