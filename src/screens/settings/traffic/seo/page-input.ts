import { createSelector } from 'reselect';
import { getPartData } from '../../../../state/site/parts-selectors';
import { getSiteInfo } from '../../../../state/site/selectors';
import type { RootState } from '../../../../state/store';
import type { TitlePiece } from '../../../../lib/title-formats';
import type { PageInput } from './previews';
import { fillTitle, toTitleText } from './title-draft';
import type { TokenValues } from './title-draft';

/** The site data that the previews show. */
export const getPreviewSite = createSelector(
	[
		getSiteInfo,
		( state: RootState ) => getPartData( state, 'site' )?.icon ?? '',
	],
	( { title, tagline, homeUrl, icon }, providerIcon ) => ( {
		name: title,
		description: tagline,
		url: homeUrl,
		icon: icon || providerIcon,
	} )
);

type PreviewSite = ReturnType< typeof getPreviewSite >;

/** Values of the tokens that are the same on every page. */
export function toTokenValues( {
	name,
	description,
}: PreviewSite ): TokenValues {
	return { site_name: name, tagline: description };
}

/**
 * The front page, including unsaved drafts. Without a title structure,
 * WordPress appends the tagline to the title; without a description, it uses
 * the tagline.
 */
export function toFrontPage(
	site: PreviewSite,
	titlePieces: readonly TitlePiece[],
	description: string
): PageInput {
	const title = toTitleText(
		fillTitle( titlePieces, toTokenValues( site ) )
	);
	return {
		title:
			title ||
			[ site.name, site.description ]
				.filter( ( part ) => part !== '' )
				.join( ' – ' ),
		description: description || site.description,
		url: site.url,
		icon: site.icon,
	};
}
