import { waitFor } from '@testing-library/react';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import { goToPage } from '../../../lib/wp-admin';
import { getNotices } from '../../../state/notices/selectors';
import {
	cardOf,
	enveloped,
	inCard,
	renderParts,
	SCAN,
	siteDataWith,
} from '../sections/security.fixture';

jest.mock( '../../../lib/wp-admin', () => ( {
	...jest.requireActual< object >( '../../../lib/wp-admin' ),
	goToPage: jest.fn(),
} ) );

const PREMIUM = {
	siteData: siteDataWith( { plan: { product_slug: 'jetpack_premium' } } ),
};
const UNAVAILABLE = {
	scan: enveloped( { ...SCAN, state: 'unavailable' } ),
};
const scan = ( fields: object ) => ( {
	scan: enveloped( { ...SCAN, ...fields } ),
} );
const vault = ( body: object ) => ( {
	...scan( { state: 'unavailable', reason: 'vp_active_on_site' } ),
	vaultpress: body,
} );
const VAULT_DATA = {
	code: 'success',
	message: '',
	data: {
		features: { backups: true, security: true },
		security: { notice_count: 0 },
	},
};
const THREAT = { id: 501, signature: 'Core.File.Modification' };

beforeEach( () => {
	jest.mocked( goToPage ).mockClear();
	mockNetwork( () => json( {} ) );
} );

