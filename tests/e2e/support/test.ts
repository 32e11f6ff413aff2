import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { attachSandbox, type Login, type Sandbox } from '../../sandbox';
import { logInByForm } from './log-in';
import { readSite } from './shared-site';

type StorageState = Awaited< ReturnType< BrowserContext[ 'storageState' ] > >;

interface Fixtures {
	/** A page of a browser of its own, logged in. */
	openAs: ( login: Login ) => Promise< Page >;
}

interface WorkerFixtures {
	sandbox: Sandbox;
	sessions: Map< Login, StorageState >;
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
	// Logging in takes a second, and protection counts log-ins: once per role.
	sessions: [ async ( {}, use ) => use( new Map() ), { scope: 'worker' } ],

	openAs: async ( { browser, sandbox, sessions }, use ) => {
		const contexts: BrowserContext[] = [];
		await use( async ( login ) => {
			const known = sessions.get( login );
			const context = await browser.newContext( {
				baseURL: sandbox.url,
				...( known && { storageState: known } ),
			} );
			contexts.push( context );
			const page = await context.newPage();
			if ( ! known ) {
				await logInByForm( page, sandbox.users[ login ] );
				sessions.set( login, await context.storageState() );
			}
			return page;
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},
} );

export { expect } from '@playwright/test';
