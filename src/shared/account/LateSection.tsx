import type { ComponentType } from 'react'
import type { LateNamespace } from '@/i18n/words.ts'
import { LatePart } from '../LatePart.tsx'
import { AccountSection } from './AccountSection.tsx'
import { PartLost } from '../PartLost.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'

interface LateSectionProps<P> {
  title: string
  /** Roughly the height of the section. */
  lines: number
  /** Must be a constant of the module. */
  load: () => Promise<ComponentType<P>>
  props: P
  /** The namespaces that the section needs. Must be a constant of the module. */
  ns?: readonly LateNamespace[]
  /** False to load at once, for example when the address names the section. */
  onSight?: boolean
}

/**
 * A section below the first view. It loads when it is about to scroll into view; until then a
 * placeholder holds its place.
 */
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
