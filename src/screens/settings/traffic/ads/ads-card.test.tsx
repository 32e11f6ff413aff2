import { screen, waitFor } from '@testing-library/react';
import { json } from '../../../../api/network.fixture';
import {
	ON,
	renderSettings,
	switchNamed,
} from '../../../../../tests/unit/settings-page';

const render = ( more: Partial< Parameters< typeof renderSettings >[ 1 ] > ) =>
	renderSettings( 'traffic', {
		modules: { wordads: ON },
		onGet: () => null,
		...more,
	} );

describe( 'Ads', () => {
	it.each( [
		[ 'wordads_display_front_page', 'Show ads on the front page' ],
		[ 'wordads_display_post', 'Show ads on posts' ],
		[ 'wordads_display_page', 'Show ads on pages' ],
		[ 'wordads_display_archive', 'Show ads on archives' ],
		[ 'enable_header_ad', 'Top of each page' ],
		[ 'wordads_second_belowpost', 'Second ad below post' ],
		[ 'wordads_ccpa_enabled', /opt out/ ],
		[ 'wordads_custom_adstxt_enabled', 'Customize your ads.txt file' ],
	] )( 'B349 B350 B351: saves %s at once', async ( key, label ) => {
		const { user, posts } = render( {} );
		await user.click( switchNamed( label ) );
		await waitFor( () => expect( switchNamed( label ) ).toBeChecked() );
		expect( posts() ).toEqual( [ { [ key ]: true } ] );
	} );

	it( 'B352 B353: saves the policy’s address and the ads.txt together, as drafts', async () => {
		const { user, posts } = render( {
			settings: {
				wordads_ccpa_enabled: true,
				wordads_custom_adstxt_enabled: true,
			},
		} );
		await user.click( screen.getByLabelText( 'Privacy policy URL' ) );
		await user.paste( 'https://site.test/privacy' );
		await user.click( screen.getByLabelText( 'Custom ads.txt entries' ) );
		await user.paste( 'ads.test, 1, DIRECT' );
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		expect( posts()[ 0 ] ).toEqual( {
			wordads_ccpa_privacy_policy_url: 'https://site.test/privacy',
			wordads_custom_adstxt: 'ads.test, 1, DIRECT',
		} );
	} );

	it( 'saves the ad codes as drafts, and keeps one that the server rejects', async () => {
		const tooLong = '<b>'.repeat( 7000 );
		const { user, posts } = render( {
			settings: { enable_header_ad: true },
			onPost: () =>
				json(
					{
						code: 'rest_invalid_param',
						message: 'Invalid',
						data: {
							status: 400,
							params: {
								wordads_code_top:
									'Must have at most 20000 characters.',
							},
						},
					},
					400
				),
		} );
		const field = screen.getByLabelText(
			'Ad code at the top of each page'
		);
		await user.click( field );
		await user.paste( tooLong );
		expect( screen.getByText( '21000 of 20000 characters' ) ).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () =>
			expect( field ).toHaveAccessibleDescription( /at most 20000/ )
		);
		expect( posts() ).toEqual( [ { wordads_code_top: tooLong } ] );
		expect( field ).toHaveValue( tooLong );
		expect(
			screen.getByLabelText( 'Second ad code below posts' )
		).toHaveAccessibleDescription( /Turn on this place/ );
	} );

	it( 'says why the policy’s address can’t be written while the link is off', () => {
		render( {} );
		expect(
			screen.getByLabelText( 'Privacy policy URL' )
		).toHaveAccessibleDescription( /Turn on the opt-out link/ );
	} );

	it( 'B266: links to the earnings if there is an account service', () => {
		render( {} );
		const link = screen.getByRole( 'link', { name: /View your earnings/ } );
		expect( link.getAttribute( 'href' ) ).toContain(
			'source=jetpack-earnings'
		);
		expect( link.closest( 'p' ) ).toHaveTextContent(
			/Ads from your own code aren’t included\./
		);
	} );

	it( 'has no earnings in local mode', () => {
		render( { state: {} } );
		expect( screen.queryByText( /earnings/ ) ).toBeNull();
	} );
} );
