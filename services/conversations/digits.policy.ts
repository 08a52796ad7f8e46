/** Arabic keyboards type ٠ to ٩, Persian ones ۰ to ۹. */
export const toAsciiDigits = (digits: string) =>
  digits.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
