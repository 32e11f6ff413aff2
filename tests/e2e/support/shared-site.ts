import type { SandboxInfo } from '../../sandbox';
import type { BrowserProgram } from './bundled-chromium';

/** What the global set-up hands to the tests' own processes. */
export interface SharedSite {
	sandbox: SandboxInfo;
	browser: BrowserProgram;
}

const VARIABLE = 'E2E_SITE';

export function shareSite( site: SharedSite ): void {
	process.env[ VARIABLE ] = JSON.stringify( site );
}

/** The site under test, or null before the set-up has run. */
export function readSite(): SharedSite | null {
	const text = process.env[ VARIABLE ];
	return text ? ( JSON.parse( text ) as SharedSite ) : null;
}
