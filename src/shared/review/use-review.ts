import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Call, ResOf } from '@/api/contract/types.ts'
import { removeDraft, saveDraft } from '@/lib/drafts.ts'
import { useOwner } from '@/session/use-user.ts'
import { draftBase } from '../form/use-draft.ts'
import { usePaymentIntent } from '../payment-intent/use-payment-intent.ts'
import { withProof } from '../proof/with-proof.ts'
import { useAddress } from '../query/use-address.ts'
import type { AddressValues } from '../query/use-address.ts'

/**
 * A form and its review. The review is in the address, so that Back leads to the form and nothing
 * is sent. Only this hook holds what was entered.
 */
export function useReview<Entered, Answer>() {
  const navigate = useNavigate()
  const [params, change] = useAddress()
  const [entered, setEntered] = useState<Entered | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  return {
    params,
    change,
    hasEntries: entered !== null,
    /** What the open review is about, or null while the form is open. */
    reviewed: params.get('step') === 'review' ? entered : null,
    /** The outcome, shown instead of both steps. */
    answer,
    open: (next: Entered): void => {
      setEntered(next)
      change({ step: 'review' })
    },
    back: (): void => void navigate(-1),
    /** @param rest parameters of the address that end with the review */
    finish: (result: Answer, rest?: AddressValues): void => {
      setAnswer(result)
      setEntered(null)
      change({ ...rest, step: null }, { replace: true })
    },
    again: (): void => setAnswer(null),
  }
}

interface PaymentOptions<C extends Call, Typed extends object> {
  /** The name of the form and of the intent. */
  name: string
  call: C
  /** The form's defaults. */
  empty: Typed
  /** What the form's `about` says: its draft is kept over the review. */
  about?: string | undefined
}

/** A review of a payment: one intent, with a proof of identity if the backend requires it. */
export function usePaymentReview<
  C extends Call,
  Typed extends object,
  Entered extends { typed: Typed; entries: unknown },
>({ name, call, empty, about }: PaymentOptions<C, Typed>) {
  const owner = useOwner()
  const review = useReview<Entered, ResOf<C>>()
  const intent = usePaymentIntent({ name, call, onFound: finish })
  function finish(answer: ResOf<C>): void {
    removeDraft(owner, name)
    review.finish(answer)
  }
  return {
    ...review,
    intent,
    /**
     * A request was sent before this page loaded. Nothing can be typed until its result is known.
     */
    isResumed: !review.hasEntries && intent.asking,
    open: (next: Entered): void => {
      // Nothing has been sent yet, so the draft must survive a reload.
      saveDraft(owner, name, draftBase(empty, about), next.typed)
      review.open(next)
    },
    send: async (entries: unknown, post: (key: string) => Promise<ResOf<C>>): Promise<void> => {
      const outcome = await intent.submit(entries, (key) => withProof(() => post(key)))
      if ('answer' in outcome) finish(outcome.answer)
    },
  }
}
