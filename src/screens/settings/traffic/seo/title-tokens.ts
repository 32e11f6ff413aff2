import { __ } from '@wordpress/i18n';
import type { PageType } from '../../../../lib/title-formats';

/** The tokens available for each page type. */
const TOKENS = {
	front_page: [ 'site_name', 'tagline' ],
	posts: [ 'site_name', 'tagline', 'post_title' ],
	pages: [ 'site_name', 'tagline', 'page_title' ],
	groups: [ 'site_name', 'tagline', 'group_title' ],
	archives: [ 'site_name', 'tagline', 'date', 'archive_title' ],
} as const satisfies Readonly< Record< PageType, readonly string[] > >;

export type TokenName = ( typeof TOKENS )[ PageType ][ number ];

export function tokensOf( pageType: PageType ): readonly TokenName[] {
	return TOKENS[ pageType ];
}

/** Tokens that have a button. The date token can only be typed. */
export function insertableTokens( pageType: PageType ): readonly TokenName[] {
	return tokensOf( pageType ).filter( ( token ) => token !== 'date' );
}

export function getTokenLabel( token: TokenName ): string {
	switch ( token ) {
		case 'site_name':
			return __( 'Site title', 'jetpack-dashboard' );
		case 'tagline':
			return __( 'Tagline', 'jetpack-dashboard' );
		case 'post_title':
			return __( 'Post title', 'jetpack-dashboard' );
		case 'page_title':
			return __( 'Page title', 'jetpack-dashboard' );
		case 'group_title':
			return __( 'Category or tag', 'jetpack-dashboard' );
		case 'date':
			return __( 'Date', 'jetpack-dashboard' );
		case 'archive_title':
			return __( 'Archive title', 'jetpack-dashboard' );
	}
}

export function getPageTypeLabel( pageType: PageType ): string {
	switch ( pageType ) {
		case 'front_page':
			return __( 'Front page', 'jetpack-dashboard' );
		case 'posts':
			return __( 'Posts', 'jetpack-dashboard' );
		case 'pages':
			return __( 'Pages', 'jetpack-dashboard' );
		case 'groups':
			return __( 'Categories and tags', 'jetpack-dashboard' );
		case 'archives':
			return __( 'Archives', 'jetpack-dashboard' );
	}
}
