/**
 * Measures the plugin's cost on a large site: 20 000 posts and 1.02 million rows
 * of statistics, created by `fill.php`.
 *
 *   npm run bench:scale                       on SQLite
 *   npm run bench:scale -- --db mariadb
 *   npm run bench:scale -- --check            fails if a limit is exceeded
 *   npm run bench:scale -- --only stats       measurements whose name starts with this
 *   npm run bench:scale -- --list
 *   npm run bench:scale -- --keep             reuses the site of the last run
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logIn, startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import { costOf } from './cost';
import { MEASURES } from './measures';
import type { Measured } from './measure';

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		db: { type: 'string', default: 'sqlite' },
		keep: { type: 'boolean', default: false },
		list: { type: 'boolean', default: false },
		only: { type: 'string', default: '' },
		port: { type: 'string', default: '0' },
	},
} );

/** Runs a PHP file of this folder inside the site. */
async function runFile( sandbox: Sandbox, file: string ): Promise< string > {
	const php = readFileSync( join( __dirname, file ), 'utf8' );
	return sandbox.wpEvalAlone(
		php.replace( /^<\?php/, '' ).replace( 'declare( strict_types=1 );', '' )
	);
}

async function fill( sandbox: Sandbox ): Promise< void > {
	const start = performance.now();
	const made = await runFile( sandbox, 'fill.php' );
	const seconds = ( performance.now() - start ) / 1000;
	console.log( `Filled in ${ seconds.toFixed( 0 ) } s: ${ made }` );
}

function print( all: readonly ( Measured & { name: string } )[] ): void {
	console.table(
		all.map( ( { name, value, limit, unit, note } ) => ( {
			what: name,
			value: `${ value.toFixed( value < 10 ? 1 : 0 ) } ${ unit }`,
			limit: `${ limit.toFixed( limit < 10 ? 1 : 0 ) } ${ unit }`,
			ok: value <= limit ? 'yes' : 'NO',
			note: note ?? '',
		} ) )
	);
}

async function main(): Promise< void > {
	const chosen = MEASURES.filter( ( { name } ) =>
		name.startsWith( options.only )
	);
	if ( options.list ) {
		console.log( chosen.map( ( { name } ) => name ).join( '\n' ) );
		return;
	}
	const db = options.db === 'mariadb' ? 'mariadb' : 'sqlite';
	const sandbox = await startSandbox( {
		name: `bench-scale-${ db }`,
		db,
		port: Number( options.port ),
		fresh: ! options.keep,
		quiet: true,
		accountService: false,
		hasStatistics: false,
	} );
	try {
		copyFileSync(
			join( __dirname, 'probe.php' ),
			join( sandbox.contentDir, 'mu-plugins', 'zz-bench-probe.php' )
		);
		const isFilled = await sandbox.wpEvalAlone(
			"echo get_option( 'jetpack_dashboard_bench_first_post', '' );"
		);
		if ( isFilled === '' && ! chosen.every( ( one ) => one.worksEmpty ) ) {
			await fill( sandbox );
		}
		const admin = await logIn( sandbox, 'admin' );
		const measured: ( Measured & { name: string } )[] = [];
		for ( const { name, run } of chosen ) {
			for ( const result of await run( {
				sandbox,
				admin,
				cost: ( request ) => costOf( sandbox, request ),
			} ) ) {
				measured.push( {
					...result,
					name: result.part ? `${ name }: ${ result.part }` : name,
				} );
			}
		}
		console.log( `On ${ db }` );
		print( measured );
		if (
			options.check &&
			measured.some( ( { value, limit } ) => ! ( value <= limit ) )
		) {
			process.exitCode = 1;
		}
	} finally {
		await sandbox.stop();
	}
}

main().catch( ( error: unknown ) => {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
} );
