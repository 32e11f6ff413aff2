import type { Page } from '@playwright/test';
import {
	BACKUPS_PAGE as PAGE,
	removeBackups,
	turnBackupsOn,
	useSmallSite,
} from './support/backups';
import { prepareSite } from './support/connection';
import { expect, test } from './support/test';

useSmallSite();

test.beforeEach( async ( { sandbox } ) => {
	test.slow();
	await prepareSite( sandbox, 'local' );
	await turnBackupsOn( sandbox );
} );

test.afterEach( ( { sandbox } ) => removeBackups( sandbox ) );

type Answer = 'normal' | 'offline' | 'ended session' | 'held';

/** Returns a function that decides how the requests that run slices end. */
async function answerSlices(
	page: Page
): Promise< ( answer: Answer ) => void > {
	let current: Answer = 'normal';
	await page.route( /backups(\/|%2F)run/, async ( route ) => {
		while ( current === 'held' ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
		if ( current === 'offline' ) {
			await route.abort();
		} else if ( current === 'ended session' ) {
			await route.fulfill( {
				status: 401,
				json: {
					code: 'rest_forbidden',
					message: 'Sorry, you are not allowed to do that.',
					data: { status: 401 },
				},
			} );
		} else {
			await route.continue();
		}
	} );
	return ( answer ) => {
		current = answer;
	};
}

/** In a context of its own: the later tests of this user would keep the clock. */
async function openWithClock(
	openAs: ( login: 'admin' ) => Promise< Page >
): Promise< Page > {
	await openAs( 'admin' );
	return await openAs( 'admin' );
}

test( 'a restore goes on after a page back, a dead connection and an ended session', async ( {
	openAs,
} ) => {
	const page = await openWithClock( openAs );
	await page.goto( PAGE );
	await page.getByRole( 'button', { name: 'Back up now' } ).click();
	const restore = page.getByRole( 'link', { name: /^Restore…/ } );
	await expect( restore ).toHaveCount( 1, { timeout: 60_000 } );
	await restore.click();
	const setAnswer = await answerSlices( page );
	setAnswer( 'offline' );
	await page.clock.install();
	await page.getByRole( 'button', { name: 'Restore' } ).click();
	const running = page.getByRole( 'heading', {
		name: /^Restoring the backup of/,
	} );
	await expect( running ).toBeVisible();

	// At the end, the page would ask again whether to restore.
	await page.goBack();
	await expect( running ).toBeVisible();
	await expect( page ).toHaveURL( ( { search } ) => PAGE.endsWith( search ) );

	const status = page.locator( '.jp-progress' );
	await expect( async () => {
		await page.clock.fastForward( 31_000 );
		await expect( status ).toContainText( 'The server doesn’t respond.', {
			timeout: 1000,
		} );
	} ).toPass( { timeout: 20_000 } );
	setAnswer( 'ended session' );
	await expect( async () => {
		await page.clock.fastForward( 5000 );
		await expect( status ).toHaveText(
			'Your session has ended. Log in again to see the result.',
			{ timeout: 1000 }
		);
	} ).toPass( { timeout: 20_000 } );
	setAnswer( 'normal' );
	await page.clock.fastForward( 5000 );
	await expect(
		page.locator( '.notice' ).filter( { hasText: 'Restored the backup.' } )
	).toBeFocused( { timeout: 60_000 } );
} );

test( 'a phone that was locked for minutes doesn’t say that the server is down', async ( {
	openAs,
} ) => {
	const page = await openWithClock( openAs );
	await page.goto( PAGE );
	const setAnswer = await answerSlices( page );
	setAnswer( 'held' );
	await page.clock.install();
	await page.getByRole( 'button', { name: 'Back up now' } ).click();
	const status = page.locator( '.jp-progress' );
	await expect( status ).toContainText( 'A backup is being created.' );
	await page.clock.fastForward( 300_000 );
	const failed = page.waitForEvent( 'requestfailed' );
	setAnswer( 'offline' );
	await failed;
	setAnswer( 'normal' );
	await expect( status ).not.toContainText( 'The server doesn’t respond.' );
	await expect( page.getByText( /^Last backup: / ) ).toBeFocused( {
		timeout: 60_000,
	} );
} );

test( 'a page says what happened to a backup whose module was turned off, or that a user may no longer manage', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin2' );
	const status = page.locator( '.jp-progress' );
	await page.goto( PAGE );
	const setAnswer = await answerSlices( page );
	setAnswer( 'held' );
	await page.getByRole( 'button', { name: 'Back up now' } ).click();
	await expect( status ).toBeFocused();
	const setRole = ( role: string ) =>
		sandbox.wpEval(
			`get_user_by( 'login', 'admin2' )->set_role( '${ role }' );`
		);
	await setRole( 'editor' );
	try {
		setAnswer( 'normal' );
		await expect( status ).toHaveText(
			'You aren’t allowed to do this any more. Ask another administrator to look at this page.'
		);
	} finally {
		await setRole( 'administrator' );
	}
	await sandbox.wpEval(
		`delete_option( 'jetpack_dashboard_module_backups' );`
	);
	const off = page.locator( '.notice' ).filter( {
		hasText: 'Backups on this server are not active.',
	} );
	await expect( off ).toBeFocused( { timeout: 20_000 } );
	await expect(
		page.getByRole( 'link', { name: 'Security settings' } )
	).toBeVisible();
} );

