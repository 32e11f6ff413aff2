import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import {
	noticesOf,
	openRoute,
	routeOf,
	waitForScreen,
} from './support/dashboard';
import type { OpenAs } from './support/security-cards';
import {
	expectStored,
	saveSettings,
	readStoredSetting,
	settingsCard,
} from './support/settings';
import { expect, test } from './support/test';

const LABEL = 'sharing_label';
const TWITTER = 'jetpack-twitter-cards-site-tag';
const LEAVE =
	'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';
const REFRESH =
	'Saving this refreshes the page, and your other unsaved changes will be lost. Proceed?';

const words = ( page: Page ) => page.getByLabel( 'Label above the buttons' );
const twitter = ( page: Page ) => page.getByLabel( 'Twitter site tag' );
const style = ( page: Page ) => page.getByLabel( 'Button style' );
const saveOf = ( page: Page, title: string ) =>
	settingsCard( page, title ).getByRole( 'button', {
		name: /^(Save settings|Saving…)$/,
	} );
const said = ( page: Page, text: string ) =>
	noticesOf( page ).getByText( text );

/** The Sharing page, with unsaved changes in the card above its buttons. */
async function openWithDraft( openAs: OpenAs ): Promise< Page > {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	await words( page ).fill( 'Tell them' );
	return page;
}

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'local' ) );
test.beforeEach( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ sharedaddy: true, 'custom-content-types': true, 'copy-post': false },
		{
			[ LABEL ]: 'Share this',
			[ TWITTER ]: 'slowroad',
			button_style: 'icon',
			jetpack_portfolio: false,
			jetpack_portfolio_posts_per_page: 10,
		}
	)
);
test.afterAll( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ sharedaddy: false, 'custom-content-types': false },
		{ [ LABEL ]: '', [ TWITTER ]: '', jetpack_portfolio: false }
	)
);

