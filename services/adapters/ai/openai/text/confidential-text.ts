/** What questions may say to respondents, and the texts that stand as examples. */
const sayable = /^# What is true of this conversation$[\s\S]*?(?=^# )|"[^"\n]*"|«[^»\n]*»/gmu

/** The part of a prompt that no question may repeat. */
export const confidentialText = (prompt: string): string => prompt.replaceAll(sayable, '\n')
