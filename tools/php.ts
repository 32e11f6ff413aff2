/**
 * `npm run lint:php` and `npm run test:php`: runs the tools that Composer
 * installs. If the machine lacks something, prints what (a failure in CI,
 * otherwise a skip).
 */
import { findMissingPhpTools, lintPhp, testPhp } from './php-tools';
import { checkPhpLibraries } from './php-libraries';
import { isCi } from './programs';

const [ task, junit ] = process.argv.slice( 2 );
const lack = findMissingPhpTools();

if ( lack ) {
	console.log( `SKIPPED ${ task }:php: ${ lack }.` );
	process.exitCode = isCi() ? 1 : 0;
} else {
	process.exitCode = task === 'lint' ? lintPhp() : testPhp( junit );
	if ( task === 'lint' ) {
		checkPhpLibraries();
	}
}
