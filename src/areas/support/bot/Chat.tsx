import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { botApi } from '@/api/endpoints/bot.ts'
import { toProblem } from '@/api/problem.ts'
import { seenText } from '@/lib/unseen.ts'
import { useUser } from '@/session/use-user.ts'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { SignInOffer } from '@/shared/account/SignInOffer.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Ask } from './Ask.tsx'
import { storeHandover } from '@/lib/handover-text.ts'
import { AgentHandover } from './AgentHandover.tsx'
import { Threads } from './Threads.tsx'
import { TurnView } from './TurnView.tsx'
import { turnsOf } from './turns.ts'
import { useChat } from './use-chat.ts'
import { useDraftText } from './use-draft-text.ts'
import s from './bot.module.css'

/** The number of turns rendered at once, from the end, because a thread can be very long. */
const part = 100

/** The conversation in the address, or a new one. */
export function Chat() {
  const { t } = useTranslation('bot')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const [params, change] = useAddress()
  const thread = params.get('thread')
  const [text, setText, work] = useDraftText(params.get('q')?.slice(0, 2000) ?? '')
  const [wantsAccount, setWantsAccount] = useState(false)
  /** The thread that this page started, whose messages are here already. */
  const own = useRef<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  function offerAccount(question: string): void {
    setText(question)
    storeHandover('bot', question)
    setWantsAccount(true)
  }
  const chat = useChat({
    thread,
    onThread: (id) => {
      own.current = id
      change({ thread: id, q: null }, { replace: true })
    },
    onAccount: offerAccount,
  })
  const { show, turns, busy } = chat
  const [most, setMost] = useState(part)
  const drawn = turns.slice(-most)
  const signedIn = Boolean(user)
  const known = botApi.useBotThreadQuery(
    { id: thread ?? '' },
    { skip: thread === null || !signedIn, refetchOnMountOrArgChange: true },
  )
  const { currentData, error, isFetching, refetch } = known
  // Another thread was opened, or none.
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (thread === null) {
      if (own.current === null && shown.current === null) return
      shown.current = null
      own.current = null
      show([])
    } else if (thread === own.current || shown.current === thread) return
    else if (currentData && String(currentData.id) === thread) {
      shown.current = thread
      show(turnsOf(currentData.messages))
    }
  }, [currentData, show, thread])

  function send(): void {
    const question = seenText(text)
    if (busy) return
    if (!question) return box.current?.focus()
    // The call is for whoever is signed in.
    if (user === null) return offerAccount(question)
    setWantsAccount(false)
    setText('')
    void chat.send(question)
  }
  const answered = turns.some(({ state }) => state === 'answered')
  const lost = thread !== null && thread !== own.current && !currentData && error
  return (
    <div className={`stack gap-5 align-start ${s.chat}`} data-threads={signedIn || undefined}>
      {signedIn && (
        <Threads
          current={thread}
          onNew={() => {
            change({ thread: null, q: null })
            box.current?.focus()
          }}
          onDeleted={(id) => id === thread && change({ thread: null })}
        />
      )}
      <div className={`stack gap-4 ${s.talk}`}>
        {lost && toProblem(error).status !== 401 ? (
          <ProblemState
            problem={toProblem(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <>
            {turns.length === 0 && (
              <p className="pad-y-4 pad-x-5 border round-3 alice">{t('hello')}</p>
            )}
            <div role="log" aria-label={common('label.conversation')}>
              <MoreParts left={turns.length - drawn.length} drawMore={() => setMost(most + part)} />
              <ol className="stack gap-5">
                {drawn.map((turn) => (
                  <TurnView
                    key={turn.key}
                    turn={turn}
                    onRetry={() => void chat.send(turn.question, turn.key)}
                  />
                ))}
              </ol>
            </div>
          </>
        )}
        {thread !== null && answered && signedIn && (
          <AgentHandover
            thread={thread}
            ticket={currentData?.ticket ?? null}
            wanted={turns.at(-1)?.answer?.suggestTicket ?? false}
          />
        )}
        {wantsAccount && <SignInOffer title={t('account.title')}>{t('account.text')}</SignInOffer>}
        <KeptWorkOffer keeper={work} />
        <Ask ref={box} text={text} onText={setText} busy={busy} onSend={send} onStop={chat.stop} />
      </div>
    </div>
  )
}
