import { __, _n, sprintf } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { Button } from '../../../components/light/button';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { CheckboxGroup } from '../../../components/light/checkbox-group';
import { useAppDispatch } from '../../../hooks/store';
import { dismissPromotion } from '../../../state/notices/dismiss-promotion';
import { updateSettings } from '../../../state/settings/thunks';
import { focusSection } from '../../shared/offer/focus-section';
import { WELCOME } from './welcome-view';
import type { WelcomeView } from './welcome-view';

/** Offers a new owner to turn on what works without an account service. */
export function WelcomeCard( {
	title,
	view,
}: {
	readonly title: string;
	readonly view: Extract< WelcomeView, { kind: 'shown' } >;
} ) {
	const dispatch = useAppDispatch();
	const section = useRef< HTMLDivElement >( null );
	const [ selected, setSelected ] = useState( view.available );
	const [ isBusy, setBusy ] = useState( false );

	async function leave( work: () => Promise< { isOk: boolean } > ) {
		const moveFocus = focusSection( section.current );
		setBusy( true );
		const { isOk } = await work();
		setBusy( false );
		if ( isOk ) {
			moveFocus();
		}
	}

	const turnOn = () =>
		dispatch(
			updateSettings(
				Object.fromEntries(
					selected.map( ( slug ) => [ slug, true ] )
				),
				{
					success: () =>
						sprintf(
							/* translators: %d: number of features */
							_n(
								'%d feature is on.',
								'%d features are on.',
								selected.length,
								'jetpack-dashboard'
							),
							selected.length
						),
				}
			)
		);
	const dismiss = () => dispatch( dismissPromotion( WELCOME ) );

	return (
		<div ref={ section }>
			<Card>
				<CardHeader level={ 2 } title={ title } />
				<CardBody
					extra={
						<CheckboxGroup
							label={ __(
								'Recommended features',
								'jetpack-dashboard'
							) }
							choices={ view.choices }
							values={ selected }
							onChange={ setSelected }
						/>
					}
					actions={
						<>
							<Button
								variant="primary"
								isBusy={ isBusy }
								disabledReason={
									selected.length === 0 &&
									__(
										'Select at least one feature.',
										'jetpack-dashboard'
									)
								}
								onClick={ () => void leave( turnOn ) }
							>
								{ isBusy
									? __( 'Turning on…', 'jetpack-dashboard' )
									: __( 'Turn on', 'jetpack-dashboard' ) }
							</Button>
							<Button
								variant="link"
								isBusy={ isBusy }
								onClick={ () => void leave( dismiss ) }
							>
								{ __( 'Not now', 'jetpack-dashboard' ) }
							</Button>
						</>
					}
				>
					{ __(
						'These features run on your own server and need no account. You can turn each of them off again in the settings.',
						'jetpack-dashboard'
					) }
				</CardBody>
			</Card>
		</div>
	);
}
