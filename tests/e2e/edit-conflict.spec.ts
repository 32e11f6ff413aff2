import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { noticesOf, openRoute, routeOf } from './support/dashboard';
import { expectStored, saveSettings, settingsCard } from './support/settings';
import { expect, test } from './support/test';

const LABEL = 'sharing_label';
const TWITTER = 'jetpack-twitter-cards-site-tag';

const words = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Label above the buttons' } );
const twitter = ( page: Page ) => page.getByLabel( 'Twitter site tag' );
const save = ( page: Page ) =>
	settingsCard( page, 'Sharing buttons' ).getByRole( 'button', {
		name: /^(Save settings|Saving…)$/,
	} );
const said = ( page: Page, text: string | RegExp ) =>
	noticesOf( page ).getByText( text );
const conflict = ( page: Page ) =>
	page.getByRole( 'group', { name: /Someone else/ } );

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'local' ) );
test.beforeEach( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ sharedaddy: true },
		{
			[ LABEL ]: 'Share this',
			[ TWITTER ]: 'slowroad',
			button_style: 'icon',
		}
	)
);
test.afterAll( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ sharedaddy: false },
		{ [ LABEL ]: '', [ TWITTER ]: '' }
	)
);

async function saveLabel( page: Page, text: string ) {
	await words( page ).fill( text );
	await save( page ).click();
	await expect( said( page, 'Updated settings.' ) ).toBeVisible();
}

test( 'of two administrators, the later one sees both values and chooses, by keyboard', async ( {
	openAs,
	sandbox,
} ) => {
	const mine = await openAs( 'admin' );
	const theirs = await openAs( 'admin2' );
	await openRoute( mine, '#/sharing' );
	await openRoute( theirs, '#/sharing' );
	await words( mine ).fill( 'Pass it on' );
	await twitter( mine ).fill( 'fastroad' );
	await saveLabel( theirs, 'Tell your friends' );

	await save( mine ).click();
	await expect( conflict( mine ) ).toBeFocused();
	await expect( conflict( mine ) ).toHaveAccessibleName(
		'Label above the buttons: Someone else changed this to “Tell your friends” since you opened the page.'
	);
	await expect(
		said(
			mine,
			'Error updating settings. Someone else changed these settings since you loaded the page: Label above the buttons'
		)
	).toBeVisible();
	await expect( words( mine ) ).toHaveValue( 'Pass it on' );
	await expectStored( sandbox, {
		[ LABEL ]: 'Tell your friends',
		[ TWITTER ]: 'fastroad',
	} );
	expect( await findViolations( mine ) ).toEqual( [] );

	await mine.keyboard.press( 'Tab' );
	await mine.keyboard.press( 'Enter' );
	await expect( conflict( mine ) ).toHaveCount( 0 );
	await expect( words( mine ) ).toBeFocused();
	await mine.keyboard.press( 'Enter' );
	await expect( said( mine, 'Updated settings.' ) ).toBeVisible();
	await expectStored( sandbox, { [ LABEL ]: 'Pass it on' } );

	// Now the other administrator hasn't seen it.
	await words( theirs ).fill( 'Send it' );
	await save( theirs ).click();
	await expect( conflict( theirs ) ).toBeFocused();
	await conflict( theirs )
		.getByRole( 'button', { name: 'Keep theirs' } )
		.click();
	await expect( words( theirs ) ).toHaveValue( 'Pass it on' );
	await expectStored( sandbox, { [ LABEL ]: 'Pass it on' } );
} );

test( 'of two tabs, the later one is refused, and its other fields are saved', async ( {
	openAs,
	sandbox,
} ) => {
	const first = await openAs( 'admin' );
	const second = await first.context().newPage();
	await openRoute( first, '#/sharing' );
	await openRoute( second, '#/sharing' );
	await words( second ).fill( 'Second' );
	await saveLabel( first, 'First' );
	await twitter( second ).fill( 'other' );
	await save( second ).click();
	await expect( conflict( second ) ).toBeFocused();
	await expectStored( sandbox, { [ LABEL ]: 'First', [ TWITTER ]: 'other' } );
} );

test( 'Undo keeps the values that another user has changed since, and names them', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	await words( page ).fill( 'Mine' );
	await twitter( page ).fill( 'mine' );
	await save( page ).click();
	const undo = noticesOf( page ).getByRole( 'button', { name: 'Undo' } );
	// It stays open while the pointer is over it.
	await undo.hover();
	await saveSettings( sandbox, {}, { [ LABEL ]: 'Theirs' } );
	await undo.click();
	await expect(
		said(
			page,
			'The change could not be undone. Someone else changed these settings since you loaded the page: Label above the buttons'
		)
	).toBeVisible();
	await expect( words( page ) ).toHaveValue( 'Theirs' );
	await expect( twitter( page ) ).toHaveValue( 'slowroad' );
	await expectStored( sandbox, {
		[ LABEL ]: 'Theirs',
		[ TWITTER ]: 'slowroad',
	} );
} );

test( 'leaving the page waits for a save in flight', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	let release = () => {};
	const isReleased = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( '**/jetpack/v4/settings*', async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			await isReleased;
		}
		await route.continue();
	} );
	await words( page ).fill( 'In flight' );
	await save( page ).click();
	await page.getByRole( 'link', { name: 'Traffic' } ).click();
	await expect(
		said(
			page,
			'You’ll leave this page as soon as your changes are saved.'
		)
	).toBeVisible();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	expect( routeOf( page ) ).toBe( '/sharing' );
	release();
	await expect( page ).toHaveURL( /#\/traffic$/ );
	await expect( said( page, 'Updated settings.' ) ).toBeVisible();
	await expectStored( sandbox, { [ LABEL ]: 'In flight' } );
} );

test( 'a 200 that says no success keeps the draft', async ( { openAs } ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	await words( page ).fill( 'Lost' );
	await page.route( '**/jetpack/v4/settings*', ( route ) =>
		route.request().method() === 'POST'
			? route.fulfill( { status: 200, json: {} } )
			: route.continue()
	);
	await save( page ).click();
	await expect(
		said(
			page,
			'Error updating settings. The site didn’t confirm the change. Check whether it was saved, then try again.'
		)
	).toBeVisible();
	await expect( words( page ) ).toHaveValue( 'Lost' );
	await expect( save( page ) ).not.toHaveAttribute( 'aria-disabled' );
} );

test( 'a setting that another request is still saving keeps the draft, and says when to try again', async ( {
	openAs,
	sandbox,
} ) => {
	const LOCK = `jetpack_dashboard_lock_setting_${ LABEL }`;
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	await words( page ).fill( 'Later' );
	await sandbox.wpEval(
		`global $wpdb; $wpdb->insert( $wpdb->options, array( 'option_name' => '${ LOCK }', 'option_value' => ( time() + 60 ) . ':crashed', 'autoload' => 'off' ) );`
	);
	const answered = page.waitForResponse(
		( response ) => response.status() === 503
	);
	await save( page ).click();
	expect( ( await answered ).headers()[ 'retry-after' ] ).toBe( '30' );
	await expect(
		said(
			page,
			'Error updating settings. This setting is being saved by another request. Try again in 30 seconds. (Status 503)'
		)
	).toBeVisible();
	await expect( words( page ) ).toHaveValue( 'Later' );

	await sandbox.wpEval(
		`global $wpdb; $wpdb->delete( $wpdb->options, array( 'option_name' => '${ LOCK }' ) );`
	);
	await save( page ).click();
	await expect( said( page, 'Updated settings.' ) ).toBeVisible();
	await expectStored( sandbox, { [ LABEL ]: 'Later' } );
} );
