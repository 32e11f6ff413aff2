/** A service's card, and the site's own feature for the same work. */
export interface OwnFeatureInput {
	/** There is a service besides the site's own feature. */
	readonly isChoice: boolean;
	/** The service does nothing: no plan, no key, not available. */
	readonly isServiceIdle: boolean;
	/** The card shows the site's own feature. */
	readonly isShown: boolean;
	readonly isOn: boolean;
	/** The server would turn it on. */
	readonly canActivate: boolean;
}

/**
 * What a card says about the site's own feature: an offer while the service
 * does nothing, that the site does the work instead of the service, or that it
 * does it besides the service.
 */
export type OwnFeatureView = 'none' | 'offer' | 'instead' | 'besides';

export function ownFeatureView( input: OwnFeatureInput ): OwnFeatureView {
	if ( ! input.isChoice ) {
		return 'none';
	}
	if ( input.isOn ) {
		return input.isShown ? 'instead' : 'besides';
	}
	return input.canActivate && input.isServiceIdle ? 'offer' : 'none';
}
