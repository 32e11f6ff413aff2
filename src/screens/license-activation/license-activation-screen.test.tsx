import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import { makeConnectionStatus } from '../../api/page-data.fixture';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { LicenseActivationScreen } from './license-activation-screen';

const LICENSE = {
	license_key: 'unused-key',
	product: 'Jetpack Scan',
	attached_at: null,
	revoked_at: null,
};

function show( {
	path = '/license/activation',
	recommendationsStep = 'not-started',
	detached = 0,
	state = {},
} = {} ) {
	return renderScreen(
		<>
			<LicenseActivationScreen hasRecommendations />
			<Link to="/license/activation?license=linked">A link</Link>
		</>,
		{
			...CONNECTED_SITE,
			recommendationsStep,
			licensing: {
				error: '',
				showLicensingUi: true,
				userCounts: { detached },
				activationNoticeDismiss: null,
			},
			...state,
		},
		path
	);
}

const field = () =>
	screen.getByRole( 'textbox', { name: 'Add a license key' } );
const button = () => screen.getByRole( 'button', { name: /^Activat/ } );
const attachCalls = ( calls: ReturnType< typeof mockNetwork > ) =>
	calls.filter( ( { url } ) => url.pathname.includes( 'attach-licenses' ) );

it( 'A062 A063 A064: a field, a button and a way to support', () => {
	mockNetwork( () => json( {} ) );
	show();
	expect( field() ).toHaveValue( '' );
	// Keys are case-sensitive, and phones would change them.
	expect( field() ).toHaveAttribute( 'autocapitalize', 'none' );
	expect( field() ).toHaveAttribute( 'autocorrect', 'off' );
	expect( button() ).toHaveTextContent( 'Activate' );
	expect(
		screen.getByRole( 'link', { name: /^Contact support/ } )
	).toHaveAttribute(
		'href',
		'https://account.test/redirect?source=jetpack-contact-support'
	);
} );

it( 'offline, there is no field that can’t work', () => {
	const { offlineMode } = makeConnectionStatus();
	mockNetwork( () => json( {} ) );
	show( {
		state: {
			connectionStatus: makeConnectionStatus( {
				isRegistered: true,
				offlineMode: { ...offlineMode, isActive: true, constant: true },
			} ),
		},
	} );
	expect( screen.getByText( 'Unavailable in Offline Mode' ) ).toBeVisible();
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
} );

it( 'a link fills the field', () => {
	mockNetwork( () => json( {} ) );
	show( { path: '/license/activation?license=jetpack_abc%20' } );
	expect( field() ).toHaveValue( 'jetpack_abc' );
} );

it( 'a link that is followed while the form is open fills it too', async () => {
	mockNetwork( () => json( [ { errors: { used: [ 'It is used.' ] } } ] ) );
	const { user } = show( { path: '/license/activation?license=first' } );
	await user.type( field(), '-typed' );
	await user.click( button() );
	await screen.findByText( 'It is used.' );
	await user.click( screen.getByRole( 'link', { name: 'A link' } ) );
	expect( field() ).toHaveValue( 'linked' );
	expect( screen.queryByText( 'It is used.' ) ).toBeNull();
	await user.type( field(), '!' );
	expect( field() ).toHaveValue( 'linked!' );
} );

it( 'a link that is followed after an activation opens the form again', async () => {
	mockNetwork( () => json( [ [ { activatedProductId: 2110 } ] ] ) );
	const { user } = show();
	await user.type( field(), 'abc{Enter}' );
	await screen.findByText( 'Anti-spam is active' );
	await user.click( screen.getByRole( 'link', { name: 'A link' } ) );
	expect( field() ).toHaveValue( 'linked' );
} );

it( 'A281 A282 A397: an empty key shows an error, without a request', async () => {
	const calls = mockNetwork( () => json( {} ) );
	const { user } = show();
	await user.type( field(), '   ' );
	await user.click( button() );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'This is not a valid license key. Please try again.'
	);
	expect( field() ).toHaveFocus();
	expect( calls ).toHaveLength( 0 );
	await user.type( field(), 'a' );
	expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
} );

it( 'A271: a second press is ignored', async () => {
	const answer = deferred< Response >();
	const calls = mockNetwork( () => answer.promise );
	const { user } = show();
	await user.type( field(), 'abc' );
	await user.click( button() );
	expect( button() ).toHaveTextContent( 'Activating…' );
	await user.click( button() );
	await user.type( field(), '{Enter}' );
	expect( attachCalls( calls ) ).toHaveLength( 1 );
	answer.resolve( json( [ { errors: {} } ] ) );
	await waitFor( () => expect( button() ).toHaveTextContent( /^Activate$/ ) );
	expect( field() ).toHaveValue( 'abc' );
} );

