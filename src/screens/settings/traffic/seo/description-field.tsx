import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../../../../components/light/class-names';
import { assertNever } from '../../../../lib/assert-never';
import { TextAreaControl } from '../../controls/text-area-control';
import type { SettingsForm } from '../../form/use-settings-form';
import { DESCRIPTION_LIMIT, measureDescription } from './description';
import type { DescriptionLength } from './description';
import { FRONT_PAGE_DESCRIPTION } from './seo-keys';
import './description-field.scss';

interface DescriptionFieldProps {
	readonly form: SettingsForm;
	readonly disabledReason: string | false;
}

/** The front page's meta description, with a character counter. */
export function DescriptionField( {
	form,
	disabledReason,
}: DescriptionFieldProps ) {
	const length = measureDescription( form.value( FRONT_PAGE_DESCRIPTION ) );
	return (
		<div className="jp-description-field">
			<TextAreaControl
				form={ form }
				settingKey={ FRONT_PAGE_DESCRIPTION }
				label={ __(
					'Front page meta description',
					'jetpack-dashboard'
				) }
				help={ __(
					'Describe your site in up to 160 characters. Search engines show no more.',
					'jetpack-dashboard'
				) }
				rows={ 3 }
				maxLength={ DESCRIPTION_LIMIT }
				hasOwnCounter
				warning={ warn( length ) }
				disabledReason={ disabledReason }
			/>
			<p
				className={ classNames(
					'jp-description-field__counter',
					`is-${ length.kind }`
				) }
			>
				{ sprintf(
					/* translators: %1$d: how many characters there are, %2$d: how many there may be */
					__( '%1$d of %2$d characters', 'jetpack-dashboard' ),
					length.count,
					DESCRIPTION_LIMIT
				) }
			</p>
		</div>
	);
}

/** Doesn't include the count: screen readers would announce each change. */
function warn( length: DescriptionLength ): string {
	switch ( length.kind ) {
		case 'fits':
			return '';
		case 'long':
			return __(
				'Longer than search engines show.',
				'jetpack-dashboard'
			);
		case 'full':
			return __( 'Maximum characters reached.', 'jetpack-dashboard' );
		default:
			return assertNever( length );
	}
}
