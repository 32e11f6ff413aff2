import { findViolationsIn } from './support/accessibility';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

test.beforeAll( ( { sandbox } ) => saveSettings( sandbox, { notes: true } ) );
test.afterAll( ( { sandbox } ) => saveSettings( sandbox, { notes: false } ) );

test.beforeEach( ( { sandbox } ) =>
	sandbox.wpEval(
		"wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_author' => 'Ann', 'comment_content' => 'Lovely <b>words</b>.', 'comment_approved' => '0' ) );"
	)
);

const bell = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Notifications/ } );
const panel = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Notifications' } );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `the bell opens with the keyboard at 400 px and gives the focus back (${ direction })`, async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.setViewportSize( { width: 400, height: 800 } );
		await page.goto( '/wp-admin/edit.php' );
		await page.evaluate(
			( dir ) => document.documentElement.setAttribute( 'dir', dir ),
			direction
		);
		await expect( bell( page ) ).toHaveAccessibleName(
			'Notifications (new)'
		);
		await bell( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( panel( page ) ).toBeFocused();
		await expect( bell( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect(
			panel( page ).getByText( 'Lovely words.' ).first()
		).toBeVisible();
		await expect( bell( page ) ).toHaveAccessibleName( 'Notifications' );
		expect(
			await findViolationsIn( page, [
				'.jp-notes > .ab-item',
				'.jp-notes__panel',
			] )
		).toEqual( [] );
		const box = await panel( page ).boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			400
		);
		await page.keyboard.press( 'Tab' );
		await expect( panel( page ).getByRole( 'link' ).first() ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toHaveCount( 0 );
		await expect( bell( page ) ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect( panel( page ) ).toBeVisible();
	} );
}

test( 'the heartbeat shows the dot while the page is open', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'editor' );
	await page.goto( '/wp-admin/admin.php?page=jetpack-notifications' );
	await expect( bell( page ) ).toHaveAccessibleName( 'Notifications' );
	await sandbox.wpEval(
		"wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_author' => 'Bo', 'comment_content' => 'More.', 'comment_approved' => '1' ) );"
	);
	await page.evaluate( () =>
		(
			window as unknown as { wp: { heartbeat: { connectNow(): void } } }
		 ).wp.heartbeat.connectNow()
	);
	await expect( bell( page ) ).toHaveAccessibleName( 'Notifications (new)' );
} );

test( 'a list that can’t be loaded says so', async ( { openAs } ) => {
	const page = await openAs( 'admin' );
	await page.goto( '/wp-admin/edit.php' );
	await page.route( /jetpack\/v4\/notes/, ( route ) => route.abort() );
	await bell( page ).click();
	await expect( panel( page ).getByRole( 'status' ) ).toContainText(
		'could not be loaded'
	);
	await page.mouse.click( 300, 500 );
	await expect( panel( page ) ).toHaveCount( 0 );
} );

test( 'works without JavaScript', async ( { browser, openAs, sandbox } ) => {
	const admin = await openAs( 'admin' );
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		storageState: await admin.context().storageState(),
		baseURL: sandbox.url,
	} );
	const page = await context.newPage();
	await page.goto( '/wp-admin/edit.php' );
	await page.getByRole( 'menuitem', { name: /^Notifications/ } ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Notifications' } )
	).toBeVisible();
	await expect( page.getByText( 'Lovely words.' ).first() ).toBeVisible();
	await context.close();
} );