describe( 'the Scan card says', () => {
	it( "'No threats found, you're good to go!' (A143)", () => {
		renderParts( {} );
		expect(
			inCard( 'Scan' ).getByText( "No threats found, you're good to go!" )
		).toBeInTheDocument();
	} );

	it( 'how many threats were found, and where they are fixed (A140)', () => {
		renderParts( scan( { threats: [ THREAT, { ...THREAT, id: 502 } ] } ) );
		expect( cardOf( 'Scan' ) ).toHaveTextContent(
			'2 threats were found on your site.'
		);
		expect( cardOf( 'Scan' ) ).toHaveTextContent( 'See threats' );
		expect(
			inCard( 'Scan' ).getByRole( 'link', { name: /Fix threats/ } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'source=jetpack-scan' )
		);
	} );

	it( 'nothing of where they are fixed on a site of the provider’s (A156)', () => {
		renderParts( scan( { threats: [ THREAT ] } ), {
			siteData: siteDataWith( { isAtomicSite: true } ),
		} );
		expect( cardOf( 'Scan' ) ).toHaveTextContent(
			'1 threat was found on your site.'
		);
		expect( inCard( 'Scan' ).queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'that credentials are missing, and where to enter them (A141)', () => {
		renderParts( scan( { credentials: [] } ) );
		expect(
			inCard( 'Scan' ).getByRole( 'link', {
				name: /Enter your server credentials/,
			} )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'source=jetpack-settings-credentials' )
		);
	} );

	it( 'that it is being configured (A142)', () => {
		renderParts( scan( { state: 'provisioning' } ) );
		expect( cardOf( 'Scan' ) ).toHaveTextContent(
			'Configuring your scan.'
		);
	} );

	it( 'that the vault plugin needs its registration key (A146)', () => {
		renderParts( vault( { code: 'not_registered', message: '' } ), {
			adminPages: [ 'vaultpress' ],
		} );
		expect(
			inCard( 'Scan' ).getByRole( 'link', {
				name: 'Enter your registration key',
			} )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=vaultpress'
		);
	} );

	it( 'that the vault plugin found no threats (A147)', () => {
		renderParts( vault( VAULT_DATA ) );
		expect( cardOf( 'Scan' ) ).toHaveTextContent(
			'VaultPress scans your site.'
		);
		expect( cardOf( 'Scan' ) ).toHaveTextContent(
			"No threats found, you're good to go!"
		);
	} );

	it( 'what the vault plugin found (A144)', () => {
		renderParts(
			vault( {
				...VAULT_DATA,
				data: { ...VAULT_DATA.data, security: { notice_count: 3 } },
			} )
		);
		expect( cardOf( 'Scan' ) ).toHaveTextContent(
			'3 threats were found on your site.'
		);
	} );
} );

describe( 'the vault plugin on the Scan card', () => {
	const renderVault = ( vaultpress: string, fields = {} ) =>
		renderParts( UNAVAILABLE, {
			...PREMIUM,
			ownPlugins: { akismet: 'active', vaultpress },
			...fields,
		} );

	it( 'can be activated when it is installed (A148)', () => {
		renderVault( 'inactive' );
		expect(
			inCard( 'Scan' ).getByRole( 'button', {
				name: 'Activate VaultPress',
			} )
		).toHaveTextContent( 'Activate' );
	} );

	it( 'can be installed when it is not (A149)', () => {
		renderVault( 'not-installed' );
		expect(
			inCard( 'Scan' ).getByRole( 'button', {
				name: 'Install VaultPress',
			} )
		).toHaveTextContent( 'Install' );
	} );

	it( 'is not offered on other plans: those have an upgrade to Scan (A145, A150, B638)', () => {
		const site = {
			ID: 4242,
			plan: { product_slug: 'jetpack_personal' },
			products: [],
		};
		renderParts(
			{ ...UNAVAILABLE, site: enveloped( site ) },
			{ purchaseToken: 'token' }
		);
		expect(
			inCard( 'Scan' ).queryByRole( 'button', { name: /VaultPress/ } )
		).toBeNull();
		expect(
			inCard( 'Scan' ).getByRole( 'link', { name: /Upgrade/ } )
		).toHaveAttribute( 'href', expect.stringContaining( 'jetpack_scan' ) );
	} );

	it( 'is not installed from here where that is not allowed, which the card says', () => {
		renderVault( 'not-installed', { canInstallPlugins: false } );
		expect( inCard( 'Scan' ).queryByRole( 'button' ) ).toBeNull();
		expect( cardOf( 'Scan' ) ).toHaveTextContent(
			'Ask your host to install VaultPress.'
		);
	} );

	it( 'says that it is activated, then redirects to its page (A151, A154)', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( ( { method } ) =>
			method === 'POST'
				? response.promise
				: json( {
						'vaultpress/vaultpress.php': {
							Name: 'VaultPress',
							active: true,
						},
				  } )
		);
		const { store, user } = renderVault( 'inactive' );
		await user.click(
			inCard( 'Scan' ).getByRole( 'button', {
				name: 'Activate VaultPress',
			} )
		);
		expect(
			inCard( 'Scan' ).getByRole( 'button', {
				name: 'Activating VaultPress…',
			} )
		).toHaveFocus();
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{ text: 'Activating VaultPress…' },
		] );
		response.resolve( json( { code: 'success' } ) );
		await waitFor(
			() =>
				expect( goToPage ).toHaveBeenCalledWith(
					'http://site.test/wp-admin/admin.php?page=vaultpress'
				),
			{ timeout: 4000 }
		);
		expect(
			calls.find( ( { method } ) => method === 'POST' )
		).toMatchObject( { body: { slug: 'vaultpress', status: 'active' } } );
	} );

	it( 'says that it could not be activated, in a notice with its own ID (A152, A153, A401)', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'activation_failed', message: 'No.' }, 500 )
				: json( {} )
		);
		const { store, user } = renderVault( 'inactive' );
		const button = inCard( 'Scan' ).getByRole( 'button', {
			name: 'Activate VaultPress',
		} );
		await user.click( button );
		await waitFor( () =>
			expect( getNotices( store.getState() ) ).toMatchObject( [
				{
					noticeId: 'activate-vaultpress-failure',
					status: 'error',
					text: 'Could not activate VaultPress.',
				},
			] )
		);
		expect( goToPage ).not.toHaveBeenCalled();
		expect( button ).toHaveFocus();
		expect( button ).toHaveAccessibleName( 'Activate VaultPress' );
	} );
} );
