import type { Module, Modules } from '../../../state/modules/types';
import type { Settings } from '../../../state/settings/types';
import { isMarkdownOn, MARKDOWN, readMarkdown } from './markdown-options';

/** In the order of their toggles. */
const TOOLS: readonly string[] = [
	MARKDOWN,
	'copy-post',
	'latex',
	'shortcodes',
];

export type WritingTool = Pick< Module, 'slug' | 'name' | 'description' >;

/** The active tools, as a read-only list. */
export function listActiveTools(
	modules: Modules,
	settings: Settings
): readonly WritingTool[] {
	return TOOLS.flatMap( ( slug ) => {
		const module = modules[ slug ];
		return module && isOn( module, settings ) ? [ module ] : [];
	} );
}

function isOn( { slug, isActive }: Module, settings: Settings ): boolean {
	return slug === MARKDOWN
		? isMarkdownOn( 'posts', readMarkdown( isActive, settings ) )
		: isActive;
}
