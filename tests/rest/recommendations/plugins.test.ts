import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { plugins, restoreSitePluginsAfterwards } from '../support/site-plugins';
import { useScenario } from '../support/site-state';
import { evalJson, get, post, site } from '../support/site';
import { STAND_INS } from '../../sandbox/public-services/stand-ins';

restoreStateAfterwards();
restoreSitePluginsAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await site().publicServices.reset();
} );

it.each( [
	[ 'C255', 'woocommerce' ],
	[ 'C256', 'creative-mail-by-constant-contact' ],
] as const )(
	'%s C257 installs and activates %s, and tells the site’s code from where',
	async ( _row, slug ) => {
		const remove = dropMustUsePlugin(
			'recommended-plugin',
			"add_action( 'jetpack_activated_plugin', static function ( ...$args ) { update_option( 'rest_test_activated', $args ); }, 10, 2 );"
		);
		try {
			await plugins().remove( slug );
			const { status } = await post( 'plugins', {
				slug,
				status: 'active',
				source: 'recommendations',
			} );
			expect( status ).toBe( 200 );
			expect(
				await evalJson(
					"echo wp_json_encode( get_option( 'rest_test_activated' ) );"
				)
			).toEqual( [ STAND_INS[ slug ], 'recommendations' ] );
			expect( ( await get( 'plugins' ) ).body ).toMatchObject( {
				[ STAND_INS[ slug ] ]: { active: true },
			} );
			// The dashboard's own plugins are no reason to recommend security.
			expect(
				( await get( 'recommendations/conditional' ) ).body
			).toEqual( [] );
		} finally {
			remove();
		}
	}
);
