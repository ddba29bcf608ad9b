/** Formats an answer: JSON on one line that can wrap, other answers unchanged. */
export const answerText = (answer: string): string =>
  /^[[{]/.test(answer) ? answer.replace(/([,:])(?=\S)/g, '$1 ') : answer
