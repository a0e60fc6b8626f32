/** Saved tables of earlier versions, as they are saved now. */
import { TABLE_VERSION } from '../table.ts';

type Data = Record<string, unknown>;

/** The data of a saved table in the form of today; data of no earlier version comes back as it is, also where it says that it is: version 1 named no format. */
export function asNow(saved: Data | undefined): Data | undefined {
  const second = saved?.version === 1 && !Object.hasOwn(saved, 'format') ? fromVersion1(saved) : saved;
  const third = second?.version === 2 ? fromVersion2(second) : second;
  return third?.version === 3 ? fromVersion3(third) : third;
}

/** The first turn followed upon dealt bonus tiles without being on the agenda; every win ended its deal, and each entry of what was paid at once stood for itself. */
function fromVersion3(saved: Data): Data {
  const { agenda, dealer, seats } = saved;
  const isShowing = Array.isArray(agenda) && agenda.some((item: unknown) => isData(item) && item.do === 'bonus');
  const playing = (seat: unknown): unknown =>
    isData(seat) ? { ...seat, received: eachAlone(seat.received), wins: 0, won: [], out: false } : seat;
  return {
    ...saved,
    version: TABLE_VERSION,
    seats: Array.isArray(seats) ? seats.map(playing) : seats,
    agenda: isShowing ? [...(agenda as unknown[]), { do: 'first', seat: dealer }] : agenda,
  };
}

function eachAlone(received: unknown): unknown {
  return Array.isArray(received) ? received.map((entry: unknown) => [entry]) : received;
}

/** `playerCounters`, and `fromHand` of moves, were both named `kept`. */
function fromVersion2(saved: Data): Data {
  const { agenda, ...others } = renamed('playerCounters', saved);
  const item = (it: unknown): unknown => (isData(it) && it.do === 'move' ? renamed('fromHand', it) : it);
  return { ...others, version: 3, agenda: Array.isArray(agenda) ? agenda.map(item) : agenda };
}

/** `kept` under its new name. What had that name already is of no version: it becomes `kept`, which is refused. */
function renamed(name: string, data: Data): Data {
  const today = (key: string): string => (key === 'kept' ? name : key === name ? 'kept' : key);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [today(key), value]));
}

/** Nobody was asked before the next deal, a hand that was shown did not stay on the table, packs had one format, and periods counted from 0. */
function fromVersion1(saved: Data): Data {
  const { seats, period } = saved;
  const shown = (seat: unknown): unknown => (isData(seat) ? { ...seat, shown: [] } : seat);
  return {
    ...saved,
    version: 2,
    format: 1,
    settled: null,
    period: typeof period === 'number' ? period + 1 : period,
    seats: Array.isArray(seats) ? seats.map(shown) : seats,
  };
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
