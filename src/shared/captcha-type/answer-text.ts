/** JSON of an answer in one line that may break; other answers as they are. */
export const answerText = (answer: string): string =>
  /^[[{]/.test(answer) ? answer.replace(/([,:])(?=\S)/g, '$1 ') : answer
