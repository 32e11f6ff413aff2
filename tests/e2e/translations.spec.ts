import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openRoute } from './support/dashboard';
import { expect, test } from './support/test';
import { setUserMeta } from './support/user-meta';

const LOCALE = 'de_DE';

/** A text in the pseudo-language of tools/i18n-pseudo.ts. */
const PSEUDO = /^‹.+›$/;

test.describe( 'in another language', () => {
	test.skip(
		( { sandbox } ) => sandbox.php === 'wasm',
		'translations are made by WP-CLI, which needs the machine’s own PHP'
	);
	let folder = '';

	test.beforeAll( async ( { sandbox } ) => {
		folder = join( sandbox.contentDir, 'languages/plugins' );
		execFileSync(
			process.execPath,
			[
				require.resolve( 'tsx/cli' ),
				resolve( __dirname, '../../tools/i18n-pseudo.ts' ),
				folder,
				LOCALE,
			],
			{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
		await setUserMeta( sandbox, 'admin2', 'locale', LOCALE );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await setUserMeta( sandbox, 'admin2', 'locale', null );
		rmSync( folder, { recursive: true, force: true } );
	} );

	test( 'the entry and a lazy screen are translated on their first paint', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin2' );
		const root = page.locator( '#jetpack-dashboard-root' );

		await openRoute( page, '#/dashboard' );
		await expect( root.getByRole( 'heading' ).first() ).toHaveText(
			PSEUDO
		);

		await openRoute( page, '#/security' );
		await expect( root.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			PSEUDO
		);
		await expect( root.getByRole( 'switch' ).first() ).toHaveAccessibleName(
			PSEUDO
		);
	} );
} );
