import { claimPort } from '../sandbox/ports';
import { npmStart, stopStarted, until } from '../sandbox/npm-start';
import { openRoute } from './support/dashboard';
import { logInByForm } from './support/login';
import { settingsCard } from './support/settings';
import { expect, test } from './support/test';

test.afterEach( () => stopStarted() );

test( 'the site of npm start shows editors and authors Sharing with Publicize, and Writing with Post by email', async ( {
	browser,
	sandbox,
} ) => {
	test.skip(
		sandbox.info.php === 'wasm',
		'Too slow to create a site in time.'
	);
	test.setTimeout( 300_000 );
	const port = await claimPort( 0 );
	const started = npmStart(
		'e2e-npm-start',
		'--fresh',
		'--port',
		String( port )
	);
	await until(
		() =>
			started.output().includes( '\n' ) ||
			started.child.exitCode !== null,
		'ready'
	);
	expect( started.errors() ).toBe( '' );

	for ( const login of [ 'editor', 'author' ] as const ) {
		const context = await browser.newContext( {
			baseURL: `http://127.0.0.1:${ port }`,
		} );
		const page = await context.newPage();
		await logInByForm( page, sandbox.users[ login ] );
		await openRoute( page, '#/dashboard' );
		for ( const [ tab, card, control ] of [
			[ 'Sharing', 'Publicize connections', 'link' ],
			[ 'Writing', 'Post by email', 'button' ],
		] as const ) {
			await page
				.getByRole( 'navigation' )
				.getByRole( 'link', { name: 'Settings', exact: true } )
				.click();
			await page.getByRole( 'link', { name: tab, exact: true } ).click();
			await expect( settingsCard( page, card ) ).toBeVisible();
			await expect(
				settingsCard( page, card ).getByRole( control ).first()
			).toBeVisible();
		}
		await context.close();
	}
} );
