/** Runs the restore drill (docs/backup.md), and ends with 1 if anything differs. */
import { startSandbox } from '../../sandbox';
import { drill } from './backup-drill';

const db = process.env[ 'SANDBOX_DB' ] === 'mariadb' ? 'mariadb' : 'sqlite';
const start = ( name: string ) =>
	startSandbox( {
		port: 0,
		name: `drill-${ name }-${ db }`,
		db,
		fresh: true,
		quiet: true,
	} );

async function main(): Promise< number > {
	console.log( `Starting two sites (${ db }).` );
	const first = await start( 'first' );
	const other = await start( 'other' );
	try {
		const report = await drill( first, other, console.log );
		const hasFailed =
			report.ruined.length === 0 ||
			report.moved.length + report.inPlace.length > 0;
		console.log( hasFailed ? 'The drill failed.' : 'The drill passed.' );
		return hasFailed ? 1 : 0;
	} finally {
		await first.stop();
		await other.stop();
	}
}

main().then(
	( code ) => process.exit( code ),
	( error: unknown ) => {
		console.error( error );
		process.exit( 1 );
	}
);
