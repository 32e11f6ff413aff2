import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { attachSandbox, type Login, type Sandbox } from '../../sandbox';
import { logInByForm } from './log-in';
import { readSite } from './shared-site';

type StorageState = Awaited< ReturnType< BrowserContext[ 'storageState' ] > >;

interface Fixtures {
	/** A page, logged in, with cookies and storage as right after that. A second one in a test is another browser's. */
	openAs: ( login: Login ) => Promise< Page >;
}

/** A role's browser, which has loaded WordPress's own files before. */
interface Browsing {
	readonly context: BrowserContext;
	/** As it was right after logging in. */
	readonly state: StorageState;
}

interface WorkerFixtures {
	sandbox: Sandbox;
	browsings: Map< Login, Browsing >;
}

/** Playwright's test, with the WordPress under test and its users. */
export const test = base.extend< Fixtures, WorkerFixtures >( {
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
	// Logging in takes a second, protection counts log-ins, and a cold cache costs a third of a page: once per role.
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
			// Somebody's second browser in one test is another browser.
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
