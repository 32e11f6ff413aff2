/**
 * Measures searches on a site with 50 000 posts: the theme's search page, and
 * instant search with a request per keystroke. The times are those of the
 * search alone, inside PHP: WordPress's main query, and the REST callback.
 *
 *   npm run bench:search                      on MariaDB
 *   npm run bench:search -- --db sqlite
 *   npm run bench:search -- --posts 10000
 *   npm run bench:search -- --keep            reuses the site of the last run
 *   npm run bench:search -- --check           fails if a median exceeds its limit
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { request, startSandbox } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { median } from './medians';

const CLASSIC_MS = 100;
const INSTANT_MS = 60;
const ROUNDS = 5;

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		db: { type: 'string', default: 'mariadb' },
		keep: { type: 'boolean', default: false },
		posts: { type: 'string', default: '50000' },
	},
} );

/** Reports the time of the search in a header, and allows any number. */
const PROBE = `<?php
add_filter( 'jetpack_dashboard_search_limit', static fn() => PHP_INT_MAX );
add_action( 'pre_get_posts', static function ( $query ) {
	if ( $query->is_main_query() ) {
		$GLOBALS['bench_start'] = microtime( true );
	}
}, PHP_INT_MIN );
add_action( 'template_redirect', static function () {
	header( 'X-Bench-Ms: ' . 1000 * ( $GLOBALS['bench_end'] - $GLOBALS['bench_start'] ) );
}, PHP_INT_MIN );
add_filter( 'the_posts', static function ( $posts, $query ) {
	if ( $query->is_main_query() ) {
		$GLOBALS['bench_end'] = microtime( true );
	}
	return $posts;
}, PHP_INT_MAX, 2 );
add_filter( 'rest_request_before_callbacks', static function ( $response ) {
	$GLOBALS['bench_start'] = microtime( true );
	return $response;
}, PHP_INT_MAX );
add_filter( 'rest_request_after_callbacks', static function ( $response ) {
	header( 'X-Bench-Ms: ' . 1000 * ( microtime( true ) - $GLOBALS['bench_start'] ) );
	return $response;
}, PHP_INT_MIN );`;

const SEARCHED_WORDS = 'jetpack_dashboard_bench_words';

/** Adds the posts and builds the index. Returns words from frequent to rare. */
async function prepare( sandbox: Sandbox ): Promise< string[] > {
	const stored = await sandbox.wpEvalAlone(
		`echo get_option( '${ SEARCHED_WORDS }', '' );`
	);
	if ( stored !== '' ) {
		return JSON.parse( stored );
	}
	const start = performance.now();
	const fill = readFileSync( join( __dirname, 'search-fill.php' ), 'utf8' )
		.replace( /^<\?php/, '' )
		.replace( 'declare( strict_types=1 );', '' );
	const words = await sandbox.wpEvalAlone(
		`$bench_posts = ${ Number( options.posts ) }; ${ fill }`
	);
	await sandbox.wpEvalAlone(
		"Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'search' ); update_option( 'jetpack_dashboard_instant_search_enabled', '1', true );"
	);
	const isReady = () =>
		sandbox.wpEvalAlone(
			"do_action( 'jetpack_dashboard_search_index', 'next' ); echo (int) Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->is_ready();"
		);
	const indexing = performance.now();
	while ( ( await isReady() ) !== '1' ) {
		continue;
	}
	const end = performance.now();
	console.log(
		`Filled in ${ ( ( indexing - start ) / 1000 ).toFixed(
			0
		) } s, indexed in ${ ( ( end - indexing ) / 1000 ).toFixed( 0 ) } s`
	);
	await sandbox.wpEvalAlone(
		`update_option( '${ SEARCHED_WORDS }', '${ words }', false );`
	);
	return JSON.parse( words );
}

async function timeOf( sandbox: Sandbox, path: string ): Promise< number > {
	const { status, headers } = await request( sandbox, {
		path,
		timeoutMs: 120_000,
	} );
	if ( status !== 200 ) {
		throw new Error( `${ path } responded with ${ status }.` );
	}
	return Number( headers[ 'x-bench-ms' ] );
}

interface Search {
	name: string;
	query: string;
}

/** Searches, from one frequent word to typing errors. */
function searchesFor( words: readonly string[] ): Search[] {
	const [ first = '', second = '', third = '' ] = words;
	const rare = words.at( -1 ) ?? '';
	return [
		...words.map( ( query, index ) => ( {
			name: `word ${ index + 1 } of ${ words.length }`,
			query,
		} ) ),
		{ name: 'two frequent words', query: `${ first } ${ second }` },
		{ name: 'three words', query: `${ second } ${ third } ${ rare }` },
		{ name: 'typing error', query: `${ rare.slice( 0, -1 ) }x` },
		{ name: 'no such word', query: 'wxyzwxyz' },
	];
}

/** The texts in the field while somebody types a word, from two letters on. */
const keystrokes = ( word: string ): Search[] =>
	[ ...word ].slice( 1 ).map( ( _letter, index ) => ( {
		name: `“${ word.slice( 0, index + 2 ) }”`,
		query: word.slice( 0, index + 2 ),
	} ) );

/** Prints the medians, and returns the slowest. */
async function measure(
	sandbox: Sandbox,
	title: string,
	searches: readonly Search[],
	path: string
): Promise< number > {
	const medians: number[] = [];
	console.log( title );
	for ( const { name, query } of searches ) {
		const times: number[] = [];
		for ( let round = 0; round < ROUNDS; round++ ) {
			times.push(
				await timeOf( sandbox, path + encodeURIComponent( query ) )
			);
		}
		medians.push( median( times ) );
		console.log( `  ${ name }: ${ median( times ).toFixed( 1 ) } ms` );
	}
	console.log(
		`  median ${ median( medians ).toFixed( 1 ) } ms, slowest ${ Math.max(
			...medians
		).toFixed( 1 ) } ms`
	);
	return Math.max( ...medians );
}

async function main(): Promise< void > {
	const db = options.db === 'sqlite' ? 'sqlite' : 'mariadb';
	const sandbox = await startSandbox( {
		name: `search-bench-${ db }`,
		db,
		port: 0,
		fresh: ! options.keep,
		quiet: true,
		accountService: false,
		hasStatistics: false,
	} );
	try {
		writeFileSync(
			join( sandbox.contentDir, 'mu-plugins', 'zz-search-bench.php' ),
			PROBE
		);
		const words = await prepare( sandbox );
		console.log( `${ options.posts } posts on ${ db }` );
		const classic = await measure(
			sandbox,
			`Search page, limit ${ CLASSIC_MS } ms`,
			searchesFor( words ),
			'/?s='
		);
		const instant = await measure(
			sandbox,
			`Instant search, limit ${ INSTANT_MS } ms per keystroke`,
			[ words[ 0 ], words[ 3 ], words[ 8 ] ].flatMap( ( word = '' ) =>
				keystrokes( word )
			),
			'/wp-json/jetpack/v4/search/results?query='
		);
		if (
			options.check &&
			! ( classic <= CLASSIC_MS && instant <= INSTANT_MS )
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
