/** Classes of popups and their items, shared by menus and selects. */
export const menuPopup =
  'min-w-44 rounded-md border border-line bg-raised p-1 text-sm shadow-popup outline-none transition duration-150 origin-(--transform-origin) data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0'
export const menuItem =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-3 py-1.5 outline-none select-none data-highlighted:bg-primary-soft data-highlighted:text-primary-text data-disabled:opacity-50'
