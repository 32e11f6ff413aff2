import { readPageData } from './initial-state';
import { makePageData } from './page-data.fixture';

it( 'throws without an initial state, and names what is missing', () => {
	const page = makePageData();
	const { adminUrl, ...rest } = page.initialState;
	expect( () => readPageData( { ...page, initialState: rest } ) ).toThrow(
		'adminUrl'
	);
	expect( () => readPageData( undefined ) ).toThrow( 'initial state' );
} );

it( 'throws for a field of another type, and names it', () => {
	const page = makePageData();
	const { siteData } = page.initialState;
	expect( () =>
		readPageData( {
			...page,
			initialState: {
				...page.initialState,
				siteData: { ...siteData, isMultisite: 'no' },
			},
		} )
	).toThrow( 'initialState.siteData.isMultisite' );
} );
