import type { Settings } from '../../../state/settings/types';

export const MARKDOWN = 'markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';

/** One module with two switches: Composing's for posts, Discussion's for comments. */
export type MarkdownPlace = 'posts' | 'comments';

export interface MarkdownFacts {
	readonly isActive: boolean;
	readonly inPosts: boolean;
	readonly inComments: boolean;
}

export function readMarkdown(
	isActive: boolean,
	settings: Settings
): MarkdownFacts {
	return {
		isActive,
		inPosts: settings[ POSTS ] === true,
		inComments: settings[ COMMENTS ] === true,
	};
}

/** An option does nothing while the module is off, so its switch is off too. */
export function isMarkdownOn(
	place: MarkdownPlace,
	{ isActive, inPosts, inComments }: MarkdownFacts
): boolean {
	return isActive && ( place === 'posts' ? inPosts : inComments );
}

/**
 * What a switch saves: Composing off writes
 * comments true, and the module goes off only with Discussion's switch while
 * posts are off.
 */
export function toMarkdownPatch(
	place: MarkdownPlace,
	isOn: boolean,
	{ isActive, inPosts }: MarkdownFacts
): Settings {
	if ( isOn ) {
		// Switched on with one option, the module would bring back the other, which shows as off.
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
