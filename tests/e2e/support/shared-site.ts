import type { SandboxInfo } from '../../sandbox';
import type { BrowserProgram } from './bundled-chromium';

/** Data that the global setup passes to the test processes. */
export interface SharedSite {
	sandbox: SandboxInfo;
	browser: BrowserProgram;
}

const VARIABLE = 'E2E_SITE';

export function shareSite( site: SharedSite ): void {
	process.env[ VARIABLE ] = JSON.stringify( site );
}

/** The site under test, or null before the setup has run. */
export function readSite(): SharedSite | null {
	const text = process.env[ VARIABLE ];
	return text ? ( JSON.parse( text ) as SharedSite ) : null;
}
