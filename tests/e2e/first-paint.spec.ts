import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { prepareSite } from './support/connection';
import {
	DASHBOARD_PAGE,
	openRoute,
	recordCalls,
	waitForScreen,
} from './support/dashboard';
import { resetProtection } from './support/protection';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

test.use( { hasCommandPalette: true } );

test.describe( 'the first content', () => {
	test.beforeAll( ( { sandbox } ) => resetProtection( sandbox, 'on' ) );
	test.afterAll( ( { sandbox } ) => resetProtection( sandbox ) );

	test( 'is complete while every REST call is pending', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		// Never answered, so the screen only shows data of the initial state.
		await page.route( '**/wp-json/**', () => {} );
		await page.goto( DASHBOARD_PAGE, { waitUntil: 'domcontentloaded' } );
		await expect(
			page.getByRole( 'heading', { name: 'Brute force protection' } )
		).toBeVisible();
	} );

	test( 'loads none of our files on other admin pages', async ( {
		openAs,
		sandbox,
	} ) => {
		// Its bell is in the toolbar of every page.
		await saveSettings( sandbox, { notes: false } );
		const page = await openAs( 'admin' );
		const ours: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( '/plugins/jetpack-dashboard/' ) ) {
				ours.push( request.url() );
			}
		} );
		await page.goto( '/wp-admin/options-general.php' );
		await page.goto( '/wp-admin/index.php' );
		expect( ours ).toEqual( [] );
	} );
} );

/**
 * Responses to the one request for the cards, including none. Other failures
 * look the same: dashboard.test.ts of the API layer.
 */
const ANSWERS: readonly [ string, ( route: Route ) => Promise< void > ][] = [
	[ 'its response arrives', ( route ) => route.continue() ],
	// Never answered.
	[ 'it hangs', async () => {} ],
	[
		'it fails',
		( route ) =>
			route.fulfill( {
				status: 500,
				json: { code: 'internal', message: 'Gone fishing.' },
			} ),
	],
	[
		'every part is of a wrong type',
		( route ) =>
			route.fulfill( {
				json: Object.fromEntries(
					[ ...new URL( route.request().url() ).searchParams ]
						.filter( ( [ key ] ) => key.startsWith( 'parts' ) )
						.map( ( [ , name ] ) => [ name, { data: 'x' } ] )
				),
			} ),
	],
];

for ( const scenario of [ 'local', 'connected' ] as const ) {
	test.describe( `the load of a site that is ${ scenario }`, () => {
		test.beforeAll( async ( { sandbox } ) => {
			await prepareSite( sandbox, scenario );
			await resetProtection( sandbox, 'on' );
		} );
		test.afterAll( ( { sandbox } ) => prepareSite( sandbox, 'local' ) );

		for ( const [ title, response ] of scenario === 'connected'
			? ANSWERS
			: ANSWERS.slice( 0, 1 ) ) {
			test( `makes one call at most, after the paint, and moves nothing, when ${ title }`, async ( {
				openAs,
			} ) => {
				const page = await openAs( 'admin' );
				await page.setViewportSize( { width: 1280, height: 800 } );
				const errors: Error[] = [];
				page.on( 'pageerror', ( error ) => errors.push( error ) );
				await watchLoad( page );
				const calls = recordCalls( page );
				await page.route( '**/jetpack/v4/dashboard**', response );
				await page.goto( DASHBOARD_PAGE, { waitUntil: 'load' } );
				await expect(
					page.locator( '[data-state="skeleton"]' )
				).toHaveCount( 0 );
				if ( title !== 'it hangs' ) {
					await waitForScreen( page );
				}
				await page.waitForTimeout( 500 );

				const { shift, moved, paintedAt, calledAt } =
					await readLoad( page );
				expect( calls ).toEqual( [ 'GET jetpack/v4/dashboard' ] );
				expect( calledAt ).toBeGreaterThanOrEqual( paintedAt );
				expect( shift, moved.join( '\n' ) ).toBeLessThanOrEqual( 0.01 );
				expect( errors ).toEqual( [] );
				await expect(
					page.getByRole( 'heading', { name: 'Connections' } )
				).toBeAttached();
			} );
		}
	} );
}

interface Load {
	/** Sum of the layout shifts so far (CLS). */
	readonly shift: number;
	/**
	 * First content and first request, in milliseconds since the navigation.
	 */
	readonly paintedAt: number;
	readonly calledAt: number;
	/** The elements that shifted. */
	readonly moved: readonly string[];
}

/** Makes the page record layout shifts while it loads. */
async function watchLoad( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const load = { shift: 0, moved: [] as string[] };
		Object.assign( window, { load } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as ( PerformanceEntry & {
				value: number;
				sources: { node: Element | null }[];
			} )[] ) {
				load.shift += entry.value;
				load.moved.push(
					...entry.sources.map(
						( { node } ) => `${ entry.value } ${ node?.className }`
					)
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

function readLoad( page: Page ): Promise< Load > {
	return page.evaluate( () => {
		const [ paint ] = performance.getEntriesByName(
			'first-contentful-paint'
		);
		const call = performance
			.getEntriesByType( 'resource' )
			.find( ( { name } ) => name.includes( 'jetpack/v4/' ) );
		return {
			...(
				window as unknown as { load: Pick< Load, 'shift' | 'moved' > }
			 ).load,
			paintedAt: paint?.startTime ?? Infinity,
			// A pending request has no resource timing entry yet, so count the
			// requests themselves.
			calledAt: call?.startTime ?? Infinity,
		};
	} );
}

/**
 * What other plugins do to the scripts of an admin page, and how to detect it.
 */
const FOREIGN_PLUGINS = [
	{
		title: 'without the command palette of WordPress 6.9 and later',
		php: "add_action( 'admin_enqueue_scripts', static function () { wp_dequeue_script( 'wp-core-commands' ); wp_dequeue_script( 'wp-commands' ); remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' ); }, 1 );",
		gone: 'script[id^="wp-core-commands-js"]',
	},
	{
		title: 'with every script moved to the footer',
		php: "add_action( 'admin_enqueue_scripts', static function () { foreach ( array_keys( wp_scripts()->registered ) as $handle ) { wp_script_add_data( $handle, 'group', 1 ); } }, 9999 );",
		gone: 'head script#jetpack-dashboard-js, head script#react-js',
	},
];

for ( const { title, php, gone } of FOREIGN_PLUGINS ) {
	test.describe( title, () => {
		let plugin = '';

		test.beforeAll( ( { sandbox } ) => {
			const folder = join( sandbox.contentDir, 'mu-plugins' );
			mkdirSync( folder, { recursive: true } );
			plugin = join( folder, 'foreign-plugin.php' );
			writeFileSync( plugin, `<?php ${ php }\n` );
		} );
		test.afterAll( () => {
			if ( existsSync( plugin ) ) {
				rmSync( plugin );
			}
		} );

		test( 'shows every screen, with its rich components', async ( {
			openAs,
		} ) => {
			const page = await openAs( 'admin' );
			await openRoute( page, '#/security' );
			await expect( page.locator( gone ) ).toHaveCount( 0 );
			await expect(
				page.getByRole( 'switch', { name: 'Block password guessing' } )
			).toBeVisible();
			await openRoute( page, '#/dashboard' );
		} );
	} );
}
