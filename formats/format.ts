/** What a format of the field is to the toolkit: text that reads into a course, and a course written as text. */
import type { Result } from '../core/index.ts';
import type { Course } from './course.ts';

/** A format of logs: how it is known, read and written. */
export interface Format {
  id: string;
  /** What it is, in a sentence. */
  says: string;
  /** What a course may say that this format cannot hold. */
  loses: Loss[];
  /** Whether the text looks like this format at all. */
  recognises(text: string): boolean;
  /** Keys it does not know are passed over. Problems: `bad-log`. */
  read(text: string, file?: string): Result<Course>;
  /** The whole log as text. */
  write(course: Course): string;
}

/** Something a course says that a format cannot. */
export interface Loss {
  id: string;
  /** One sentence. */
  says: string;
}
