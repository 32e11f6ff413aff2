import { FEATURE_PRODUCTS } from '../../../src/lib/plans/feature-keys';
import { PRODUCT_SLUGS, toCheckoutSlug } from '../../../src/lib/plans/products';
import { getPlanClass } from '../../../src/lib/plans/plan-classes';
import { CATALOG, featureMap, findProduct } from './catalog';

it( 'has exactly the dashboard’s features', () => {
	expect( Object.keys( featureMap() ).sort() ).toEqual(
		Object.keys( FEATURE_PRODUCTS ).sort()
	);
} );

it.each( Object.entries( FEATURE_PRODUCTS ) )(
	'unlocks “%s” with the product that the dashboard offers for it, %s',
	( feature, product ) => {
		expect( featureMap()[ feature ] ).toContain( PRODUCT_SLUGS[ product ] );
	}
);

it.each( Object.values( PRODUCT_SLUGS ) )(
	'sells %s, by the year and by the month',
	( slug ) => {
		const product = findProduct( slug );
		expect( product?.cost ).toBeGreaterThan( 0 );
		expect( findProduct( toCheckoutSlug( slug, 'monthly' ) ) ).toBe(
			product
		);
	}
);

it.each( CATALOG.map( ( { product_slug } ) => product_slug ) )(
	'sells nothing that the dashboard has no class for: %s',
	( slug ) => {
		expect( getPlanClass( slug ) ).not.toBeNull();
	}
);
