import * as fs from 'node:fs';
import * as path from 'node:path';
import type { SandboxInfo } from '../../sandbox';
import type { QuickPhp } from './quick-php';

/** The sandbox users who have a session in a REST run. */
export const LOGINS = [
	'subscriber',
	'contributor',
	'author',
	'editor',
	'admin',
	'admin2',
] as const;

export type Login = ( typeof LOGINS )[ number ];

export interface StoredSession {
	cookie: string;
	nonce: string;
}

/**
 * Data that the global setup passes to the test files, which share no objects
 * with it.
 */
export interface RunInfo {
	sandbox: SandboxInfo;
	sessions: Record< Login, StoredSession >;
	/** The `wp_rest` nonce of a logged-out visitor. */
	anonymousNonce: string;
	quickPhp: QuickPhp;
}

const VARIABLE = 'REST_RUN_INFO';

/** Writes the run's data where the test files read it; returns the path. */
export function saveRunInfo( info: RunInfo, folder: string ): void {
	const file = path.join( folder, 'rest-run.json' );
	fs.writeFileSync( file, JSON.stringify( info ) );
	process.env[ VARIABLE ] = file;
}

export function loadRunInfo(): RunInfo {
	const file = process.env[ VARIABLE ];
	if ( ! file ) {
		throw new Error(
			'No sandbox runs for the REST tests. Start them with `npm run test:rest`.'
		);
	}
	return JSON.parse( fs.readFileSync( file, 'utf8' ) ) as RunInfo;
}
