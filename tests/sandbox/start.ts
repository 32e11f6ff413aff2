import { buildIfOutdated } from './build';
import { HELP, UsageError, parseCommandLine } from './options';
import { startSandbox } from './start-sandbox';

const CRON_EVERY_MS = 60_000;

async function main(): Promise< void > {
	const options = parseCommandLine( process.argv.slice( 2 ) );
	if ( options.help ) {
		process.stdout.write( HELP );
		return;
	}
	if ( options.build ) {
		await buildIfOutdated( ( line ) =>
			process.stderr.write( `${ line }\n` )
		);
	}
	const sandbox = await startSandbox( {
		...options,
		hasStatistics: true,
	} );

	// Runs cron separately, never during a page request.
	const tick = setInterval( () => {
		sandbox
			.runCron()
			.catch( ( error: Error ) =>
				process.stderr.write( `Scheduled work: ${ error.message }\n` )
			);
	}, CRON_EVERY_MS );

	let isStopping = false;
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] as const ) {
		process.on( signal, () => {
			if ( isStopping ) {
				return;
			}
			isStopping = true;
			clearInterval( tick );
			void sandbox.stop().then( () => process.exit( 0 ) );
		} );
	}

	const { accountService } = sandbox.info;
	const service = accountService
		? ` Account service: ${ accountService.url }/sandbox.`
		: '';
	const directory = ` Plugin directory and social networks: ${ sandbox.publicServices.url }/sandbox.`;
	const logins = Object.keys( sandbox.users ).join( ', ' );
	process.stdout.write(
		`Ready: ${ sandbox.url }/wp-admin/admin.php?page=jetpack (log in as ${ logins }; password: password).${ service }${ directory } Ctrl-C stops it.\n`
	);
}

main().catch( ( error: unknown ) => {
	const message = error instanceof Error ? error.message : String( error );
	process.stderr.write( `${ message }\n` );
	process.exit( error instanceof UsageError ? 2 : 1 );
} );
