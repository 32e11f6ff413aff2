export interface Row {
	seconds: number;
	statements: string[];
}
export type Recording = Map< string, Row >;

/** They run the SQL of backups, which is for tables of any plugin. */
export const ANY_TABLE_FILES: readonly string[];
/** A file that takes longer for each statement that only it runs is spare. */
export const MAX_SECONDS_PER_STATEMENT: number;
export const RECORDING: string;
export const REPOSITORY: string;
/** Whether a statement is the same for each site. */
export function isFixed( id: string ): boolean;
export function readRecording( file?: string ): Recording;
export function findSpare(
	recording: Recording,
	isNeeded?: ( name: string ) => boolean
): string[];
