import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { isModuleActive } from '../../../state/modules/selectors';
import { getSettings } from '../../../state/settings/selectors';
import { ModuleSwitch } from '../module-switch/module-switch';
import {
	isMarkdownOn,
	MARKDOWN,
	readMarkdown,
	toMarkdownPatch,
} from './markdown-options';
import type { MarkdownPlace } from './markdown-options';

/** The toggle in the Composing card. */
export function PostsMarkdownSwitch() {
	return (
		<MarkdownSwitch
			place="posts"
			label={ __(
				'Write posts and pages in Markdown',
				'jetpack-dashboard'
			) }
			help={ __(
				'Format headings, lists, links and emphasis with plain characters. Your Markdown is saved and can be edited again.',
				'jetpack-dashboard'
			) }
		/>
	);
}

/** The toggle in the Discussion card. */
export function CommentsMarkdownSwitch() {
	return (
		<MarkdownSwitch
			place="comments"
			label={ __( 'Markdown in comments', 'jetpack-dashboard' ) }
			help={ __(
				'Visitors can format their comments with plain characters.',
				'jetpack-dashboard'
			) }
		/>
	);
}

interface MarkdownSwitchProps {
	readonly place: MarkdownPlace;
	readonly label: string;
	readonly help: string;
}

/** One of the module's two toggles. */
function MarkdownSwitch( { place, ...texts }: MarkdownSwitchProps ) {
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, MARKDOWN )
	);
	const input = readMarkdown( isActive, useAppSelector( getSettings ) );
	return (
		<ModuleSwitch
			{ ...texts }
			slug={ MARKDOWN }
			isOn={ isMarkdownOn( place, input ) }
			toPatch={ ( isOn ) => toMarkdownPatch( place, isOn, input ) }
		/>
	);
}
