/**
 * Two PHP servers with one MariaDB and one object cache in Redis: views, logins
 * and saved settings on both at once, scheduled work that both start, and a
 * server that is killed. Fails if something is lost or counted twice.
 *
 * Needs redis-server and PHP's redis extension (Debian: redis-server, php-redis).
 *
 *   npm run bench:cluster                       both servers use the same files
 *   npm run bench:cluster -- --files separate   each has its own
 */
import { parseArgs } from 'node:util';
import { logIn } from '../sandbox';
import type { Session } from '../sandbox';
import { inParallel } from '../rest/support/in-parallel';
import { startCluster } from './cluster/servers';
import type { Cluster, Response } from './cluster/servers';
import { ask, countedViews } from './cluster/probe';
import { isDirect, resentViews, sendView } from './cluster/views';
import {
	hasFailed,
	isConfirmed,
	medianMs,
	range,
	report,
	serverOf,
} from './cluster/report';

const VIEWS = 1200;
const GUESSES = 40;
const SAVES = 60;
const LANES = 8;
/** docs/protection.md: after so many failures, an address is locked out. */
const MAX_FAILURES = 10;

const { values: options } = parseArgs( {
	options: { files: { type: 'string', default: 'shared' } },
} );

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
async function views( cluster: Cluster ): Promise< void > {
	for ( const server of [ 0, 1 ] as const ) {
		await inParallel( range( 4 ), () =>
			cluster.call( server, { path: '/' } )
		);
	}
	const before = await countedViews( cluster );
	const start = performance.now();
	const responses = await inParallel(
		range( VIEWS ),
		( n ) => sendView( cluster, n ),
		LANES
	);
	const seconds = ( performance.now() - start ) / 1000;
	const confirmed = responses.filter( isConfirmed );
	const counted = ( await countedViews( cluster ) ) - before;
	report(
		'views',
		confirmed.length === VIEWS && counted === VIEWS,
		`${ VIEWS } sent, ${
			confirmed.length
		} confirmed, ${ resentViews() } of them by the second request, ${ counted } counted; ${ (
			VIEWS / seconds
		).toFixed( 0 ) } per second; without WordPress ${ medianMs(
			responses.filter( ( _, n ) => isDirect( n ) )
		) }, by the route ${ medianMs(
			responses.filter( ( _, n ) => ! isDirect( n ) )
		) }`
	);
}

async function logins( { call }: Cluster ): Promise< void > {
	const responses = await inParallel(
		range( GUESSES ),
		( n ) =>
			call( serverOf( n ), {
				path: '/wp-login.php',
				method: 'POST',
				headers: FORM,
				body: 'log=author&pwd=wrong',
				from: '127.0.2.1',
			} ),
		LANES
	);
	const tried = responses.filter( ( { body } ) =>
		body.includes( 'is not correct' )
	).length;
	report(
		'guessed passwords',
		tried === MAX_FAILURES,
		`${ GUESSES } sent, ${ tried } checked, the others refused; ${ medianMs(
			responses
		) }`
	);
}

const save = ( { call }: Cluster, admin: Session, n: number, body: object ) =>
	call( serverOf( n ), {
		path: '/wp-json/jetpack/v4/settings',
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			Cookie: admin.cookie,
			'X-WP-Nonce': admin.nonce,
		},
		body: JSON.stringify( body ),
	} );

const read = async ( { call }: Cluster, admin: Session, server: 0 | 1 ) =>
	JSON.parse(
		(
			await call( server, {
				path: '/wp-json/jetpack/v4/settings',
				headers: { Cookie: admin.cookie, 'X-WP-Nonce': admin.nonce },
			} )
		).body
	) as Record< string, unknown >;

async function settings( cluster: Cluster, admin: Session ): Promise< void > {
	let missed = 0;
	const responses: Response[] = [];
	for ( const n of range( SAVES ) ) {
		const other = serverOf( n + 1 );
		const saved = await inParallel(
			[ { sharing_label: `One ${ n }` }, { google: `two${ n }` } ],
			( body ) =>
				save( cluster, admin, 'google' in body ? n : n + 1, body )
		);
		const now = await read( cluster, admin, other );
		responses.push( ...saved );
		missed +=
			now.sharing_label === `One ${ n }` && now.google === `two${ n }`
				? 0
				: 1;
	}
	report(
		'settings',
		responses.every( isConfirmed ) && missed === 0,
		`${ SAVES } times two saved at once, ${
			responses.filter( isConfirmed ).length
		} confirmed, ${ missed } times one was missing on the other server; ${ medianMs(
			responses
		) }`
	);
}

/**
 * WordPress's own lock of cron isn't atomic, so that work that is due may start
 * more than once. What it does must happen once.
 */
