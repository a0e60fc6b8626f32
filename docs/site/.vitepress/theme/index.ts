/** The theme of VitePress with the fonts of the reader's system: a page loads no font. */
import Theme from 'vitepress/theme-without-fonts';
import './style.css';

export default Theme;
