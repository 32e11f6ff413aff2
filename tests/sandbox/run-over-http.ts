import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { request } from './client';
import type { SiteLayout } from './layout';
import type { Runtime } from './runtime';

const RUN_FILE = 'wp-sandbox-run.php';
export const RUN_TIMEOUT_MS = 300_000;

function keyFile( layout: SiteLayout ): string {
	return join( layout.state, 'run-key' );
}

/**
 * Lets the site's server run PHP that is sent with a new key. `script` is the
 * path of run-http.php as PHP sees it.
 */
export function allowRuns( layout: SiteLayout, script: string ): void {
	writeFileSync( keyFile( layout ), randomBytes( 24 ).toString( 'hex' ), {
		mode: 0o600,
	} );
	writeFileSync(
		join( layout.docroot, RUN_FILE ),
		`<?php\nrequire '${ script.replace( /[\\']/g, '\\$&' ) }';\n`
	);
}

export function forbidRuns( layout: SiteLayout ): void {
	rmSync( keyFile( layout ), { force: true } );
}

/** Whether the site's server runs, and runs PHP that is sent to it. */
export function areRunsAllowed( layout: SiteLayout ): boolean {
	return existsSync( keyFile( layout ) );
}

/** Runs PHP inside the site by its server at `url`. */
export async function runOverHttp(
	layout: SiteLayout,
	url: string,
	...[ code, argument, env ]: Parameters< Runtime[ 'runPhp' ] >
): Promise< string > {
	const response = await request(
		{ url },
		{
			path: `/${ RUN_FILE }`,
			method: 'POST',
			headers: {
				'X-Sandbox-Key': readFileSync( keyFile( layout ), 'utf8' ),
				'Content-Type': 'text/plain',
			},
			// Encoded, because the firewall would block plain PHP.
			body: Buffer.from(
				JSON.stringify( {
					code,
					argument: argument ?? null,
					installing: env?.[ 'SANDBOX_INSTALLING' ] === '1',
				} )
			).toString( 'base64' ),
			timeoutMs: RUN_TIMEOUT_MS,
		}
	);
	if ( response.status !== 200 ) {
		throw new Error(
			`PHP failed (${ response.status }): ${ response.body.trim() }`
		);
	}
	return response.body;
}
