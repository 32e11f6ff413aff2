import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { isRecord } from '../../../lib/is-record';
import { Button } from '../../../components/light/button';
import { Disclosure } from '../../../components/light/disclosure';
import { interpolate } from '../../../components/light/interpolate';
import { TextField } from '../../../components/light/text-field';
import { useAppSelector } from '../../../hooks/store';
import { isSavingSetting } from '../../../state/settings/selectors';
import { LimitCounter } from '../controls/limit-counter';
import { lostHtmlText } from '../controls/lost-html';
import { useSaveSettings } from '../form/use-save-settings';
import { useSettingsForm } from '../form/use-settings-form';
import {
	isBlank,
	isComplete,
	isCustomService,
	NEW_SERVICE,
	readService,
	SERVICE_LIMITS,
	toCreation,
	toRemoval,
} from './custom-service';
import type { ServiceEntry } from './sharing-services-view';

const NEW_SERVICE_KEYS = [ NEW_SERVICE ];

interface OwnServicesProps {
	readonly entries: readonly ServiceEntry[];
	readonly disabledReason: string | false;
	readonly onAdded: ( id: string ) => void;
	readonly onRemoved: ( id: string ) => void;
}

/**
 * Custom sharing services. Adding and removing saves immediately; they aren't
 * part of the card's draft.
 */
export function OwnServices( { entries, ...props }: OwnServicesProps ) {
	const own = entries.filter( ( { id } ) => isCustomService( id ) );
	return (
		<Disclosure summary={ __( 'Custom services', 'jetpack-dashboard' ) }>
			{ own.length > 0 && (
				<div className="jp-services">
					<ul className="jp-services__list">
						{ own.map( ( entry ) => (
							<li key={ entry.id } className="jp-services__row">
								<span className="jp-services__name">
									<bdi>{ entry.name }</bdi>
								</span>
								<RemoveButton entry={ entry } { ...props } />
							</li>
						) ) }
					</ul>
				</div>
			) }
			<NewService { ...props } />
		</Disclosure>
	);
}

type PartProps = Omit< OwnServicesProps, 'entries' >;

function RemoveButton( {
	entry: { id, name },
	disabledReason,
	onRemoved,
}: PartProps & { readonly entry: ServiceEntry } ) {
	const saveSettings = useSaveSettings();
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, 'sharing_delete_service' )
	);
	return (
		<Button
			variant="link"
			isBusy={ isBusy }
			disabledReason={ disabledReason }
			hintEdge="end"
			ariaLabel={ sprintf(
				/* translators: %s: a sharing service's name */
				__( 'Delete %s', 'jetpack-dashboard' ),
				name
			) }
			onClick={ () =>
				void saveSettings( toRemoval( id ) ).then( ( outcome ) => {
					if ( outcome?.isOk ) {
						onRemoved( id );
					}
				} )
			}
		>
			{ __( 'Delete', 'jetpack-dashboard' ) }
		</Button>
	);
}

function NewService( { disabledReason, onAdded }: PartProps ) {
	const saveSettings = useSaveSettings();
	const draft = useSettingsForm( NEW_SERVICE_KEYS );
	const service = readService( draft.get( NEW_SERVICE ) );
	const [ error, setError ] = useState< string | undefined >();
	const [ hasLostHtml, setLostHtml ] = useState( false );
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, 'custom' )
	);
	const reason =
		disabledReason ||
		( ! isComplete( service ) &&
			__( 'Enter a name and a sharing URL.', 'jetpack-dashboard' ) );

	async function add() {
		setError( undefined );
		const outcome = await saveSettings( toCreation( service ) );
		if ( outcome?.isOk ) {
			const { values, cleaned } = outcome.result;
			const { custom } = values;
			draft.discard();
			setLostHtml( cleaned.includes( 'custom' ) );
			if ( isRecord( custom ) && typeof custom.id === 'string' ) {
				onAdded( custom.id );
			}
		} else {
			setError( outcome?.error.fieldErrors?.custom );
		}
	}

	const field = ( part: keyof typeof service ) => ( {
		value: service[ part ],
		counter: (
			<LimitCounter
				text={ service[ part ].trim() }
				maxLength={ SERVICE_LIMITS[ part ] }
			/>
		),
		disabledReason,
		// Enter adds the service. By default, it would submit the card's form,
		// which doesn't include this draft.
		onEnter: () => {
			if ( ! reason && ! isBusy ) {
				void add();
			}
		},
		onChange: ( text: string ) => {
			setLostHtml( false );
			const next = { ...service, [ part ]: text };
			if ( isBlank( next ) ) {
				draft.discard();
			} else {
				draft.change( NEW_SERVICE, next );
			}
		},
	} );
	return (
		<div
			className="jp-settings-group"
			role="group"
			aria-label={ __( 'New service', 'jetpack-dashboard' ) }
		>
			<TextField
				{ ...field( 'name' ) }
				label={ __( 'Name', 'jetpack-dashboard' ) }
				warning={ hasLostHtml && lostHtmlText() }
			/>
			<TextField
				{ ...field( 'url' ) }
				label={ __( 'Sharing URL', 'jetpack-dashboard' ) }
				help={ interpolate(
					sprintf(
						/* translators: 1 and 2: placeholders in an address, 3: an example of one */
						__(
							'Use the placeholders %1$s and %2$s, for example: %3$s',
							'jetpack-dashboard'
						),
						'<address>%post_url%</address>',
						'<address>%post_title%</address>',
						'<address>https://forum.example/new?link=%post_url%</address>'
					),
					// Otherwise, right-to-left text would move the last % to
					// the front.
					{ address: <bdi dir="ltr" /> }
				) }
				error={ error }
				isCode
			/>
			<TextField
				{ ...field( 'icon' ) }
				label={ __( 'Icon URL', 'jetpack-dashboard' ) }
				isCode
			/>
			<div>
				<Button
					isBusy={ isBusy }
					disabledReason={ reason }
					onClick={ () => void add() }
				>
					{ __( 'Add service', 'jetpack-dashboard' ) }
				</Button>
			</div>
		</div>
	);
}
