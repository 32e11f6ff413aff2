export type Recording = Map< string, string[] >;

export const RECORDING: string;
export const REPOSITORY: string;
export function readRecording( file?: string ): Recording;
export function findSpare(
	recording: Recording,
	isNeeded?: ( name: string ) => boolean
): string[];
