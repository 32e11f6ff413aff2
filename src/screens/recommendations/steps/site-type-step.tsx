import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/light/button';
import { InfoPopover } from '../../../components/light/info-popover';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getAnswers } from '../../../state/recommendations/selectors';
import { saveSiteTypes } from '../../../state/recommendations/thunks';
import type { SiteType } from '../../../state/recommendations/types';
import { StepFrame } from '../step-frame';
import { useStep } from '../use-step';
import { getStepInput } from './get-step-input';
import { getNextStep } from './step-order';
import { getStepPath } from './step-slugs';

const SLUG = 'site-type';

interface SiteTypeChoice {
	readonly value: SiteType;
	readonly label: string;
	readonly info: string;
}

function getChoices(): readonly SiteTypeChoice[] {
	return [
		{
			value: 'personal',
			label: __( 'Personal', 'jetpack-dashboard' ),
			info: __(
				'A blog, a portfolio, or another site about you.',
				'jetpack-dashboard'
			),
		},
		{
			value: 'business',
			label: __( 'Business', 'jetpack-dashboard' ),
			info: __(
				'A site that presents a company or its services.',
				'jetpack-dashboard'
			),
		},
		{
			value: 'store',
			label: __( 'Store', 'jetpack-dashboard' ),
			info: __(
				'A site that sells products or services online.',
				'jetpack-dashboard'
			),
		},
		{
			value: 'other',
			label: __( 'Other', 'jetpack-dashboard' ),
			info: __(
				'A site for a club, a school, a charity, or anything else.',
				'jetpack-dashboard'
			),
		},
	];
}

/** The first step asks for the type of the site. */
export function SiteTypeStep() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { recordClick } = useStep( SLUG );
	const input = useAppSelector( getStepInput );
	const { siteTypes: saved } = useAppSelector( getAnswers );
	const [ siteTypes, setSiteTypes ] = useState( saved );

	function showNext() {
		recordClick( 'continue' );
		// Saving an unchanged answer would overwrite a newer one from another tab.
		if ( siteTypes !== saved ) {
			dispatch( saveSiteTypes( siteTypes ) );
		}
		const next = getNextStep( SLUG, {
			...input,
			isStore: siteTypes.includes( 'store' ),
		} );
		void navigate( getStepPath( next ) );
	}

	return (
		<StepFrame
			step={ SLUG }
			title={ __( 'What type of site is this?', 'jetpack-dashboard' ) }
		>
			<p className="jp-assistant__text">
				{ __(
					'Your answer decides which features we recommend.',
					'jetpack-dashboard'
				) }
			</p>
			<form
				className="jp-assistant__content"
				onSubmit={ ( event ) => {
					event.preventDefault();
					showNext();
				} }
			>
				<fieldset className="jp-assistant__choices">
					<legend>
						{ __( 'Select all that apply', 'jetpack-dashboard' ) }
					</legend>
					{ getChoices().map( ( { value, label, info } ) => (
						<div key={ value }>
							<label>
								<input
									type="checkbox"
									checked={ siteTypes.includes( value ) }
									onChange={ ( { target } ) =>
										setSiteTypes(
											target.checked
												? [ ...siteTypes, value ]
												: siteTypes.filter(
														( one ) => one !== value
												  )
										)
									}
								/>
								{ label }
							</label>
							<InfoPopover
								label={ sprintf(
									/* translators: %s: a type of site, such as Store */
									__( 'About: %s', 'jetpack-dashboard' ),
									label
								) }
							>
								{ info }
							</InfoPopover>
						</div>
					) ) }
				</fieldset>
				<div className="jp-assistant__actions">
					<Button variant="primary" type="submit">
						{ __( 'Continue', 'jetpack-dashboard' ) }
					</Button>
				</div>
			</form>
		</StepFrame>
	);
}
