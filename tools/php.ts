/**
 * `npm run lint:php`, `npm run test:php`, and the PHP half of `npm run
 * coverage`: runs the tools that Composer installs. If the machine lacks
 * something, prints what (a failure in CI, otherwise a skip).
 */
import { coverPhp, findMissingPhpTools, lintPhp, testPhp } from './php-tools';
import { checkPhpLibraries } from './php-libraries';
import { isCi } from './programs';

const [ task, junit ] = process.argv.slice( 2 );
const lack = findMissingPhpTools();

if ( lack ) {
	console.log( `SKIPPED ${ task }:php: ${ lack }.` );
	process.exitCode = isCi() ? 1 : 0;
} else {
	const tasks = { lint: lintPhp, test: testPhp, coverage: coverPhp };
	process.exitCode = tasks[ task as keyof typeof tasks ]( junit );
	if ( task === 'lint' ) {
		checkPhpLibraries();
	}
}
