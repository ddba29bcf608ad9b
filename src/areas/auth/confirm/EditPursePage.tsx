import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { authApi } from '@/api/endpoints/auth.ts'
import { withGap } from '@/lib/sentences.ts'
import { ConfirmAsk } from './ConfirmAsk.tsx'
import { ConfirmFlow } from './ConfirmFlow.tsx'

/** The link of a new payout wallet. */
export default function EditPursePage() {
  const { t } = useTranslation('confirm')
  const [confirm] = authApi.useConfirmWalletMutation()
  // Not kept across a reload, because it must not be in the history.
  const [wallet, setWallet] = useState('')
  return (
    <ConfirmFlow
      kind="editPurse"
      done={() => ({
        title: t('kind.editPurse.done.title'),
        text: (
          <>
            <p>{t('kind.editPurse.done.text')}</p>
            {wallet && (
              <p>
                {withGap(t('kind.editPurse.done.wallet'))}
                <code translate="no" dir="ltr">
                  {wallet}
                </code>
              </p>
            )}
          </>
        ),
      })}
      ask={(opened) => (
        <ConfirmAsk
          key={opened.arg.hash}
          kind="editPurse"
          opened={opened}
          text={t('kind.editPurse.text')}
          send={(arg) => confirm(arg).unwrap()}
          onAnswer={(answer) => {
            const { methodId, methodTitle, account } = answer.wallet ?? {}
            setWallet([methodTitle || methodId, account].filter(Boolean).join(' '))
            opened.onDone('done')
          }}
        />
      )}
    />
  )
}
