import { dropMustUsePlugin } from '../support/dropped-plugin';
import { create, ruin, state, useBackupSite, write } from './backup-site';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 180_000 );

useBackupSite();

/** PHP may not write to the folder of the test. */
const makeReadOnly = () =>
	dropMustUsePlugin(
		'read-only',
		`namespace Jetpack_Dashboard\\Backup;
		function wp_is_writable( $path ) { return 'backup-test' !== basename( $path ) && \\wp_is_writable( $path ); }`
	);

it.each( [ 'replaced', 'deleted' ] )(
	'changes nothing if a file can’t be %s',
	async ( action ) => {
		const id = await create();
		if ( action === 'replaced' ) {
			await ruin();
		} else {
			write( 'added', 'new' );
		}
		const before = await state();
		const end = makeReadOnly();
		try {
			expect(
				await wpError( 'backup', 'restore', id, '--yes' )
			).toContain( 'PHP can’t read and change this folder' );
			expect( await state() ).toEqual( before );
			// Without files to change, it doesn't matter.
			await wp( 'backup', 'restore', id, '--only=database', '--yes' );
		} finally {
			end();
		}
		await wp( 'backup', 'restore', id, '--yes' );
		expect( ( await state() ).files ).not.toEqual( before.files );
	}
);
