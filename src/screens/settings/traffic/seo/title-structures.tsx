import { __ } from '@wordpress/i18n';
import {
	PAGE_TYPES,
	readTitleFormats,
	writeTitleFormats,
} from '../../../../lib/title-formats';
import { lostHtmlText } from '../../controls/lost-html';
import { getFieldMessages } from '../../form/field-messages';
import type { SettingsForm } from '../../form/use-settings-form';
import type { SettingValue } from '../../../../state/settings/types';
import { TITLE_FORMATS } from './seo-keys';
import type { TokenValues } from './title-draft';
import { writeTitle } from './title-draft';
import { TitleField } from './title-field';
import { serialiseTitle } from './title-format';
import { getPageTypeLabel } from './title-tokens';

interface TitleStructuresProps {
	readonly form: SettingsForm;
	readonly values: TokenValues;
	readonly disabledReason: string | false;
}

/** A title structure field for each page type. */
export function TitleStructures( {
	form,
	values,
	disabledReason,
}: TitleStructuresProps ) {
	const formats = readTitleFormats( form.get( TITLE_FORMATS ) );
	const stored = readTitleFormats( form.stored( TITLE_FORMATS ) );
	const { error, conflict } = getFieldMessages(
		form,
		TITLE_FORMATS,
		describeFormats
	);
	return (
		<>
			<p className="jp-seo__help">
				{ __(
					'Combine text with tokens in square brackets. Type a bracket to see all tokens.',
					'jetpack-dashboard'
				) }
			</p>
			<div role="alert" className="jp-seo__error">
				{ error }
			</div>
			<div role="status" className="jp-seo__help">
				{ form.hasLostHtml( TITLE_FORMATS ) && lostHtmlText() }
			</div>
			{ conflict }
			{ PAGE_TYPES.map( ( pageType ) => (
				<TitleField
					key={ pageType }
					pageType={ pageType }
					value={ serialiseTitle( formats[ pageType ], pageType ) }
					values={ values }
					disabledReason={ disabledReason }
					onChange={ ( text ) =>
						form.change(
							TITLE_FORMATS,
							writeTitleFormats(
								writeTitle( formats, stored, pageType, text )
							)
						)
					}
				/>
			) ) }
		</>
	);
}

/** One line per page type that has a structure. */
function describeFormats( value: SettingValue | undefined ): string {
	const formats = readTitleFormats( value );
	return PAGE_TYPES.filter( ( pageType ) => formats[ pageType ].length > 0 )
		.map(
			( pageType ) =>
				`${ getPageTypeLabel( pageType ) }: ${ serialiseTitle(
					formats[ pageType ],
					pageType
				) }`
		)
		.join( '\n' );
}
