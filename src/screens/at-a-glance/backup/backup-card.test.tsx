import { screen, waitFor, within } from '@testing-library/react';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import {
	cardOf,
	enveloped,
	inCard,
	kept,
	PARTS,
	renderParts,
	renderSecurity,
	REWIND,
	siteDataWith,
} from '../sections/security.fixture';

const PLAN = { product_slug: 'jetpack_security_t1_yearly' };
const COUNTS = { posts: 1240, plugins: 8, comments: 310 };
const withCounts = ( recordCounts = COUNTS ) => ( {
	siteData: siteDataWith( { plan: PLAN, recordCounts } ),
} );
const rewind = ( fields: object ) => ( {
	rewind: enveloped( { ...REWIND, ...fields } ),
} );
const withPlan = ( slug: string ) => ( {
	siteData: siteDataWith( { plan: { product_slug: slug } } ),
} );
const popup = () => inCard( 'Backup' ).queryByRole( 'note' );

beforeEach( () => {
	mockNetwork( () => json( {} ) );
} );

describe( 'the Backup card says', () => {
	it( 'that a new site is being prepared (A124)', () => {
		renderParts( rewind( { state: 'unavailable', reason: 'site_new' } ) );
		expect( cardOf( 'Backup' ) ).toHaveTextContent(
			'Your site is being prepared for backups.'
		);
	} );

	it( 'that it is being set up (A120)', () => {
		renderParts( rewind( { state: 'provisioning' } ) );
		expect( cardOf( 'Backup' ) ).toHaveTextContent(
			'Your backups are being set up.'
		);
	} );

	it( 'that credentials are missing, and where to enter them (A121)', () => {
		renderParts( rewind( { state: 'awaiting_credentials' } ) );
		expect(
			inCard( 'Backup' ).getByRole( 'link', {
				name: /Enter your server credentials/,
			} )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'source=jetpack-settings-credentials' )
		);
	} );

	it.each( [
		[ 'jetpack_security_t1_yearly', 'in real time' ],
		[ 'jetpack_personal', 'every day' ],
	] )( 'how often %s saves the site (A122)', ( slug, pace ) => {
		renderParts( {}, withPlan( slug ) );
		expect( cardOf( 'Backup' ) ).toHaveTextContent(
			`Your site is backed up ${ pace }.`
		);
	} );

	it( 'when the site was saved last', () => {
		const hourAgo = new Date( Date.now() - 3_600_000 ).toISOString();
		renderParts( rewind( { last_updated: hourAgo } ) );
		expect( cardOf( 'Backup' ) ).toHaveTextContent(
			'Last saved 1 hour ago.'
		);
	} );

	it( 'what the vault plugin says, where that makes the backups (A123)', () => {
		renderParts(
			{
				...rewind( { state: 'unavailable', reason: '' } ),
				vaultpress: {
					code: 'success',
					message: '',
					data: { features: { backups: true, security: false } },
				},
			},
			{
				ownPlugins: { vaultpress: 'active' },
				adminPages: [ 'vaultpress' ],
			}
		);
		expect( cardOf( 'Backup' ) ).toHaveTextContent(
			'VaultPress backs up your site.'
		);
		expect(
			inCard( 'Backup' ).getByRole( 'link', {
				name: 'View your backups',
			} )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=vaultpress'
		);
	} );

	it( 'that its state could not be loaded, and tries again', async () => {
		const calls = mockNetwork( ( { url } ) =>
			url.pathname.endsWith( '/rewind' )
				? json( enveloped( REWIND ) )
				: json( {
						rewind: {
							code: 'wpcom_outage',
							message: 'Down for repairs.',
							status: 503,
						},
				  } )
		);
		const { user } = renderParts( { rewind: null } );
		const card = inCard( 'Backup' );
		expect(
			await card.findByText( /Down for repairs/ )
		).toBeInTheDocument();
		await user.click( card.getByRole( 'button', { name: 'Try again' } ) );
		expect(
			await card.findByText( 'Your site is backed up in real time.' )
		).toBeInTheDocument();
		expect( calls.at( -1 )?.url.searchParams.get( 'refresh' ) ).toBe( '1' );
		expect( cardOf( 'Backup' ) ).toContainElement(
			document.activeElement as HTMLElement
		);
	} );

	it( 'how old its data are when they could not be refreshed', () => {
		renderSecurity( {
			dashboard: {
				parts: {
					...PARTS,
					rewind: kept( enveloped( REWIND ), 3 * 3600 ),
				},
			},
		} );
		expect( cardOf( 'Backup' ) ).toHaveTextContent(
			'Your site is backed up in real time.'
		);
		expect( cardOf( 'Backup' ) ).toHaveTextContent(
			'Last updated 3 hours ago.'
		);
	} );
} );

describe( 'the backup record bar', () => {
	it( 'counts posts, plugins and comments (A125)', () => {
		renderSecurity( withCounts() );
		const items = inCard( 'Backup' )
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
		expect( items ).toEqual( [
			'1,240 posts',
			'8 plugins',
			'310 comments',
		] );
	} );

	it( 'has a popup from 21 posts on (A126)', () => {
		renderSecurity( withCounts( { ...COUNTS, posts: 21 } ) );
		expect( popup() ).toBeVisible();
	} );

	it( 'has no popup for 20 posts (A126)', () => {
		renderSecurity( withCounts( { ...COUNTS, posts: 20 } ) );
		expect( popup() ).not.toBeInTheDocument();
	} );

	it( 'shows neither while the data is loading, but reserves their space (A126)', async () => {
		const response = deferred< Response >();
		mockNetwork( ( { url } ) =>
			url.pathname.endsWith( '/dashboard' )
				? response.promise
				: json( {} )
		);
		renderParts( { rewind: null }, withCounts() );
		expect( popup() ).not.toBeInTheDocument();
		expect( cardOf( 'Backup' ).querySelector( '[role=note]' ) ).not.toBe(
			null
		);
		response.resolve( json( { rewind: enveloped( REWIND ) } ) );
		await waitFor( () => expect( popup() ).toBeVisible() );
	} );

	it.each( [ 'its button', 'Escape' ] )(
		'loses its popup by %s, for good, and keeps the focus in the card (A127)',
		async ( way ) => {
			const calls = mockNetwork( () => json( {} ) );
			const { user } = renderSecurity( withCounts() );
			const close = within( popup() as HTMLElement ).getByRole(
				'button',
				{ name: 'Close' }
			);
			if ( way === 'Escape' ) {
				close.focus();
				await user.keyboard( '{Escape}' );
			} else {
				await user.click( close );
			}
			expect( popup() ).not.toBeInTheDocument();
			expect(
				screen.getByRole( 'heading', { name: 'Backup' } )
			).toHaveFocus();
			const saved = calls.find( ( { method } ) => method === 'POST' );
			expect( saved?.url.pathname ).toBe(
				'/wp-json/jetpack/v4/notice/backup-records'
			);
			expect( saved?.body ).toEqual( { dismissed: true } );
		}
	);

	it( 'has no popup for users who closed it before (A127)', () => {
		renderSecurity( {
			...withCounts(),
			dismissedNotices: { 'backup-records': true },
		} );
		expect( popup() ).not.toBeInTheDocument();
	} );
} );
