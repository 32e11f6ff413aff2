/**
 * Measures the cost of a view, and of reading a million rows of counts.
 *
 *   npx tsx tests/perf/stats-bench.ts                  on SQLite
 *   npx tsx tests/perf/stats-bench.ts --db mariadb
 *   npx tsx tests/perf/stats-bench.ts --check          fails if module/stats/data takes more than 50 ms, the
 *                                                      tables of an earlier month 300 ms, or of an earlier year 1 s
 *   npx tsx tests/perf/stats-bench.ts --views 500 --port 9516
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logIn, request, startSandbox } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { median } from './medians';

/** The maximum time of module/stats/data inside its callback. */
const MAX_MS = 50;

/** The maximum times of the tables of posts, authors and referrers. */
const MAX_PAST_MS = { month: 300, year: 1000 };

/** 2^10 posts over this many days are a million rows. */
const DAYS = 1000;
const DOUBLINGS = 10;

const ENDPOINT = '/wp-content/plugins/jetpack-dashboard/stats-view.php';

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		db: { type: 'string', default: 'sqlite' },
		port: { type: 'string', default: '0' },
		views: { type: 'string', default: '200' },
	},
} );

const SET_UP = `
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'stats' );`;

const FILL = `
global $wpdb;
set_time_limit( 0 );
$days  = $wpdb->prefix . 'jetpack_dashboard_stats_days';
$hours = $wpdb->prefix . 'jetpack_dashboard_stats_hours';
$wpdb->query( "DELETE FROM $days" );
$wpdb->query( "DELETE FROM $hours" );
$rows = array();
for ( $ago = 3; $ago < ${ DAYS + 3 }; $ago++ ) {
	$rows[] = sprintf( '(0, %s, %d)', wp_date( 'Ymd', time() - $ago * DAY_IN_SECONDS ), 5 + $ago % 40 );
}
$wpdb->query( "INSERT INTO $days (subject, slot, views) VALUES " . implode( ',', $rows ) );
for ( $there = 1; $there < 2 ** ${ DOUBLINGS }; $there *= 2 ) {
	$wpdb->query( "INSERT INTO $days (subject, slot, views) SELECT subject + $there, slot, views FROM $days" );
}
$wpdb->query( "INSERT INTO $days (subject, slot, views) SELECT -1, slot, SUM(views) FROM $days GROUP BY slot" );
$referrers = $wpdb->prefix . 'jetpack_dashboard_stats_referrers';
$wpdb->query( "DELETE FROM $referrers" );
foreach ( range( 1, 100 ) as $host ) {
	$wpdb->query( "INSERT INTO $referrers (slot, host, views) SELECT slot, 'h$host.example', 1 + slot % $host FROM $days WHERE subject = 0" );
}
$rows = array();
for ( $ago = 0; $ago < 72; $ago++ ) {
	$rows[] = sprintf( '(0, %s, %d)', wp_date( 'YmdH', time() - $ago * HOUR_IN_SECONDS ), 1 + $ago % 5 );
}
$wpdb->query( "INSERT IGNORE INTO $hours (subject, slot, views) VALUES " . implode( ',', $rows ) );
for ( $there = 1; $there < 2 ** ${ DOUBLINGS }; $there *= 2 ) {
	$wpdb->query( "INSERT INTO $hours (subject, slot, views) SELECT subject + $there, slot, views FROM $hours" );
}
$wpdb->query( "INSERT INTO $hours (subject, slot, views) SELECT -1, slot, SUM(views) FROM $hours GROUP BY slot" );
echo $wpdb->get_var( "SELECT COUNT(*) FROM $days" ) + $wpdb->get_var( "SELECT COUNT(*) FROM $hours" );`;

/** E.g. '1.2 ms (0.9–14.0)'. */
function describeSpread( values: readonly number[] ): string {
	const [ low, middle, high ] = [
		Math.min( ...values ),
		median( values ),
		Math.max( ...values ),
	].map( ( value ) => value.toFixed( 1 ) );
	return `${ middle } ms (${ low }–${ high })`;
}

interface Endpoint {
	name: string;
	path: string;
}

/** Milliseconds of each of this many sequential requests. */
async function timeViews(
	sandbox: Sandbox,
	{ path }: Endpoint,
	count: number
): Promise< number[] > {
	const times: number[] = [];
	for ( let sent = 0; sent < count; sent++ ) {
		const start = performance.now();
		const { status } = await request( sandbox, {
			path,
			method: 'POST',
			headers: {
				'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
				'Content-Type': 'application/x-www-form-urlencoded',
			},
			body: 'post=0&from=',
		} );
		if ( status !== 204 ) {
			throw new Error( `${ path } responded with ${ status }.` );
		}
		times.push( performance.now() - start );
	}
	return times;
}

