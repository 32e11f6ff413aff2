/**
 * Measures the time to the first content of the dashboard and its settings,
 * relative to WordPress's own Settings → General in the same run: medians of
 * alternating loads with an empty cache.
 *
 *   npm run bench              prints the ratios
 *   npm run bench -- --check   fails above a limit, or on a REST request before the content
 *   npm run bench -- --loads 15
 *   npm run bench -- --connected   on a connected site, with My Plan and the recommendations
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser, toLaunchOptions } from '../e2e/support/browser';
import { logInByForm } from '../e2e/support/login';
import { startSandbox } from '../sandbox';
import {
	type MeasuredPage,
	type Measurement,
	measureFirstContent,
	type Network,
} from './first-content';
import { describeSpread, median } from './medians';

interface LimitedPage extends MeasuredPage {
	/** The maximum ratio of its time to that of Settings → General. */
	maxRatio: number;
}

const ZIP = resolve( __dirname, '../../dist/jetpack-dashboard.zip' );

const DASHBOARD: LimitedPage = {
	name: 'Dashboard',
	path: '/wp-admin/admin.php?page=jetpack',
	content: '#jetpack-dashboard-root .jp-card :is( h2, h3, p )',
	maxRatio: 1.05,
};

/** The largest lazy screen. */
const SECURITY: LimitedPage = {
	name: 'Settings › Security',
	path: '/wp-admin/admin.php?page=jetpack#/security',
	content: '#jetpack-dashboard-root .jp-settings .jp-card :is( h2, label )',
	maxRatio: 1.12,
};

/** On a site that isn't connected, its route redirects to the dashboard. */
const MY_PLAN: LimitedPage = {
	name: 'My Plan',
	path: '/wp-admin/admin.php?page=jetpack#/my-plan',
	content: '#jetpack-dashboard-root .jp-my-plan .jp-card :is( h2, h3, p )',
	maxRatio: 1.15,
};

/** Not on a site that is neither connected nor in local mode. */
const ASSISTANT: LimitedPage = {
	name: 'Recommendations',
	path: '/wp-admin/admin.php?page=jetpack#/recommendations',
	content: '#jetpack-dashboard-root .jp-assistant__title',
	maxRatio: 1.15,
};

const SETTINGS: MeasuredPage = {
	name: 'Settings → General',
	path: '/wp-admin/options-general.php',
	content: '#wpbody-content form label',
};

const NETWORKS: readonly Network[] = [
	{ name: 'unthrottled', throttle: null },
	{
		name: 'fast 4G (9 Mbit/s, 60 ms)',
		throttle: { bitsPerSecond: 9_000_000, latencyMs: 60 },
	},
];

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		connected: { type: 'boolean', default: false },
		loads: { type: 'string', default: '7' },
		port: { type: 'string', default: '0' },
	},
} );

const OURS = [
	DASHBOARD,
	SECURITY,
	...( options.connected ? [ MY_PLAN, ASSISTANT ] : [] ),
];

type Load = ( page: MeasuredPage, network: Network ) => Promise< Measurement >;

/** Prints the medians for one network profile; returns the exceeded limits. */
async function compare( load: Load, network: Network ): Promise< string[] > {
	const pages = [ ...OURS, SETTINGS ];
	const measured = new Map< MeasuredPage, Measurement[] >();
	// Load each page once first, so that the server's caches are warm, as on a
	// site in use.
	for ( const page of pages ) {
		await load( page, network );
		measured.set( page, [] );
	}
	for ( let count = 0; count < Number( options.loads ); count++ ) {
		for ( const page of pages ) {
			measured.get( page )?.push( await load( page, network ) );
		}
	}

	const times = ( page: MeasuredPage ) =>
		( measured.get( page ) ?? [] ).map(
			( { milliseconds } ) => milliseconds
		);
	console.log(
		`${ network.name }\n  ${ SETTINGS.name }: ${ describeSpread(
			times( SETTINGS )
		) }`
	);
	return OURS.flatMap( ( page ) => {
		const ratio = median( times( page ) ) / median( times( SETTINGS ) );
		const calls = Math.max(
			...( measured.get( page ) ?? [] ).map(
				( { restCalls } ) => restCalls
			)
		);
		console.log(
			[
				`  ${ page.name }: ${ describeSpread( times( page ) ) }`,
				`    ratio ${ ratio.toFixed( 2 ) } (at most ${
					page.maxRatio
				}), ${ calls } calls to jetpack/v4 before it`,
			].join( '\n' )
		);
		const where = `${ page.name }, ${ network.name }`;
		return [
			...( ratio > page.maxRatio
				? [ `${ where }: ratio ${ ratio.toFixed( 2 ) }` ]
				: [] ),
			...( calls > 0 ? [ `${ where }: ${ calls } REST calls` ] : [] ),
		];
	} );
}

async function main(): Promise< void > {
	if ( ! existsSync( ZIP ) ) {
		throw new Error( 'There is no zip yet: npm run zip makes it.' );
	}
	const program = await findBrowser();
	const sandbox = await startSandbox( {
		name: 'bench',
		port: Number( options.port ),
		fresh: true,
		plugin: { zip: ZIP },
		quiet: true,
	} );
	const browser = await chromium.launch( toLaunchOptions( program ) );
	try {
		if ( options.connected ) {
			await sandbox.applyScenario( 'connected' );
		}
		const context = await browser.newContext( { baseURL: sandbox.url } );
		await logInByForm( await context.newPage(), sandbox.users.admin );
		const storageState = await context.storageState();
		await context.close();

		const load: Load = ( page, network ) =>
			measureFirstContent(
				browser,
				sandbox.url,
				storageState,
				page,
				network
			);
		const broken: string[] = [];
		for ( const network of NETWORKS ) {
			broken.push( ...( await compare( load, network ) ) );
		}
		if ( options.check && broken.length > 0 ) {
			console.error( `Too slow: ${ broken.join( '; ' ) }` );
			process.exitCode = 1;
		}
	} finally {
		await browser.close();
		await sandbox.stop();
	}
}

main().catch( ( error: unknown ) => {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
} );
