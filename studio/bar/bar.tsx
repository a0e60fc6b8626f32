/** The bar: games to begin with, files of the disk, sharing, the language. */
import type { JSX } from 'preact';
import { LANGUAGES, language, type Language, words } from '../text/index.ts';
import { openFiles, saveFiles } from './disk.ts';
import { dialog, Dialogs } from './dialogs.tsx';

export function Bar(): JSX.Element {
  const { studio, games, open, save, share, languageOfPage } = words.value;
  return (
    <header class="bar">
      <h1>{studio}</h1>
      <button type="button" onClick={() => (dialog.value = 'games')}>
        {games}
      </button>
      <label class="button">
        {open}
        <input type="file" multiple accept=".yaml,.yml" onChange={(event) => void openFiles(event.currentTarget)} />
      </label>
      <button type="button" onClick={saveFiles}>
        {save}
      </button>
      <button type="button" onClick={() => (dialog.value = 'share')}>
        {share}
      </button>
      <select
        aria-label={languageOfPage}
        value={language.value}
        onChange={({ currentTarget: { value } }) => (language.value = value as Language)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Dialogs />
    </header>
  );
}