async function compareEndpoints( sandbox: Sandbox ): Promise< void > {
	writeFileSync(
		join( sandbox.docroot, 'empty.php' ),
		"<?php require __DIR__ . '/wp-load.php'; http_response_code( 204 );\n"
	);
	const endpoints: Endpoint[] = [
		{ name: 'Direct endpoint', path: ENDPOINT },
		{ name: 'stats/view', path: '/wp-json/jetpack/v4/stats/view' },
		{ name: 'Empty WordPress request', path: '/empty.php' },
	];
	const count = Number( options.views );
	const times = new Map< Endpoint, number[] >();
	for ( const endpoint of endpoints ) {
		// Ignore the first ones, which run with cold caches.
		await timeViews( sandbox, endpoint, 10 );
		times.set( endpoint, [] );
	}
	// Alternate, so that other load on the machine affects all of them equally.
	for ( let sent = 0; sent < count; sent++ ) {
		for ( const endpoint of endpoints ) {
			times
				.get( endpoint )
				?.push( ...( await timeViews( sandbox, endpoint, 1 ) ) );
		}
	}
	for ( const [ { name }, measured ] of times ) {
		console.log( `  ${ name }: ${ describeSpread( measured ) }` );
	}
	const start = performance.now();
	await sandbox.wpEvalAlone(
		"do_action( 'jetpack_dashboard_stats_merge' );"
	);
	console.log(
		`  Merging ${ count + 10 } views, WordPress's start included: ${ (
			performance.now() - start
		).toFixed( 0 ) } ms`
	);
}

/**
 * The milliseconds that the server reports for the callback; returns the
 * exceeded limits.
 */
async function readMillion( sandbox: Sandbox ): Promise< string[] > {
	const rows = await sandbox.wpEvalAlone( FILL );
	console.log( `module/stats/data over ${ rows } rows, inside the callback` );
	const { cookie, nonce } = await logIn( sandbox, 'admin' );
	const slow: string[] = [];
	for ( const range of [ 'day', 'week', 'month' ] ) {
		const times: number[] = [];
		for ( let count = 0; count < 15; count++ ) {
			const { headers, status } = await request( sandbox, {
				path: `/wp-json/jetpack/v4/module/stats/data?range=${ range }`,
				headers: { Cookie: cookie, 'X-WP-Nonce': nonce },
			} );
			const timing = /stats;dur=([\d.]+)/.exec(
				String( headers[ 'server-timing' ] )
			)?.[ 1 ];
			if ( status !== 200 || timing === undefined ) {
				throw new Error(
					`module/stats/data responded with ${ status }.`
				);
			}
			times.push( Number( timing ) );
		}
		console.log( `  ${ range }: ${ describeSpread( times ) }` );
		if ( median( times ) > MAX_MS ) {
			slow.push( `${ range } ${ median( times ).toFixed( 1 ) } ms` );
		}
	}
	return slow;
}

const READ_PAST = `
$services = Jetpack_Dashboard\\Plugin::container();
$report   = $services->get( Jetpack_Dashboard\\Features\\Stats\\Report::class );
$day      = static fn( string $time ): int => (int) ( new DateTimeImmutable( $time ) )->format( 'Ymd' );
$ranges   = array( array( 'month', $day( 'first day of -5 months' ), $day( 'last day of -5 months' ) ), array( 'year', $day( 'first day of -17 months' ), $day( 'last day of -6 months' ) ) );
$times    = array();
foreach ( $ranges as list( $name, $from, $to ) ) {
	for ( $count = 0; $count < 3; $count++ ) {
		$start = hrtime( true );
		$report->posts( $from, $to, 50 );
		$report->authors( $from, $to, 50 );
		$report->hosts( $from, $to, 50 );
		$times[ $name ][] = ( hrtime( true ) - $start ) / 1e6;
	}
}
echo wp_json_encode( $times );`;

const ADD_UP = `
set_time_limit( 0 );
$longest = 0;
$start   = hrtime( true );
add_filter( 'jetpack_dashboard_stats_days_kept', static fn() => 1100 );
while ( ! Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Stats\\Roll_Up::class )->run() ) {
	continue;
}
printf( '%.0f s', ( hrtime( true ) - $start ) / 1e9 );`;

/** The tables of an earlier month and year, without and with stored sums. */
async function readPast( sandbox: Sandbox ): Promise< string[] > {
	const measure = async (): Promise< Record< 'month' | 'year', number[] > > =>
		JSON.parse( await sandbox.wpEvalAlone( READ_PAST ) );
	console.log( 'Posts, authors and referrers of an earlier range' );
	const before = await measure();
	const took = await sandbox.wpEvalAlone( ADD_UP );
	const after = await measure();
	console.log( `  Adding up all months took ${ took }` );
	return ( [ 'month', 'year' ] as const ).flatMap( ( range ) => {
		console.log(
			`  ${ range }: ${ describeSpread(
				before[ range ]
			) } without sums, ${ describeSpread( after[ range ] ) } with them`
		);
		const time = median( after[ range ] );
		return time > MAX_PAST_MS[ range ]
			? [ `earlier ${ range } ${ time.toFixed( 0 ) } ms` ]
			: [];
	} );
}

async function main(): Promise< void > {
	const sandbox = await startSandbox( {
		name: `stats-bench-${ options.db }`,
		db: options.db === 'mariadb' ? 'mariadb' : 'sqlite',
		port: Number( options.port ),
		fresh: true,
		quiet: true,
		accountService: false,
	} );
	try {
		await sandbox.wpEvalAlone( SET_UP );
		await sandbox.wpEvalAlone(
			"do_action( 'jetpack_dashboard_stats_check' );"
		);
		console.log( `A view on ${ options.db }, one after the other` );
		await compareEndpoints( sandbox );
		const slow = [
			...( await readMillion( sandbox ) ),
			...( await readPast( sandbox ) ),
		];
		if ( options.check && slow.length > 0 ) {
			console.error( `Too slow: ${ slow.join( ', ' ) }` );
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
