import { useTranslation } from 'react-i18next'
import type { PayMethodDetails } from '@/api/contract/pay-methods.ts'
import { savedMethodsApi } from '@/api/endpoints/saved-methods.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { readMethodQuery } from '../methods/methods.ts'
import { payFormName } from '../amount/pay-form.ts'
import { AmountForm } from '../amount/AmountForm.tsx'
import { MethodDown } from '../methods/MethodDown.tsx'
import { useStart } from './use-start.ts'

/** A method before there is a payment. */
export function MethodStart({ answer }: { answer: PayMethodDetails }) {
  const { t: common } = useTranslation()
  const [params, change] = useAddress()
  const { method, currency } = answer
  const { intent, send } = useStart(method.shortname)
  const { data: saved, isLoading } = savedMethodsApi.useSavedMethodsQuery(undefined, {
    skip: !method.canSave,
  })
  // A request was sent before this page loaded. Nothing can be typed until its result is known.
  return (
    <AccountSection title={common('label.chooseAmount')} text={method.feeNote}>
      <Stack gap={4}>
        <IntentNotice intent={intent} />
        {method.status !== 'available' ? (
          <MethodDown method={method} />
        ) : (
          // Saved methods are offered from the beginning, or not at all.
          !isLoading && (
            <div inert={intent.asking || undefined}>
              <AmountForm
                name={payFormName(method.shortname)}
                answer={answer}
                amount={readMethodQuery(params).amount}
                saved={saved?.records ?? []}
                submit={common('action.continue')}
                send={(entries) => send(entries, currency)}
                onCurrency={(code) => change({ currency: code }, { replace: true })}
              />
            </div>
          )
        )}
      </Stack>
    </AccountSection>
  )
}
