/**
 * `npm run i18n:pot`: builds, then writes
 * plugin/languages/jetpack-dashboard.pot.
 */
import { makePot, POT } from './i18n/make-pot';

makePot().then(
	( entries ) => console.log( `${ POT }: ${ entries.length } texts` ),
	( error: unknown ) => {
		console.error( error instanceof Error ? error.message : error );
		process.exitCode = 1;
	}
);
