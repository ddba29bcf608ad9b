import { useAddress } from '@/shared/query/use-address.ts'

/** The open part of the training: a lesson, the exam or neither. Back leaves it. */
export function useAddressParts() {
  const [params, change] = useAddress()
  return {
    lesson: params.get('lesson'),
    isExam: params.get('exam') === '1',
    openLesson: (id: string): void => change({ lesson: id, exam: null }),
    openExam: (): void => change({ lesson: null, exam: '1' }),
    close: (): void => change({ lesson: null, exam: null }),
  }
}
