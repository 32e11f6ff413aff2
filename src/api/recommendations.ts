import { get, post } from './client';
import type { GetOptions } from './client';
import { ApiFailure, unconfirmedError } from './errors';
import {
	readFields,
	readFlag,
	readList,
	readNumber,
	readOptional,
	readString,
	readText,
} from './shape';
import type { Reader } from './shape';

export const SITE_TYPES = [ 'personal', 'business', 'store', 'other' ] as const;

export type SiteType = ( typeof SITE_TYPES )[ number ];

/** What was answered in the assistant. The lists contain names of steps. */
export interface Answers {
	readonly siteTypes: readonly SiteType[];
	readonly selected: readonly string[];
	readonly skipped: readonly string[];
	readonly viewed: readonly string[];
	/** The slug of the suggested product that was chosen last; '' if none. */
	readonly product: string;
}

/** A product that the account service suggests for this site. */
export interface Suggestion {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** Per month, in the currency's unit. */
	readonly cost: number;
	readonly currency: string;
	/** What the price is for, such as `per month` and `paid yearly`. */
	readonly costTimeframe: string;
	readonly billingTimeframe: string;
	readonly features: readonly string[];
}

/** Null: the account service doesn't offer anything now. */
export type Upsell = Suggestion | null;

const PRODUCT_KEY = 'product-suggestions-selection';

const readSlugs = readOptional( readList( readString ), [] );

const readData: Reader< Answers > = ( value, at ) => {
	// PHP encodes an empty object as `[]`.
	const wire = Array.isArray( value ) && value.length === 0 ? {} : value;
	const stored = readFields< {
		selectedRecommendations: string[];
		skippedRecommendations: string[];
		viewedRecommendations: string[];
		[ PRODUCT_KEY ]: string;
	} >( {
		selectedRecommendations: readSlugs,
		skippedRecommendations: readSlugs,
		viewedRecommendations: readSlugs,
		[ PRODUCT_KEY ]: readText,
	} )( wire, at );
	const types = readFields< Record< string, boolean > >(
		Object.fromEntries(
			SITE_TYPES.map( ( type ) => [ siteTypeKey( type ), readFlag ] )
		)
	)( wire, at );
	return {
		siteTypes: SITE_TYPES.filter(
			( type ) => types[ siteTypeKey( type ) ]
		),
		selected: stored.selectedRecommendations,
		skipped: stored.skippedRecommendations,
		viewed: stored.viewedRecommendations,
		product: stored[ PRODUCT_KEY ],
	};
};

const readOffer: Reader< Omit< Suggestion, 'slug' > > = ( value, at ) => {
	const wire = readFields< {
		title: string;
		description: string;
		cost: number;
		currency_code: string;
		cost_timeframe: string;
		billing_timeframe: string;
		features: string[];
	} >( {
		title: readString,
		description: readText,
		cost: readNumber,
		currency_code: readString,
		cost_timeframe: readText,
		billing_timeframe: readText,
		features: readSlugs,
	} )( value, at );
	return {
		title: wire.title,
		description: wire.description,
		cost: wire.cost,
		currency: wire.currency_code,
		costTimeframe: wire.cost_timeframe,
		billingTimeframe: wire.billing_timeframe,
		features: wire.features,
	};
};

const readSuggestion: Reader< Suggestion > = ( value, at ) => ( {
	...readFields< { slug: string } >( { slug: readString } )( value, at ),
	...readOffer( value, at ),
} );

const readUpsell: Reader< Upsell > = ( value, at ) => {
	const { hide_upsell: isHidden } = readFields< { hide_upsell: boolean } >( {
		hide_upsell: readFlag,
	} )( value, at );
	if ( isHidden ) {
		return null;
	}
	const { product_slug: slug } = readFields< { product_slug: string } >( {
		product_slug: readString,
	} )( value, at );
	return { slug, ...readOffer( value, at ) };
};

export async function fetchAnswers(): Promise< Answers > {
	return readData( await get( '/jetpack/v4/recommendations/data' ) );
}

/** Names of the steps that events on the site have caused. */
export async function fetchConditionalSteps(): Promise< readonly string[] > {
	return readSlugs( await get( '/jetpack/v4/recommendations/conditional' ) );
}

/** Some servers send the text `[]` for an empty list. */
export async function fetchSuggestions(
	options?: GetOptions
): Promise< readonly Suggestion[] > {
	const body = await get(
		'/jetpack/v4/recommendations/product-suggestions',
		options
	);
	return body === '[]' ? [] : readList( readSuggestion )( body );
}

export async function fetchUpsell( options?: GetOptions ): Promise< Upsell > {
	return readUpsell(
		await get( '/jetpack/v4/recommendations/upsell', options )
	);
}

/** @param changes Only what has changed: the server keeps all other answers. */
export async function saveAnswers(
	changes: Partial< Answers >
): Promise< void > {
	const { siteTypes, selected, skipped, viewed, product } = changes;
	await save( '/jetpack/v4/recommendations/data', {
		data: {
			...Object.fromEntries(
				siteTypes
					? SITE_TYPES.map( ( type ) => [
							siteTypeKey( type ),
							siteTypes.includes( type ),
					  ] )
					: []
			),
			...( selected ? { selectedRecommendations: selected } : {} ),
			...( skipped ? { skippedRecommendations: skipped } : {} ),
			...( viewed ? { viewedRecommendations: viewed } : {} ),
			...( product ? { [ PRODUCT_KEY ]: product } : {} ),
		},
	} );
}

/** The step at which the assistant continues. */
export async function saveStep( step: string ): Promise< void > {
	await save( '/jetpack/v4/recommendations/step', { step } );
}

/**
 * `true` is the only confirmation. The request outlives the page, for links that
 * leave it.
 */
async function save( path: string, body: object ): Promise< void > {
	const answer = await post( path, body, { keepalive: true } );
	if ( answer !== true ) {
		throw new ApiFailure( unconfirmedError( answer ) );
	}
}

function siteTypeKey( type: SiteType ): string {
	return `site-type-${ type }`;
}
