import type { ComponentType } from 'react'
import type { LateNamespace } from '@/i18n/words.ts'
import { LatePart } from '../LatePart.tsx'
import { AccountSection } from './AccountSection.tsx'
import { PartLost } from '../PartLost.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'

interface LateSectionProps<P> {
  title: string
  /** About as high as what comes. */
  lines: number
  /** A constant of the module. */
  load: () => Promise<ComponentType<P>>
  props: P
  /** Words that come with it; a constant of the module. */
  ns?: readonly LateNamespace[]
  /** False where it is wanted at once: an address that names it. */
  onSight?: boolean
}

/** A section below the first view: it comes when it is about to be seen, and its place is held until then. */
export function LateSection<P extends object>({
  title,
  lines,
  load,
  props,
  ns,
  onSight = true,
}: LateSectionProps<P>) {
  return (
    <LatePart
      load={load}
      props={props}
      onSight={onSight}
      {...(ns && { ns })}
      fallback={<SectionSkeleton title={title} lines={lines} />}
      failed={
        <AccountSection title={title}>
          <PartLost level={3} />
        </AccountSection>
      }
    />
  )
}
