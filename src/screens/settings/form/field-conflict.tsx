import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/light/button';
import { speak } from '../../../lib/speak';
import type { SettingValue } from '../../../state/settings/types';
import { isShort } from './describe-value';
import { focusFieldOf } from './focus-field';
import type { SettingsForm } from './use-settings-form';
import './field-conflict.scss';

interface FieldConflictProps {
	readonly form: SettingsForm;
	readonly settingKey: string;
	readonly describe: ( value: SettingValue | undefined ) => string;
}

/**
 * Shown below a field whose stored value was changed elsewhere. Shows the
 * stored value; the field keeps the user's draft.
 */
export function FieldConflict( {
	form,
	settingKey,
	describe,
}: FieldConflictProps ) {
	return form.isInConflict( settingKey ) ? (
		<Choice
			value={ describe( form.stored( settingKey ) ) }
			isFocused={ form.isFocused( settingKey ) }
			isAnnounced={ form.isRefusalAnnounced }
			onFocused={ form.markFocused }
			onUseMine={ () => form.keepDraft( settingKey ) }
			onKeepTheirs={ () => form.dropDraft( settingKey ) }
		/>
	) : null;
}

interface ChoiceProps {
	readonly value: string;
	readonly isFocused: boolean;
	readonly isAnnounced: boolean;
	readonly onFocused: () => void;
	readonly onUseMine: () => void;
	readonly onKeepTheirs: () => void;
}

function Choice( {
	value,
	isFocused,
	isAnnounced,
	onFocused,
	onUseMine,
	onKeepTheirs,
}: ChoiceProps ) {
	const ref = useRef< HTMLDivElement >( null );
	const sentence = explain( value );
	const [ name, setName ] = useState( sentence );

	useLayoutEffect( () => {
		setName( withLabel( sentence, findField( ref.current ) ) );
	}, [ sentence ] );

	// Moves focus only after a rejected save, never while the user is typing.
	useEffect( () => {
		if ( isFocused ) {
			ref.current?.focus();
			onFocused();
		}
	}, [ isFocused, onFocused ] );
	// Announcements replace each other. Don't announce after a rejected save,
	// whose notice already names all the fields.
	const wasAnnounced = useRef( isAnnounced );
	useEffect( () => {
		if ( ! wasAnnounced.current ) {
			speak( withLabel( sentence, findField( ref.current ) ) );
		}
		wasAnnounced.current = false;
	}, [ sentence ] );

	return (
		<div
			ref={ ref }
			className="jp-field-conflict"
			role="group"
			tabIndex={ -1 }
			aria-label={ name }
		>
			<p>{ sentence }</p>
			{ ! isShort( value ) && (
				<p className="jp-field-conflict__value" dir="auto">
					{ value }
				</p>
			) }
			<div className="jp-field-conflict__actions">
				<Button
					onClick={ () => {
						// The buttons unmount with the conflict.
						focusFieldOf( ref.current );
						onUseMine();
					} }
				>
					{ __( 'Use mine', 'jetpack-dashboard' ) }
				</Button>
				<Button
					onClick={ () => {
						focusFieldOf( ref.current );
						onKeepTheirs();
					} }
				>
					{ __( 'Keep theirs', 'jetpack-dashboard' ) }
				</Button>
			</div>
		</div>
	);
}

function findField( conflict: HTMLElement | null ) {
	return conflict?.closest( '.jp-field, .jp-choice-group' ) ?? null;
}

/** Prefixes the sentence with the field's label. */
function withLabel( sentence: string, field: Element | null ): string {
	const label = field?.querySelector( 'label, legend' )?.textContent;
	return label
		? sprintf(
				/* translators: %1$s: a field's label, %2$s: what happened to its value */
				__( '%1$s: %2$s', 'jetpack-dashboard' ),
				label,
				sentence
		  )
		: sentence;
}

function explain( value: string ): string {
	if ( value === '' ) {
		return __(
			'Someone else cleared this since you opened the page.',
			'jetpack-dashboard'
		);
	}
	return isShort( value )
		? sprintf(
				/* translators: %s: the new value of a setting */
				__(
					'Someone else changed this to “%s” since you opened the page.',
					'jetpack-dashboard'
				),
				value
		  )
		: __(
				'Someone else changed this since you opened the page. It is now:',
				'jetpack-dashboard'
		  );
}
