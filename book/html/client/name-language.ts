/** Which language names are shown in: a class of the page, and nothing kept. */

/** Lets the buttons of `#names` choose. */
export function startNames(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('#names button')];
  for (const button of buttons) button.addEventListener('click', () => showNames(button, buttons));
}

function showNames(chosen: HTMLButtonElement, buttons: readonly HTMLButtonElement[]): void {
  const page = document.documentElement.classList;
  for (const button of buttons) {
    page.toggle(`names-${button.value}`, button === chosen);
    button.setAttribute('aria-pressed', String(button === chosen));
  }
}
