import { CATALOG } from './settings-catalog';
import type { OptionRow } from './support/option-row';
import { restoreStateAfterwards } from './support/saved-state';
import { deleteSettings } from './support/site-state';
import { get, post } from './support/site';
import type { Wire } from './support/site';

type Flat = Record< string, Wire >;

const readSettings = async (): Promise< Flat > =>
	( await get( 'settings' ) ).body;

/** The n-th value of every option that has at least n values, by key. */
function round(
	pick: ( row: OptionRow ) => readonly unknown[],
	index: number
): Flat {
	return Object.fromEntries(
		CATALOG.filter( ( row ) => index < pick( row ).length ).map(
			( row ) => [ row.key, pick( row )[ index ] ]
		)
	);
}

const roundsOf = ( pick: ( row: OptionRow ) => readonly unknown[] ): number =>
	Math.max( ...CATALOG.map( ( row ) => pick( row ).length ) );

const sent = ( row: OptionRow ) => row.good.map( ( [ value ] ) => value );
const bad = ( row: OptionRow ) => row.bad;

const OPTIONS = CATALOG.map( ( row ) => [ row.key, row ] as const );

restoreStateAfterwards();

describe( 'GET settings on a site without saved settings', () => {
	let settings: Flat;
	beforeAll( async () => {
		await deleteSettings();
		settings = await readSettings();
	} );

	it.each( OPTIONS )( '%s has its default', ( key, row ) => {
		expect( settings ).toHaveProperty( [ key ], row.fallback );
	} );
} );

describe( 'POST settings with good values', () => {
	/** Responses by key: to each POST, and to the GET after it. */
	const responses: Record<
		string,
		{ status: number; reason: unknown; read: unknown }[]
	> = {};

	const save = async ( body: Flat ): Promise< void > => {
		const { status, body: said } = await post( 'settings', body );
		const keys = Object.keys( body );
		if ( status === 200 || keys.length === 1 ) {
			const after = await readSettings();
			for ( const key of keys ) {
				( responses[ key ] ??= [] ).push( {
					status,
					reason: said?.data?.params,
					read: after[ key ],
				} );
			}
			return;
		}
		// If one of them is rejected, send each separately to find which.
		for ( const [ key, value ] of Object.entries( body ) ) {
			await save( { [ key ]: value } );
		}
	};

	beforeAll( async () => {
		for ( let index = 0; index < roundsOf( sent ); index++ ) {
			await save( round( sent, index ) );
		}
	} );

	it.each( OPTIONS )( '%s takes each and gives it back', ( key, row ) => {
		expect( responses[ key ] ).toEqual(
			row.good.map( ( [ , read ] ) => ( {
				status: 200,
				reason: undefined,
				read,
			} ) )
		);
	} );

	it( 'accepts the values that GET returned', async () => {
		const settings = await readSettings();
		const same = Object.fromEntries(
			CATALOG.filter(
				( row ) => row.key !== 'jetpack_protect_global_whitelist'
			).map( ( row ) => [ row.key, settings[ row.key ] ] )
		);
		const first = await post( 'settings', same );
		expect( [ first.status, first.body?.code ] ).toEqual( [
			200,
			'success',
		] );
		const second = await post( 'settings', same );
		expect( [ second.status, second.body?.code ] ).toEqual( [
			200,
			'success',
		] );
		expect( await readSettings() ).toEqual( settings );
	} );
} );

describe( 'POST settings with bad values', () => {
	const refusals: { status: number; code: string; params: Flat }[] = [];
	let before: Flat;
	let after: Flat;

	beforeAll( async () => {
		before = await readSettings();
		for ( let index = 0; index < roundsOf( bad ); index++ ) {
			const { status, body } = await post(
				'settings',
				round( bad, index )
			);
			refusals.push( {
				status,
				code: body?.code,
				params: body?.data?.params ?? {},
			} );
		}
		after = await readSettings();
	} );

	it.each( OPTIONS )(
		'%s refuses each, and says so under its key',
		( key, row ) => {
			const taken = row.bad.filter( ( _value, index ) => {
				const refusal = refusals[ index ];
				return (
					refusal?.status !== 400 ||
					refusal.code !== 'rest_invalid_param' ||
					typeof refusal.params[ key ] !== 'string' ||
					refusal.params[ key ] === ''
				);
			} );
			expect( taken ).toEqual( [] );
		}
	);

	it( 'keeps everything as it was', () => {
		expect( after ).toEqual( before );
	} );
} );
