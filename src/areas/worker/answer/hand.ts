import { useSyncExternalStore } from 'react'
import { createStored } from '@/lib/stored.ts'

const hands = ['right', 'left'] as const

/** The hand that holds the phone: the buttons lie on its side. */
export const deskHand = createStored('desk-hand', hands, 'right')

export const useDeskHand = (): (typeof hands)[number] =>
  useSyncExternalStore(deskHand.subscribe, deskHand.get)
