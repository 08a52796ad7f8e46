export const microphone =
  'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11.500a7 7 0 0 0 14 0M12 18.500V22'
