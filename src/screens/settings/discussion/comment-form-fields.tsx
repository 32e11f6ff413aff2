import { __ } from '@wordpress/i18n';
import { SelectControl } from '../controls/select-control';
import { LINE_LIMIT } from '../controls/limit-text';
import { TextControl } from '../controls/text-control';
import type {
	ChoiceRow,
	CustomRowProps,
} from '../declarations/settings-section';
import { useChoices } from '../declarations/use-choices';

const PROMPT = 'highlander_comment_form_prompt';

const COLOR_SCHEME: ChoiceRow = {
	kind: 'select',
	key: 'jetpack_comment_form_color_scheme',
	label: () => __( 'Color scheme', 'jetpack-dashboard' ),
};

export const commentFormKeys = [ PROMPT, COLOR_SCHEME.key ];

/** Disabled while comments are off and while a save is in flight. */
export function CommentFormFields( { form, disabledReason }: CustomRowProps ) {
	const reason =
		disabledReason ||
		( form.isAnySaving &&
			__( 'Your changes are being saved.', 'jetpack-dashboard' ) );
	return (
		<div className="jp-settings-group">
			<TextControl
				form={ form }
				settingKey={ PROMPT }
				label={ __( 'Comment form introduction', 'jetpack-dashboard' ) }
				help={ __(
					'A short text above the comment form.',
					'jetpack-dashboard'
				) }
				maxLength={ LINE_LIMIT }
				disabledReason={ reason }
			/>
			<SelectControl
				form={ form }
				settingKey={ COLOR_SCHEME.key }
				label={ COLOR_SCHEME.label() }
				choices={ useChoices( COLOR_SCHEME ) }
				disabledReason={ reason }
			/>
		</div>
	);
}
