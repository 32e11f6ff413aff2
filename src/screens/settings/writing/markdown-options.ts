import type { Settings } from '../../../state/settings/types';

export const MARKDOWN = 'markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';

/**
 * One module with two toggles: posts in the Composing card, comments in the
 * Discussion card.
 */
export type MarkdownPlace = 'posts' | 'comments';

export interface MarkdownInput {
	readonly isActive: boolean;
	readonly inPosts: boolean;
	readonly inComments: boolean;
}

export function readMarkdown(
	isActive: boolean,
	settings: Settings
): MarkdownInput {
	return {
		isActive,
		inPosts: settings[ POSTS ] === true,
		inComments: settings[ COMMENTS ] === true,
	};
}

/** An option has no effect while the module is off, so its toggle shows as off. */
export function isMarkdownOn(
	place: MarkdownPlace,
	{ isActive, inPosts, inComments }: MarkdownInput
): boolean {
	return isActive && ( place === 'posts' ? inPosts : inComments );
}

/**
 * What a toggle saves. Turning off Composing's toggle saves comments as true;
 * the module is turned off only by Discussion's toggle while posts are off.
 */
export function toMarkdownPatch(
	place: MarkdownPlace,
	isOn: boolean,
	{ isActive, inPosts }: MarkdownInput
): Settings {
	if ( isOn ) {
		// Activating the module with only one option would also re-enable the
		// other, which shows as off.
		return isActive
			? { [ place === 'posts' ? POSTS : COMMENTS ]: true }
			: {
					[ MARKDOWN ]: true,
					[ POSTS ]: place === 'posts',
					[ COMMENTS ]: place === 'comments',
			  };
	}
	if ( place === 'posts' ) {
		return { [ POSTS ]: false, [ COMMENTS ]: true };
	}
	return inPosts
		? { [ COMMENTS ]: false }
		: { [ COMMENTS ]: false, [ MARKDOWN ]: false };
}
