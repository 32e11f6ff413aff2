/**
 * Measures searches on a site with 50 000 posts: the theme's search page, and
 * instant search with a request per keystroke. The times are those of the
 * search alone, inside PHP: WordPress's main query, and the REST callback. In
 * parentheses: CPU time of PHP and MariaDB, for a machine that is also doing
 * other work.
 *
 *   npm run bench:search                      on MariaDB
 *   npm run bench:search -- --db sqlite
 *   npm run bench:search -- --posts 10000
 *   npm run bench:search -- --keep            reuses the site of the last run, also of an interrupted one
 *   npm run bench:search -- --check           fails if a median exceeds its limit
 *   npm run bench:search -- --check --cpu     … in CPU time
 *   npm run bench:search -- --compare         compares times, sizes and ranking with MariaDB's FULLTEXT
 *   npm run bench:search -- --compare --tntsearch /tmp/tnt/vendor/autoload.php
 *                                             and with teamtnt/tntsearch (composer require teamtnt/tntsearch)
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { request, startSandbox } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { median } from './medians';
import { compare } from './search/compare';
import type { Topics } from './search/compare';
import { runScript } from './search/run-script';
import { keystrokes, searchesFor } from './search/searches';
import type { Search } from './search/searches';

const CLASSIC_MS = 100;
const INSTANT_MS = 60;
const ROUNDS = 5;

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		compare: { type: 'boolean', default: false },
		cpu: { type: 'boolean', default: false },
		db: { type: 'string', default: 'mariadb' },
		keep: { type: 'boolean', default: false },
		posts: { type: 'string', default: '50000' },
		tntsearch: { type: 'string', default: '' },
	},
} );

const PREPARED = 'jetpack_dashboard_bench_prepared';

interface Prepared {
	/** From frequent to rare. */
	words: string[];
	topics: Topics;
}

/** Adds the posts. */
async function fill( sandbox: Sandbox ): Promise< Prepared > {
	const stored = await sandbox.wpEvalAlone(
		`echo get_option( '${ PREPARED }', '' );`
	);
	if ( stored !== '' ) {
		return JSON.parse( stored );
	}
	const prepared: Prepared = {
		words: JSON.parse(
			await runScript( sandbox, 'fill.php', {
				bench_posts: Number( options.posts ),
			} )
		),
		topics: JSON.parse( await runScript( sandbox, 'topics.php' ) ),
	};
	const json = Buffer.from( JSON.stringify( prepared ) ).toString( 'base64' );
	await sandbox.wpEvalAlone(
		`update_option( '${ PREPARED }', base64_decode( '${ json }' ), false );`
	);
	await sandbox.wpEvalAlone(
		"Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'search' ); update_option( 'jetpack_dashboard_instant_search_enabled', '1', true );"
	);
	return prepared;
}

/** Builds the index, or what an interrupted run has left of it. */
async function buildIndex( sandbox: Sandbox ): Promise< void > {
	const start = performance.now();
	const isReady = () =>
		sandbox.wpEvalAlone(
			"do_action( 'jetpack_dashboard_search_index', 'next' ); echo (int) Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->is_ready();"
		);
	while ( ( await isReady() ) !== '1' ) {
		continue;
	}
	console.log(
		`Indexed in ${ ( ( performance.now() - start ) / 1000 ).toFixed(
			0
		) } s`
	);
}

/** Prints the rows and bytes of the index. */
async function printSize( sandbox: Sandbox ): Promise< void > {
	const { rows, bytes } = JSON.parse(
		await runScript( sandbox, 'index-size.php' )
	);
	console.log(
		`The index has ${ JSON.stringify( rows ) } rows and ${ (
			bytes / 1e6
		).toFixed( 0 ) } MB: ${ ( rows.postings / rows.docs ).toFixed(
			0
		) } rows and ${ ( bytes / 1000 / rows.docs ).toFixed( 1 ) } kB per post`
	);
}

interface Time {
	wall: number;
	cpu: number;
}

