/**
 * Measures the interaction to next paint (INP) of switches, search keys and tabs
 * of the settings, on a CPU that is four times slower. Each kind of interaction
 * is repeated; with fewer than 50, INP is the longest one.
 *
 *   npm run bench:interaction              prints the medians and the longest
 *   npm run bench:interaction -- --check   fails if one is above the limit
 *   npm run bench:interaction -- --rounds 10
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser, toLaunchOptions } from '../e2e/support/browser';
import { logInByForm } from '../e2e/support/login';
import { startSandbox } from '../sandbox';
import { describeSpread } from './medians';

const ZIP = resolve( __dirname, '../../dist/jetpack-dashboard.zip' );
const LIMIT_MS = 100;
const CPU_RATE = 4;

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		rounds: { type: 'string', default: '4' },
	},
} );

interface Interaction {
	name: string;
	route: string;
	/** Interacts several times. */
	run: ( page: Page ) => Promise< void >;
}

const searchBox = ( page: Page ) =>
	page.getByPlaceholder( 'Search for a Jetpack feature.' );

const settingsTabs = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Settings' } );

const INTERACTIONS: readonly Interaction[] = [
	{
		name: 'switch',
		route: '#/performance',
		run: async ( page ) => {
			const toggle = page.getByRole( 'switch', {
				name: 'Enable site accelerator',
			} );
			for ( let click = 0; click < 2; click++ ) {
				const wasOn = await toggle.isChecked();
				await toggle.click();
				await expect( toggle ).toBeChecked( { checked: ! wasOn } );
				await expect( toggle ).not.toHaveAttribute(
					'aria-disabled',
					'true'
				);
				await page.waitForTimeout( 300 );
			}
		},
	},
	{
		name: 'search key',
		route: '#/security',
		run: async ( page ) => {
			const box = searchBox( page );
			await box.click();
			await box.pressSequentially( 'backup', { delay: 250 } );
			for ( let key = 0; key < 6; key++ ) {
				await box.press( 'Backspace', { delay: 50 } );
				await page.waitForTimeout( 200 );
			}
		},
	},
	{
		name: 'tab',
		route: '#/security',
		run: async ( page ) => {
			for ( const tab of [
				'Performance',
				'Writing',
				'Sharing',
				'Discussion',
				'Traffic',
				'Security',
			] ) {
				const link = settingsTabs( page ).getByRole( 'link', {
					name: tab,
				} );
				await link.click();
				await page
					.locator( `[aria-current="page"]:text-is("${ tab }")` )
					.first()
					.waitFor();
				await page.waitForTimeout( 300 );
			}
		},
	},
];

/** The longest event of each interaction, in steps of 8 ms; shorter ones than 16 ms are left out. */
function watchInteractions(): void {
	const longest = new Map< number, number >();
	Object.assign( window, { longestEvents: longest } );
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			const { interactionId, duration } = entry as PerformanceEntry & {
				interactionId: number;
			};
			if ( interactionId ) {
				longest.set(
					interactionId,
					Math.max( longest.get( interactionId ) ?? 0, duration )
				);
			}
		}
	} ).observe( {
		type: 'event',
		buffered: true,
		durationThreshold: 16,
	} as PerformanceObserverInit );
}

const readInteractions = ( page: Page ): Promise< number[] > =>
	page.evaluate( () => [
		...(
			window as unknown as { longestEvents: Map< number, number > }
		 ).longestEvents.values(),
	] );

async function measure(
	page: Page,
	{ route, run }: Interaction
): Promise< number[] > {
	const path = `/wp-admin/admin.php?page=jetpack${ route }`;
	await page.goto( 'about:blank' );
	await page.goto( path );
	await page.locator( '.jp-settings .jp-card' ).first().waitFor();
	const client = await page.context().newCDPSession( page );
	await client.send( 'Emulation.setCPUThrottlingRate', { rate: CPU_RATE } );
	// Code and styles that the first interactions load are part of them.
	await page.waitForTimeout( 1000 );
	await page.evaluate( watchInteractions );
	for ( let round = 0; round < Number( options.rounds ); round++ ) {
		await run( page );
	}
	const durations = await readInteractions( page );
	await client.detach();
	return durations;
}

async function main(): Promise< void > {
	if ( ! existsSync( ZIP ) ) {
		throw new Error( 'There is no zip yet: npm run zip makes it.' );
	}
	const sandbox = await startSandbox( {
		name: 'interaction-bench',
		port: 0,
		fresh: true,
		plugin: { zip: ZIP },
		quiet: true,
	} );
	const browser = await chromium.launch(
		toLaunchOptions( await findBrowser() )
	);
	try {
		await sandbox.applyScenario( 'connected' );
		const page = await browser.newPage( { baseURL: sandbox.url } );
		await logInByForm( page, sandbox.users.admin );
		const slow: string[] = [];
		for ( const interaction of INTERACTIONS ) {
			const durations = await measure( page, interaction );
			const count = durations.length;
			console.log(
				`${ interaction.name }: ${ describeSpread(
					durations
				) }, ${ count } interactions (at most ${ LIMIT_MS } ms)`
			);
			if ( count === 0 || Math.max( ...durations ) > LIMIT_MS ) {
				slow.push( interaction.name );
			}
		}
		if ( options.check && slow.length > 0 ) {
			console.error( `Too slow: ${ slow.join( ', ' ) }` );
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
