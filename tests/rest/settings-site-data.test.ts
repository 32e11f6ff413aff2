import { openPage } from './support/admin-page';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { setOption, useScenario } from './support/site-state';
import { get, site } from './support/site';
import type { Caller, Wire } from './support/site';

const siteData = async ( as: Caller = 'admin' ): Promise< Wire > =>
	( await openPage( as ) ).page.initialState.siteData;

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );

describe( 'what the settings pages know of the site at once', () => {
	it.each( [
		[ 'wordpress-seo/wp-seo.php', 'Yoast SEO' ],
		[ 'wordpress-seo-premium/wp-seo-premium.php', 'Yoast SEO Premium' ],
		[ 'all-in-one-seo-pack/all_in_one_seo_pack.php', 'All in One SEO' ],
		[
			'all-in-one-seo-pack-pro/all_in_one_seo_pack.php',
			'All in One SEO Pro',
		],
		[ 'seo-by-rank-math/rank-math.php', 'Rank Math SEO' ],
		[ 'seo-by-rank-math-pro/rank-math-pro.php', 'Rank Math SEO PRO' ],
		[ 'wp-seopress/seopress.php', 'SEOPress' ],
		[ 'wp-seopress-pro/seopress-pro.php', 'SEOPress PRO' ],
		[ 'autodescription/autodescription.php', 'The SEO Framework' ],
		[ 'slim-seo/slim-seo.php', 'Slim SEO' ],
	] )( 'B574 with %s, %s manages SEO', async ( file, name ) => {
		const remove = dropMustUsePlugin(
			'seo',
			`add_filter( 'option_active_plugins', static fn( $plugins ) => array_merge( (array) $plugins, array( '${ file }' ) ) );`
		);
		try {
			expect( ( await siteData() ).seoConflict ).toBe( name );
			expect( ( await siteData( 'editor' ) ).seoConflict ).toBe( '' );
		} finally {
			remove();
		}
	} );

	it( 'says what the site says of itself, with its entities decoded', async () => {
		await setOption( 'blogdescription', 'Roads &amp; “ways”' );
		expect( await siteData() ).toMatchObject( {
			tagline: 'Roads & “ways”',
			homeUrl: `${ site().url }/`,
			seoConflict: '',
			antispamPlugin: { description: '', url: '' },
		} );
	} );

	it( 'says that infinite scroll works in a block theme', async () => {
		const { themeData } = ( await openPage( 'admin' ) ).page.initialState;
		expect( themeData.support[ 'infinite-scroll' ] ).toBe( true );
	} );

	it( 'B131 finds the anti-spam card by the plugin’s own words, for managers', async () => {
		const remove = dropMustUsePlugin(
			'antispam',
			"add_filter( 'option_active_plugins', static fn( $plugins ) => array_merge( (array) $plugins, array( 'akismet/akismet.php' ) ) );"
		);
		try {
			const { antispamPlugin } = await siteData();
			expect( antispamPlugin.description ).toMatch( /spam/i );
			expect( antispamPlugin.description ).not.toMatch( /[<>]/ );
			expect( antispamPlugin.url ).toMatch( /^https:\/\// );
			expect( ( await siteData( 'editor' ) ).antispamPlugin ).toEqual( {
				description: '',
				url: '',
			} );
		} finally {
			remove();
		}
	} );
} );

it( 'only VaultPress needs a separate plugin, which can say that it is there', async () => {
	const separate = async () =>
		Object.values< { module: string; has_behavior: boolean } >(
			( await get( 'module/all' ) ).body
		)
			.filter( ( { has_behavior: hasBehavior } ) => ! hasBehavior )
			.map( ( { module } ) => module );
	expect( await separate() ).toEqual( [ 'vaultpress' ] );

	const remove = dropMustUsePlugin(
		'behavior',
		"add_filter( 'jetpack_dashboard_has_behavior', static fn( $has, $slug ) => $has || 'vaultpress' === $slug, 10, 2 );"
	);
	try {
		expect( await separate() ).toEqual( [] );
	} finally {
		remove();
	}
} );