test( 'a restore runs to its end without JavaScript and cron', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await page.goto( PAGE );
	await page.getByRole( 'button', { name: 'Back up now' } ).click();
	const restore = page.getByRole( 'link', { name: /^Restore…/ } );
	await expect( restore ).toHaveCount( 1, { timeout: 60_000 } );
	const context = await page
		.context()
		.browser()
		?.newContext( {
			javaScriptEnabled: false,
			storageState: await page.context().storageState(),
		} );
	const plain = await context?.newPage();
	try {
		await plain?.goto( ( await restore.getAttribute( 'href' ) ) ?? '' );
		await plain?.getByRole( 'button', { name: 'Restore' } ).click();
		const result = ( plain ?? page ).locator( '.notice', {
			hasText: 'Restored the backup.',
		} );
		await expect( result ).toBeVisible( { timeout: 90_000 } );
		await expect( result ).toBeFocused();
	} finally {
		await context?.close();
	}
} );

test( 'the form of the storage fits a phone, sends what is shown, and keeps what is chosen', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await page.setViewportSize( { width: 400, height: 800 } );
	await page.goto( PAGE );
	const s3 = page.getByLabel( 'Also at an S3-compatible storage' );
	const address = page.getByLabel( 'Address', { exact: true } );
	const save = page.getByRole( 'button', { name: 'Save and test' } );

	// The browser would refuse it, without a word since it isn't shown.
	await s3.check();
	await address.fill( 's3.example.com' );
	await page.getByLabel( 'Only on this server' ).check();
	await save.click();
	await expect( page.getByText( /^Saved\. Backups are only/ ) ).toBeVisible();

	await s3.check();
	await address.fill( 'https://s3.example.com' );
	await page.getByLabel( 'Bucket', { exact: true } ).fill( 'mine' );
	await page.getByLabel( 'Access key' ).fill( 'key' );
	await page.getByLabel( 'Secret' ).fill( 'secret' );
	await save.click();
	await expect( page.locator( '#jp-result' ) ).toBeFocused();

	const style = page.getByLabel( 'Kind of address' );
	await style.selectOption( { index: 1 } );
	expect(
		await style.evaluate( ( select ) => {
			const copy = select.cloneNode( true ) as HTMLElement;
			copy.style.cssText =
				'position: absolute; width: auto; max-width: none';
			select.after( copy );
			const width = copy.offsetWidth;
			copy.remove();
			return width - ( select as HTMLElement ).offsetWidth;
		} )
	).toBeLessThanOrEqual( 0 );
	await style.selectOption( { index: 0 } );

	const setAnswer = await answerSlices( page );
	setAnswer( 'held' );
	await page.getByRole( 'button', { name: 'Back up now' } ).click();
	// What is entered before the next page and its script are loaded is lost.
	await page.waitForURL( /#jp-progress$/ );
	await style.selectOption( { index: 1 } );
	setAnswer( 'normal' );
	await expect( page.locator( '.jp-progress' ) ).toContainText(
		'Done. What you entered on this page isn’t saved yet.',
		{ timeout: 60_000 }
	);
	await expect( style ).toHaveValue( 'host' );
	await page.getByLabel( 'Only on this server' ).check();
	await save.click();
	await expect( page.getByText( /^Saved\. Backups are only/ ) ).toBeVisible();
} );
