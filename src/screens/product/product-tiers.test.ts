import type { ProductInput } from './product-view';
import {
	BACKUP,
	cardsOf,
	described,
	priced,
	SECURITY,
	view,
} from './product-view.fixture';

const T0 = 'jetpack_security_t0_yearly';
const BACKUP_T0 = 'jetpack_backup_t0_yearly';

const TIERS = {
	backup: described( BACKUP, [ 'security' ] ),
	[ BACKUP_T0 ]: described( BACKUP_T0, [ 'security' ] ),
	security: described( SECURITY ),
	[ T0 ]: described( T0 ),
};

const selling = ( ...slugs: string[] ): Partial< ProductInput > => ( {
	catalog: TIERS,
	products: {
		kind: 'known',
		data: Object.fromEntries(
			[ BACKUP, BACKUP_T0, SECURITY, T0 ].map( ( slug ) => [
				slug,
				priced( slug, 120, slugs.includes( slug ) ),
			] )
		),
	},
} );

it.each( [
	[ 'C067', 't0', [ BACKUP, T0 ] ],
	[ 'C068', 't1', [ BACKUP, SECURITY ] ],
] )( '%s: Security %s is a popular upgrade', ( _row, _tier, slugs ) => {
	const cards = cardsOf( selling( ...slugs ) );
	expect( cards.map( ( { slug } ) => slug ) ).toEqual( slugs );
	expect( cards.map( ( card ) => card.isPopularUpgrade ) ).toEqual( [
		false,
		true,
	] );
	expect(
		cardsOf( { ...selling( ...slugs ), key: 'security' } )[ 0 ]
			?.isPopularUpgrade
	).toBe( false );
} );

it( 'another Security plan isn’t a popular upgrade', () => {
	const slug = 'jetpack_security_t2_yearly';
	expect(
		cardsOf( {
			catalog: {
				backup: described( BACKUP, [ 'security' ] ),
				security: described( slug ),
			},
			products: {
				kind: 'known',
				data: {
					[ BACKUP ]: priced( BACKUP ),
					[ slug ]: priced( slug ),
				},
			},
		} )[ 1 ]
	).toMatchObject( { slug, isPopularUpgrade: false } );
} );

it.each( [
	[ 'C070', 'backup', [ BACKUP ], BACKUP ],
	[ 'C070', 'backup', [ BACKUP, BACKUP_T0 ], BACKUP ],
	[ 'C069', 'backup', [ BACKUP_T0 ], BACKUP_T0 ],
	[ 'C074', 'security', [ SECURITY ], SECURITY ],
	[ 'C074', 'security', [ SECURITY, T0 ], SECURITY ],
	[ 'C073', 'security', [ T0 ], T0 ],
] as const )(
	'%s: the page of %s, where %j are sold, has a card of %s',
	( _row, key, sold, slug ) => {
		expect( cardsOf( { ...selling( ...sold ), key } )[ 0 ] ).toMatchObject(
			{ slug, upgradeUrl: `https://account.test/${ slug }` }
		);
	}
);

it( 'C060: a product is unavailable if none of its tiers is sold', () => {
	expect( view( selling() ).kind ).toBe( 'unavailable' );
} );
