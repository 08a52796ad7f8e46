type ChoiceQuestion = {
  options: readonly string[]
  exclusive_options?: readonly string[] | undefined
}

/** Toggles an option, in the order of the options: one that is exclusive replaces the others, and they replace it. */
export const toggleOption = (
  { options, exclusive_options: exclusive = [] }: ChoiceQuestion,
  chosen: readonly string[],
  option: string,
): string[] =>
  options.filter((each) =>
    each === option
      ? !chosen.includes(each)
      : chosen.includes(each) && !exclusive.includes(each) && !exclusive.includes(option),
  )
