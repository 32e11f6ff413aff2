import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';

import type { SiteLayout } from './layout';

/** An email that the site would have sent. */
export interface Mail {
	to: string[];
	subject: string;
	message: string;
	headers: string[];
	attachments: string[];
	/** ISO 8601, UTC. */
	time: string;
}

/** All emails since the last reset, oldest first. */
export function readMails( layout: SiteLayout ): Mail[] {
	if ( ! existsSync( layout.mails ) ) {
		return [];
	}
	return readdirSync( layout.mails )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.sort()
		.map(
			( name ) =>
				JSON.parse(
					readFileSync( join( layout.mails, name ), 'utf8' )
				) as Mail
		);
}

export function clearMails( layout: SiteLayout ): void {
	rmSync( layout.mails, { recursive: true, force: true } );
	mkdirSync( layout.mails, { recursive: true } );
}
