/** As the server compares: in any case, and without spaces around it. */
export const isConfirmed = (typed: string, email: string): boolean =>
  typed.trim() !== '' && typed.trim().toLowerCase() === email.toLowerCase()