it.each( [
	[
		'A398: a message',
		() => json( [ { errors: { used: [ 'It is used elsewhere.' ] } } ] ),
		'It is used elsewhere.',
	],
	[
		'A399: none',
		() => json( [ { errors: {} } ] ),
		'An unknown error occurred during license activation. Please try again.',
	],
	[
		'A399: a response that can’t be parsed',
		() => new Response( '<html>' ),
		'An unknown error occurred during license activation. Please try again.',
	],
	[
		'the service is down',
		() =>
			json( { code: 'request_failed', message: 'Nobody answers.' }, 502 ),
		'Nobody answers. (Status 502)',
	],
] )( '%s', async ( _title, answer, text ) => {
	mockNetwork( answer );
	const { user } = show();
	await user.type( field(), 'abc' );
	await user.click( button() );
	await waitFor( () =>
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( text )
	);
} );

it( 'A066 A068 A070: success leads on, with two buttons', async () => {
	mockNetwork( () => json( [ [ { activatedProductId: 2112 } ] ] ) );
	const { user } = show();
	await user.type( field(), 'abc{Enter}' );
	const heading = await screen.findByRole( 'heading', {
		name: 'Backup is active',
	} );
	expect( heading ).toHaveFocus();
	expect(
		screen.getByRole( 'link', { name: 'Configure my site' } )
	).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/admin.php?page=jetpack#/recommendations'
	);
	expect(
		screen.getByRole( 'link', { name: /^View latest backup/ } )
	).toHaveAttribute(
		'href',
		'https://account.test/redirect?source=jetpack-backup&site=site.test'
	);
} );

it( 'A066 A069: some products have one button', async () => {
	mockNetwork( () => json( [ [ { activatedProductId: 2110 } ] ] ) );
	const { user } = show( { recommendationsStep: 'summary' } );
	await user.type( field(), 'abc{Enter}' );
	expect(
		await screen.findByRole( 'link', { name: 'View my plans' } )
	).toHaveAttribute( 'href', '#/my-plan' );
	expect(
		screen.queryByRole( 'link', { name: /^View (?!my plans)/ } )
	).toBeNull();
} );

it( 'an error is about the key in the field', async () => {
	mockNetwork( ( { method } ) =>
		method === 'POST'
			? json( [ { errors: { used: [ 'It is used.' ] } } ] )
			: json( { items: [ LICENSE ] } )
	);
	const { user } = show( { detached: 1 } );
	const alert = screen.getByRole( 'alert' );
	await user.type( field(), 'abc{Enter}' );
	await waitFor( () => expect( alert ).toHaveTextContent( 'It is used.' ) );
	expect( field() ).toHaveValue( 'abc' );

	await user.type( field(), 'd' );
	expect( alert ).toBeEmptyDOMElement();
	await user.clear( field() );
	await user.click( button() );
	expect( alert ).toHaveTextContent( 'This is not a valid license key.' );
	await user.selectOptions( screen.getByRole( 'combobox' ), LICENSE.product );
	expect( alert ).toBeEmptyDOMElement();
} );

it( 'offers the licenses that nobody uses', async () => {
	mockNetwork( () =>
		json( {
			items: [
				LICENSE,
				{ ...LICENSE, license_key: 'used', attached_at: '2026-01-01' },
			],
		} )
	);
	const { user } = show( { detached: 1 } );
	const list = await screen.findByRole( 'combobox', {
		name: 'Your unused licenses',
	} );
	expect( screen.getAllByRole( 'option' ) ).toHaveLength( 2 );
	await user.selectOptions( list, 'Jetpack Scan' );
	expect( field() ).toHaveValue( 'unused-key' );
} );

it( 'tells licenses for the same product apart', async () => {
	mockNetwork( () =>
		json( {
			items: [
				{ ...LICENSE, license_key: 'scan-1111' },
				{ ...LICENSE, license_key: 'scan-2222' },
				{ ...LICENSE, product: 'Jetpack Backup' },
			],
		} )
	);
	show( { detached: 3 } );
	await screen.findByRole( 'combobox' );
	expect(
		screen.getAllByRole( 'option' ).map( ( one ) => one.textContent )
	).toEqual( [
		'Choose a license',
		'Jetpack Scan (key ending in 1111)',
		'Jetpack Scan (key ending in 2222)',
		'Jetpack Backup',
	] );
} );

it( 'the key can’t be replaced while it is being activated', async () => {
	const answer = deferred< Response >();
	mockNetwork( ( { method } ) =>
		method === 'POST' ? answer.promise : json( { items: [ LICENSE ] } )
	);
	const { user } = show( { detached: 1 } );
	const list = await screen.findByRole( 'combobox' );
	await user.type( field(), 'abc{Enter}' );
	expect( list ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.selectOptions( list, LICENSE.product );
	expect( field() ).toHaveValue( 'abc' );
	answer.resolve( json( [ { errors: { used: [ 'It is used.' ] } } ] ) );
	await screen.findByText( 'It is used.' );
	expect( list ).not.toHaveAttribute( 'aria-disabled' );
} );
