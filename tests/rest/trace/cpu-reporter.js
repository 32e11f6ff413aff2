const { appendFileSync } = require( 'fs' );
const { join, relative } = require( 'path' );

const REPOSITORY = join( __dirname, '../../..' );

/**
 * Logs the CPU seconds that this process, which runs the tests, takes for each
 * test file. Jest loads reporters as they are.
 */
module.exports = class {
	onTestFileStart() {
		this.before = process.cpuUsage();
	}

	onTestFileResult( { path } ) {
		const name = relative( REPOSITORY, path ).split( '\\' ).join( '/' );
		const { user, system } = process.cpuUsage( this.before );
		appendFileSync(
			join( process.env.SQL_TRACE_DIR, 'seconds' ),
			`${ name }\t${ ( user + system ) / 1e6 }\n`
		);
	}
};
