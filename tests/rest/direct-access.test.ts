import { listFiles } from '../../tools/files';
import { isShipped } from '../../tools/zip-entries';
import { fetchPath, site } from './support/site';

/** Files that respond without loading WordPress, and their status here. */
const STATUS: Readonly< Record< string, number > > = {
	'stats-view.php': 405,
	'image.php': 404,
};

const files = listFiles( 'plugin' )
	.map( ( file ) => file.slice( 'plugin/'.length ) )
	.filter( ( file ) => file.endsWith( '.php' ) && isShipped( file ) );

describe( 'the PHP files of the plugin, opened by their address', () => {
	it( 'are those that ship', () => {
		expect( files ).toEqual(
			expect.arrayContaining( [
				'jetpack-dashboard.php',
				'uninstall.php',
				'includes/Plugin.php',
				'includes/Features/Stats/feature.php',
				'build/index.asset.php',
			] )
		);
	} );

	it( 'have an empty response, without a fatal error', async () => {
		const logged = await site().debugLog();
		const deviations: string[] = [];
		for ( const file of files ) {
			const { status, text } = await fetchPath(
				`/wp-content/plugins/jetpack-dashboard/${ file }`
			);
			const expected = STATUS[ file ] ?? 200;
			if ( status !== expected || text !== '' ) {
				deviations.push(
					`${ file }: ${ status } ${ text.slice( 0, 200 ) }`
				);
			}
		}
		expect( deviations ).toEqual( [] );
		expect( await site().debugLog() ).toBe( logged );
	} );
} );
