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
	const first = await start( 'first' );
	const other = await start( 'other' );
	try {
		const report = await drill( first, other );
		const { files, tables, rows } = report;
		console.log(
			`Backed up ${ files } files, and ${ tables } tables with ${ rows } rows (${ db }).`
		);
		console.log( `Ruined: ${ report.ruined.length } differences.` );
		for ( const [ where, found ] of [
			[ 'On another site, with another address', report.moved ],
			[ 'In its place', report.inPlace ],
		] as const ) {
			console.log(
				`${ where }: ${
					found.length === 0
						? 'all files are equal byte for byte, all tables row by row.'
						: `${ found.length } differences.`
				}`
			);
			found
				.slice( 0, 50 )
				.forEach( ( text ) => console.log( `  ${ text }` ) );
		}
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
