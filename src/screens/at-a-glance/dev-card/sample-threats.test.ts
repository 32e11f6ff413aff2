import { makeSampleScan } from './sample-threats';

it( 'A417: there are 17 sample threats, each its own', () => {
	const { threats } = makeSampleScan();
	expect( threats ).toHaveLength( 17 );
	expect( new Set( threats.map( ( { id } ) => id ) ).size ).toBe( 17 );
} );