async function scheduled( { call, sandbox }: Cluster ): Promise< void > {
	const HOOK = 'jetpack_dashboard_stats_roll_up';
	const ADMINISTRATORS = 2;
	await sandbox.resetMails();
	await sandbox.wpEval( `
global $wpdb;
update_option( 'jetpack_dashboard_stats_weekly_email', true );
for ( $day = 4; $day < 40; $day++ ) {
	$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_hours (subject, slot, views) VALUES (-1, %d, 3)", gmdate( 'YmdH', time() - $day * DAY_IN_SECONDS ) ) );
}
wp_unschedule_hook( '${ HOOK }' );
wp_schedule_event( time() - 60, 'hourly', '${ HOOK }' );
delete_transient( 'doing_cron' );` );
	const sum = async () =>
		Number(
			(
				await sandbox.sql(
					'SELECT SUM(views) AS n FROM ( SELECT views FROM wp_jetpack_dashboard_stats_hours WHERE subject = -1 UNION ALL SELECT views FROM wp_jetpack_dashboard_stats_days WHERE subject = -1 ) AS t'
				)
			)[ 0 ]?.n
		);
	const before = await sum();
	await inParallel( range( 8 ), ( n ) =>
		call( serverOf( n ), { path: '/wp-cron.php?doing_wp_cron' } )
	);
	// WordPress responds before it works.
	await new Promise( ( resolve ) => setTimeout( resolve, 5000 ) );
	const [ runs ] = await sandbox.sql(
		`SELECT COUNT(*) AS n FROM cluster_runs WHERE hook = '${ HOOK }'`
	);
	const mails = ( await sandbox.mails() ).length;
	const after = await sum();
	report(
		'scheduled work',
		mails === ADMINISTRATORS && after === before && Number( runs?.n ) > 0,
		`wp-cron.php called 8 times at once, started by WordPress ${ runs?.n } times; ${ before } views before rolling them up, ${ after } afterwards; ${ mails } weekly emails to ${ ADMINISTRATORS } administrators`
	);
}

async function kill( cluster: Cluster, admin: Session ): Promise< void > {
	const before = await countedViews( cluster );
	const saves = new Map< number, Response >();
	let sent = 0;
	const responses = await inParallel(
		range( VIEWS ),
		async ( n ) => {
			sent++;
			if ( sent === VIEWS / 2 ) {
				await cluster.killSecond();
			}
			if ( n % 20 === 1 && saves.size < 20 ) {
				const value = `Label ${ n }`;
				saves.set(
					n,
					await save( cluster, admin, 1, { sharing_label: value } )
				);
			}
			return sendView( cluster, n );
		},
		LANES
	);
	await cluster.startSecond();
	const lastSaved = Math.max(
		...[ ...saves ]
			.filter( ( [ , response ] ) => isConfirmed( response ) )
			.map( ( [ n ] ) => n )
	);
	const label = String( ( await read( cluster, admin, 0 ) ).sharing_label );
	const storedNumber = Number( label.replace( 'Label ', '' ) );
	const confirmed = responses.filter( isConfirmed ).length;
	const open = responses.filter( ( { status } ) => status === 0 ).length;
	const counted = ( await countedViews( cluster ) ) - before;
	report(
		'a killed server',
		// What it was doing when it was killed may be counted or not.
		counted >= confirmed &&
			counted <= confirmed + LANES &&
			storedNumber >= lastSaved,
		`${ VIEWS } views sent, ${ confirmed } confirmed, ${ open } unanswered, ${ counted } counted; last confirmed setting ${ lastSaved }, stored ${ storedNumber }`
	);
}

async function main(): Promise< void > {
	const cluster = await startCluster( options.files !== 'separate' );
	try {
		const admin = await logIn( cluster.sandbox, 'admin' );
		await save( cluster, admin, 0, { stats: true, protect: true } );
		const { endpoint, cache } = await ask( cluster, 0, 'check' );
		process.stdout.write(
			`Files: ${
				options.files
			}; object cache: ${ cache }; views without WordPress: ${
				endpoint !== ''
			}\n`
		);
		await views( cluster );
		await settings( cluster, admin );
		await scheduled( cluster );
		await kill( cluster, admin );
		await logins( cluster );
		// Two processes that save WordPress's list of events at once: one of them logs it.
		const log = ( await cluster.sandbox.debugLog() )
			.split( '\n' )
			.filter(
				( line ) =>
					line !== '' &&
					! line.includes( 'Cron reschedule event error' ) &&
					! line.includes( 'Cron unschedule event error' )
			)
			.join( '\n' );
		report( 'errors in the log', log === '', log.slice( 0, 2000 ) || '0' );
	} finally {
		await cluster.stop();
	}
	process.exitCode = hasFailed() ? 1 : 0;
}

main().catch( ( error: unknown ) => {
	process.stderr.write( `${ String( error ) }\n` );
	process.exitCode = 1;
} );
