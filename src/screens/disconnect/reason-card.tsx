import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../../components/light/class-names';
import { TextArea } from '../../components/light/text-area';
import {
	countCharacters,
	limitSurveyText,
	SURVEY_TEXT_LIMIT,
} from './survey-text';

interface ReasonCardProps {
	readonly label: string;
	readonly isChosen: boolean;
	/** By click, Enter or Space: a button's own ways. */
	readonly onChoose: () => void;
	/** What was typed so far; undefined where the reason takes no text. */
	readonly text: string | undefined;
	readonly onText: ( text: string ) => void;
}

export function ReasonCard( {
	label,
	isChosen,
	onChoose,
	text,
	onText,
}: ReasonCardProps ) {
	return (
		<div
			className={ classNames(
				'jp-reason-card',
				isChosen && 'is-chosen'
			) }
		>
			<button
				type="button"
				className="jp-reason-card__choice"
				aria-pressed={ isChosen }
				onClick={ onChoose }
			>
				{ label }
			</button>
			{ isChosen && text !== undefined && (
				<div className="jp-reason-card__text">
					<TextArea
						label={ __( 'Share your reason', 'jetpack-dashboard' ) }
						value={ text }
						rows={ 3 }
						help={ sprintf(
							/* translators: %1$d: characters typed so far, %2$d: how many there may be */
							__(
								'%1$d of %2$d characters',
								'jetpack-dashboard'
							),
							countCharacters( text ),
							SURVEY_TEXT_LIMIT
						) }
						onChange={ ( typed ) =>
							onText( limitSurveyText( typed ) )
						}
					/>
				</div>
			) }
		</div>
	);
}
