import ariAri from './sources/ari-ari.generated.ts';
import cantonese from './sources/cantonese.generated.ts';
import harbour from './sources/harbour.generated.ts';
import international from './sources/international.generated.ts';
import mcr from './sources/mcr.generated.ts';
import riichi from './sources/riichi.generated.ts';
import sanma from './sources/sanma.generated.ts';
import zungJung from './sources/zung-jung.generated.ts';

/** Every built-in pack. */
export const everyPack = [ariAri, cantonese, harbour, international, mcr, riichi, sanma, zungJung];