test.describe( 'drafts', () => {
	test( 'B431 B434 the search keeps them, a card saves its own, and they are there after a reload', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/sharing' );
		const save = saveOf( page, 'Sharing buttons' );
		await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
		await words( page ).fill( 'Tell them' );
		const search = page.getByRole( 'textbox', { name: 'Search settings' } );
		await search.fill( 'cdn' );
		await expect( words( page ) ).toHaveCount( 0 );
		await search.fill( 'sharing buttons' );
		await expect( words( page ) ).toHaveValue( 'Tell them' );
		await search.fill( '' );
		await page.keyboard.press( 'Escape' );
		await expect( words( page ) ).toHaveValue( 'Tell them' );
		await expect( save ).not.toHaveAttribute( 'aria-disabled' );

		await style( page ).selectOption( 'text' );
		await save.click();
		await expect( said( page, 'Updated settings.' ) ).toBeVisible();
		await expect( save ).toBeFocused();
		await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );

		await page.reload();
		await waitForScreen( page );
		await expect( words( page ) ).toHaveValue( 'Tell them' );
		await expect( style( page ) ).toHaveValue( 'text' );
		await expectStored( sandbox, {
			[ LABEL ]: 'Tell them',
			button_style: 'text',
			[ TWITTER ]: 'slowroad',
		} );
	} );

	test( 'B438 B439 B440 leaving asks only while there are unsaved changes', async ( {
		openAs,
	} ) => {
		const page = await openWithDraft( openAs );
		const question = page.getByRole( 'dialog', { name: LEAVE } );
		const traffic = page.getByRole( 'link', { name: 'Traffic' } );
		await traffic.click();
		await expect( question ).toBeVisible();
		expect( await findViolations( page ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( question ).toBeHidden();
		await expect( traffic ).toBeFocused();
		expect( routeOf( page ) ).toBe( '/sharing' );

		// The browser's prompt has its own text.
		let asked = 0;
		page.on( 'dialog', ( dialog ) => {
			asked += 1;
			void dialog.dismiss();
		} );
		await page.evaluate( () => location.reload() );
		await expect.poll( () => asked ).toBe( 1 );
		await expect( words( page ) ).toHaveValue( 'Tell them' );

		await words( page ).fill( 'Share this' );
		await traffic.click();
		await expect( page ).toHaveURL( /#\/traffic$/ );
		await expect( question ).toBeHidden();
		await page.goBack();
		await words( page ).fill( 'Tell them' );
		await traffic.click();
		await question.getByRole( 'button', { name: 'Proceed' } ).click();
		await expect( page ).toHaveURL( /#\/traffic$/ );
		await page.goBack();
		await expect( words( page ) ).toHaveValue( 'Share this' );
	} );

	test( 'stay after a failure and a refusal, are saved by the next try, and can be undone', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openWithDraft( openAs );
		const save = saveOf( page, 'Sharing buttons' );
		await test.step( 'a request that fails', async () => {
			await page.route( '**/jetpack/v4/settings*', ( route ) =>
				route.request().method() === 'POST'
					? route.abort()
					: route.continue()
			);
			await save.click();
			await expect(
				said( page, 'Error updating settings.' )
			).toBeVisible();
			await expect( words( page ) ).toHaveValue( 'Tell them' );
			await expectStored( sandbox, { [ LABEL ]: 'Share this' } );
			await page.unrouteAll();
		} );
		await test.step( 'a value that is refused says why at its field, and nothing is stored', async () => {
			await twitter( page ).fill( 'no such name!' );
			await save.click();
			await expect( twitter( page ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);
			await expect( twitter( page ) ).toHaveAccessibleDescription(
				/\w+/
			);
			await expect( words( page ) ).toHaveValue( 'Tell them' );
			await expect( words( page ) ).not.toHaveAttribute( 'aria-invalid' );
			await expectStored( sandbox, { [ LABEL ]: 'Share this' } );
			expect( await findViolations( page ) ).toEqual( [] );
		} );
		await test.step( 'the next try saves them', async () => {
			await twitter( page ).fill( '@other' );
			await save.click();
			await expect( said( page, 'Updated settings.' ) ).toBeVisible();
			await expectStored( sandbox, { [ LABEL ]: 'Tell them' } );
		} );
		await test.step( 'the notice undoes it', async () => {
			await noticesOf( page )
				.getByRole( 'button', { name: 'Undo' } )
				.click();
			await expect(
				said( page, 'The change was undone.' )
			).toBeVisible();
			await expect( words( page ) ).toHaveValue( 'Share this' );
			await expect( twitter( page ) ).toHaveValue( 'slowroad' );
			await expectStored( sandbox, {
				[ LABEL ]: 'Share this',
				[ TWITTER ]: 'slowroad',
			} );
		} );
	} );
} );

test( 'a partial save shows an error at each rejected field, and stores the rest', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	await words( page ).fill( '  Tell them  ' );
	await twitter( page ).fill( '@other' );
	// The site stores one setting and rejects the other, as in
	// docs/contract/rest.md#saving-settings.
	await page.route( '**/jetpack/v4/settings*', async ( route ) => {
		if ( route.request().method() !== 'POST' ) {
			return route.continue();
		}
		await route.fetch( { postData: { [ LABEL ]: '  Tell them  ' } } );
		return route.fulfill( {
			status: 400,
			json: {
				code: 'some_updated',
				message: 'Not everything was saved.',
				data: {
					status: 400,
					params: { [ TWITTER ]: 'The provider doesn’t know it.' },
				},
			},
		} );
	} );
	await saveOf( page, 'Sharing buttons' ).click();
	await expect( twitter( page ) ).toHaveAccessibleDescription(
		/The provider doesn’t know it\./
	);
	await expect( twitter( page ) ).toHaveValue( '@other' );
	await expect( words( page ) ).toHaveValue(
		String( await readStoredSetting( sandbox, LABEL ) )
	);
	await expect( words( page ) ).not.toHaveAttribute( 'aria-invalid' );
} );

test( 'B427 a save that refreshes the page asks first while other drafts are open', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/writing' );
	const portfolio = page.getByRole( 'switch', {
		name: 'Portfolio',
		exact: true,
	} );
	const perPage = page.getByLabel( 'Projects per page' );
	const question = page.getByRole( 'dialog', { name: REFRESH } );
	await perPage.fill( '12' );
	await portfolio.click();
	await expect( question ).toBeVisible();
	expect( await findViolations( page ) ).toEqual( [] );
	await question.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( perPage ).toHaveValue( '12' );
	await expectStored( sandbox, { jetpack_portfolio: false } );

	// One prompt is enough: the browser must not show its own.
	let asked = 0;
	page.on( 'dialog', ( dialog ) => {
		asked += 1;
		void dialog.accept();
	} );
	await portfolio.click();
	await Promise.all( [
		page.waitForEvent( 'load' ),
		question.getByRole( 'button', { name: 'Proceed' } ).click(),
	] );
	await waitForScreen( page );
	expect( asked ).toBe( 0 );
	await expect( portfolio ).toBeChecked();
	await expect( perPage ).toHaveValue( '10' );
	await expectStored( sandbox, {
		jetpack_portfolio: true,
		jetpack_portfolio_posts_per_page: 10,
	} );
} );
