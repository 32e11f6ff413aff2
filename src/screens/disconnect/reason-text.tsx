import { __, sprintf } from '@wordpress/i18n';
import { TextArea } from '../../components/light/text-area';
import {
	countCharacters,
	limitSurveyText,
	SURVEY_TEXT_LIMIT,
} from './survey-text';

interface ReasonTextProps {
	readonly text: string;
	readonly onChange: ( text: string ) => void;
}

/** Free-text reason with a character counter. */
export function ReasonText( { text, onChange }: ReasonTextProps ) {
	return (
		<TextArea
			label={ __( 'Share your reason', 'jetpack-dashboard' ) }
			value={ text }
			rows={ 3 }
			help={ sprintf(
				/* translators: %1$d: characters typed so far, %2$d: how many there may be */
				__( '%1$d of %2$d characters', 'jetpack-dashboard' ),
				countCharacters( text ),
				SURVEY_TEXT_LIMIT
			) }
			onChange={ ( typed ) => onChange( limitSurveyText( typed ) ) }
		/>
	);
}
