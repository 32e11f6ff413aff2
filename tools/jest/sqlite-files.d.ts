export interface Row {
	seconds: number;
	statements: string[];
}
export type Recording = Map< string, Row >;

export const RECORDING: string;
export const REPOSITORY: string;
export function readRecording( file?: string ): Recording;
export function findSpare(
	recording: Recording,
	isNeeded?: ( name: string ) => boolean
): string[];
