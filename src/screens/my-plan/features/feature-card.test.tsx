import { screen } from '@testing-library/react';
import { json, mockNetwork } from '../../../api/network.fixture';
import { makeModule, makeUser } from '../../../api/page-data.fixture';
import { card, showMyPlan } from '../my-plan.fixture';

beforeEach( () => {
	mockNetwork( () => json( {} ) );
} );

const redirect = ( source: string ) =>
	`https://account.test/redirect?source=${ source }`;

it.each( [
	[
		'C033',
		'Backup',
		/^View your backups/,
		redirect( 'jetpack-backup&site=site.test' ),
	],
	[
		'C033',
		'Scan',
		/^View scan results/,
		redirect( 'jetpack-scan&site=site.test' ),
	],
	[
		'C033',
		'Priority support',
		/^Ask a question/,
		redirect( 'jetpack-contact-support' ),
	],
	[
		'C033',
		'VideoPress',
		/^Manage your videos/,
		redirect( 'jetpack-videopress&site=site.test' ),
	],
	[ 'C033', 'Anti-spam', 'Configure', '#/security' ],
	[ 'C033', 'Search', 'Configure', '#/performance' ],
	[ 'C033', 'Ads', 'Configure', '#/traffic' ],
] )( '%s the card of %s links to %s', ( _row, title, name, href ) => {
	showMyPlan( {
		plan: 'jetpack_complete',
		state: {
			getModules: Object.fromEntries(
				[ 'search', 'videopress', 'wordads' ].map( ( slug ) => [
					slug,
					makeModule( slug, { activated: true } ),
				] )
			),
		},
	} );
	expect( card( title ).getByRole( 'link', { name } ) ).toHaveAttribute(
		'href',
		href
	);
} );

const monitor = makeModule( 'monitor', { requires_connection: true } );

it( 'a feature that needs an account links to connecting one', () => {
	showMyPlan( {
		state: { userData: makeUser( {} ), getModules: { monitor } },
	} );
	expect(
		card( 'Downtime monitoring' ).getByText(
			'Connect your account to turn this on.'
		)
	).toBeVisible();
	expect(
		card( 'Downtime monitoring' ).getByRole( 'link', { name: 'Connect' } )
	).toHaveAttribute( 'href', '#/connect-user' );
} );

it( 'who may not connect an account isn’t asked to', () => {
	showMyPlan( {
		state: {
			userData: makeUser( { connect_user: false } ),
			getModules: { monitor },
		},
	} );
	expect( card( 'Downtime monitoring' ).queryByRole( 'link' ) ).toBeNull();
	expect( screen.queryByRole( 'link', { name: 'Connect' } ) ).toBeNull();
} );
