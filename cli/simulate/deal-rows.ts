/** Deals as rows of Parquet files, one for each shard. */
import type { DealRow } from '../../sim/index.ts';

/** What is used of the package hyparquet-writer, which is not installed with this one. */
interface ParquetWriter {
  parquetWriteBuffer(settings: { columnData: Column[]; kvMetadata?: { key: string; value: string }[] }): ArrayBuffer;
}

interface Column {
  name: string;
  data: unknown[];
  type: 'INT32' | 'DOUBLE' | 'STRING';
}

/** Writes rows as Parquet; undefined where the package is not installed. `id`: what the files say of the simulation. */
export async function parquetWriter(id?: string): Promise<((rows: readonly DealRow[]) => Uint8Array) | undefined> {
  const name = 'hyparquet-writer';
  try {
    const { parquetWriteBuffer } = (await import(name)) as ParquetWriter;
    const kvMetadata = id === undefined ? [] : [{ key: 'tilewright simulation', value: id }];
    return (rows) => new Uint8Array(parquetWriteBuffer({ columnData: columnsOf(rows), kvMetadata }));
  } catch (reason) {
    // Node and bundlers say in their own ways that it is missing, and all name it.
    if (reason instanceof Error && reason.message.includes(name)) return undefined;
    throw reason;
  }
}

const WHOLE = ['wall', 'side', 'rotation', 'deal', 'round', 'dealer', 'discards', 'claims', 'discarder'] as const;

/** Seats count from 0; lists are texts of ids and numbers with spaces between, points a column a seat. */
function columnsOf(rows: readonly DealRow[]): Column[] {
  const seats = rows[0]?.points.length ?? 0;
  return [
    ...WHOLE.map((name): Column => ({ name, type: 'INT32', data: rows.map((row) => row[name]) })),
    { name: 'ending', type: 'STRING', data: rows.map(({ ending }) => ending) },
    { name: 'winners', type: 'STRING', data: rows.map(({ winners }) => winners.join(' ')) },
    { name: 'value', type: 'DOUBLE', data: rows.map(({ value }) => value) },
    { name: 'patterns', type: 'STRING', data: rows.map(({ patterns }) => patterns.join(' ')) },
    ...Array.from(
      { length: seats },
      (_, seat): Column => ({
        ...{ name: `points_${seat}`, type: 'DOUBLE' },
        data: rows.map(({ points }) => points[seat]),
      }),
    ),
  ];
}
