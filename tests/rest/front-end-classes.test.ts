import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { fetchPath } from './support/site';
import { MODULE_SLUGS } from './module-headers';

/** Loading a file takes time on every page. Raise it only for classes that a page view runs. */
const MAX_FILES = 200;

/** Classes that only wp-admin, an editor, REST, cron or a form needs. */
const NOT_FOR_PAGES =
	/\/Features\/.*(_Notes|_Panel|_Box|_Page|_List|_Export|_Command|_Form|_Actions|_Controller|Maker|Pruner|Sender|Learner|Dispatcher|Scanner)\.php$/;

/** Comment_Form, Subscribe_Form and the settings of Service_Actions are read on pages, Maker is scheduled if copies are missing. */
const READ_ON_PAGES =
	/\/(Comments\/Comment_Form|Subscriptions\/Subscribe_Form|Sharedaddy\/Service_Actions|Photon(_Cdn)?\/Maker)\.php$/;

const LISTER = `
if ( isset( $_SERVER['HTTP_X_TEST_MODULES'] ) ) {
	add_filter( 'jetpack_active_modules', static function () {
		return array_filter( explode( ',', $_SERVER['HTTP_X_TEST_MODULES'] ) );
	} );
	add_action( 'shutdown', static function () {
		echo '<!-- files: ' . implode( ' ', preg_grep( '~/includes/.*[A-Z]\\w*\\.php$~', preg_grep( '~/(jetpack-dashboard|plugin)/~', get_included_files() ) ) ) . ' -->';
	}, PHP_INT_MAX );
}`;

restoreStateAfterwards();

let remove = () => {};
beforeAll( () => {
	remove = dropMustUsePlugin( 'file-lister', LISTER );
} );
afterAll( () => remove() );

async function filesOf( path: string ): Promise< string[] > {
	const headers = { 'X-Test-Modules': MODULE_SLUGS.join( ',' ) };
	// The first view may fill caches.
	await fetchPath( path, { headers } );
	const { text } = await fetchPath( path, { headers } );
	const [ , files = '' ] = /<!-- files: (.*) -->/.exec( text ) ?? [];
	return files.split( ' ' );
}

it( 'loads only the classes that a page view runs, with every module active', async () => {
	const files = await filesOf( '/' );
	expect( files.length ).toBeGreaterThan( 100 );
	expect( files.length ).toBeLessThanOrEqual( MAX_FILES );
	expect(
		files.filter(
			( file ) =>
				NOT_FOR_PAGES.test( file ) && ! READ_ON_PAGES.test( file )
		)
	).toEqual( [] );
} );
