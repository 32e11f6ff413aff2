import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { attachSandbox, type Login, type Sandbox } from '../../sandbox';
import { setCommandPalette } from './command-palette';
import { logInByForm } from './login';
import { readSite } from './shared-site';

type StorageState = Awaited< ReturnType< BrowserContext[ 'storageState' ] > >;

interface Options {
	/**
	 * Whether admin pages load WordPress's command palette. Its megabyte of
	 * scripts takes 0.3 to 1 s of the browser's CPU time per page, so only the
	 * tests that are about it, and the walks through every screen, turn it on.
	 */
	hasCommandPalette: boolean;
}

interface Fixtures extends Options {
	/** Sets up the option. */
	commandPalette: void;
	/**
	 * A logged-in page, with the cookies and storage of a new session. A second
	 * one in a test is in another browser context.
	 */
	openAs: ( login: Login ) => Promise< Page >;
}

/** The browser of a role, with WordPress's own files already cached. */
interface Browsing {
	readonly context: BrowserContext;
	/** The state right after logging in. */
	readonly state: StorageState;
}

interface WorkerFixtures {
	sandbox: Sandbox;
	browsings: Map< Login, Browsing >;
}

/** Playwright's test, with the WordPress under test and its users. */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	hasCommandPalette: [ false, { option: true } ],
	commandPalette: [
		async ( { sandbox, hasCommandPalette }, use ) => {
			setCommandPalette( sandbox, hasCommandPalette );
			await use();
		},
		{ auto: true },
	],

	sandbox: [
		async ( {}, use ) => {
			const site = readSite();
			if ( ! site ) {
				throw new Error( 'The global set-up has not run.' );
			}
			await use( attachSandbox( site.sandbox ) );
		},
		{ scope: 'worker' },
	],
	// Log in once per role: it takes a second, protection counts logins, and a
	// cold cache makes a page a third slower.
	browsings: [ async ( {}, use ) => use( new Map() ), { scope: 'worker' } ],

	openAs: async ( { browser, sandbox, browsings }, use ) => {
		const contexts: BrowserContext[] = [];
		const openContext = async ( storageState?: StorageState ) => {
			const context = await browser.newContext( {
				baseURL: sandbox.url,
				...( storageState && { storageState } ),
			} );
			contexts.push( context );
			return context;
		};
		await use( async ( login ) => {
			const known = browsings.get( login );
			if ( ! known ) {
				const context = await openContext();
				const page = await context.newPage();
				await logInByForm( page, sandbox.users[ login ] );
				const state = await context.storageState();
				browsings.set( login, { context, state } );
				return page;
			}
			// A user's second browser in a test gets its own context.
			if ( contexts.includes( known.context ) ) {
				return await ( await openContext( known.state ) ).newPage();
			}
			contexts.push( known.context );
			await known.context.setStorageState( known.state );
			return await known.context.newPage();
		} );
		const kept = [ ...browsings.values() ].map(
			( { context } ) => context
		);
		await Promise.all(
			contexts.map( ( context ) =>
				kept.includes( context )
					? closePages( context )
					: context.close()
			)
		);
	},
} );

async function closePages( context: BrowserContext ): Promise< void > {
	await context.setOffline( false );
	await Promise.all( context.pages().map( ( page ) => page.close() ) );
}

export { expect } from '@playwright/test';