async function timeOf( sandbox: Sandbox, path: string ): Promise< Time > {
	const { status, headers } = await request( sandbox, {
		path,
		timeoutMs: 120_000,
	} );
	if ( status !== 200 ) {
		throw new Error( `${ path } responded with ${ status }.` );
	}
	return {
		wall: Number( headers[ 'x-bench-ms' ] ),
		cpu: Number( headers[ 'x-bench-cpu-ms' ] ),
	};
}

const describe = ( { wall, cpu }: Time ): string =>
	`${ wall.toFixed( 1 ) } (${ cpu.toFixed( 1 ) }) ms`;

/** Prints the medians, and returns the slowest. */
async function measure(
	sandbox: Sandbox,
	title: string,
	searches: readonly Search[],
	path: string
): Promise< number > {
	const medians: Time[] = [];
	console.log( title );
	for ( const { name, query } of searches ) {
		const times: Time[] = [];
		for ( let round = 0; round < ROUNDS; round++ ) {
			times.push(
				await timeOf( sandbox, path + encodeURIComponent( query ) )
			);
		}
		const time = {
			wall: median( times.map( ( { wall } ) => wall ) ),
			cpu: median( times.map( ( { cpu } ) => cpu ) ),
		};
		medians.push( time );
		console.log( `  ${ name }: ${ describe( time ) }` );
	}
	const walls = medians.map( ( { wall } ) => wall );
	const cpus = medians.map( ( { cpu } ) => cpu );
	const slowest = { wall: Math.max( ...walls ), cpu: Math.max( ...cpus ) };
	console.log(
		`  median ${ describe( {
			wall: median( walls ),
			cpu: median( cpus ),
		} ) }, slowest ${ describe( slowest ) }`
	);
	return options.cpu ? slowest.cpu : slowest.wall;
}

/** Parameters of instant search: none, all posts, half of them, a sixth, and a seventieth. */
const filters = async ( sandbox: Sandbox ): Promise< string[] > => [
	'',
	'type=post',
	`category=${ await sandbox.wpEvalAlone(
		"echo get_term_by( 'name', 'Bench', 'category' )->term_id;"
	) }`,
	'period=year',
	'period=month',
];

async function main(): Promise< void > {
	const db = options.db === 'sqlite' ? 'sqlite' : 'mariadb';
	const sandbox = await startSandbox( {
		name: `search-bench-${ db }-${ options.posts }`,
		db,
		port: 0,
		fresh: ! options.keep,
		quiet: true,
		accountService: false,
		hasStatistics: false,
	} );
	try {
		copyFileSync(
			join( __dirname, 'search/probe.php' ),
			join( sandbox.contentDir, 'mu-plugins', 'zz-search-bench.php' )
		);
		const { words, topics } = await fill( sandbox );
		await buildIndex( sandbox );
		console.log( `${ options.posts } posts on ${ db }` );
		await printSize( sandbox );
		if ( options.compare ) {
			await compare(
				sandbox,
				[ ...searchesFor( words ), ...keystrokes( words[ 3 ] ?? '' ) ],
				topics,
				options.tntsearch
			);
			return;
		}
		const classic = await measure(
			sandbox,
			`Search page, limit ${ CLASSIC_MS } ms`,
			searchesFor( words ),
			'/?s='
		);
		const instant: number[] = [];
		for ( const filter of await filters( sandbox ) ) {
			instant.push(
				await measure(
					sandbox,
					`Instant search, limit ${ INSTANT_MS } ms per keystroke${
						filter && `, ${ filter }`
					}`,
					[ words[ 0 ], words[ 3 ], words[ 8 ] ].flatMap(
						( word = '' ) => keystrokes( word )
					),
					`/wp-json/jetpack/v4/search/results?${ filter }&query=`
				)
			);
		}
		if (
			options.check &&
			! ( classic <= CLASSIC_MS && Math.max( ...instant ) <= INSTANT_MS )
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
