import { useRef } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { Pill } from '../../../components/light/pill';
import { SaveButton } from '../form/save-button';
import { UnsavedBar } from '../form/unsaved-bar';
import { useSettingsForm } from '../form/use-settings-form';
import { draftKeys } from './draft-keys';
import type { SettingsCard } from './settings-section';
import { SettingsRows } from './settings-rows';

type DeclaredCardProps = Pick< SettingsCard, 'title' | 'pill' > & {
	readonly rows: NonNullable< SettingsCard[ 'rows' ] >;
};

/** A card as its rows declare it: what is a draft is saved by its button (001 §4). */
export function DeclaredCard( { title, pill, rows }: DeclaredCardProps ) {
	const keys = draftKeys( rows );
	const form = useSettingsForm( keys );
	const titleRef = useRef< HTMLHeadingElement >( null );

	return (
		<Card isRuled>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					// Enter in a field gets here too, past the button's own check.
					if ( form.isDirty && ! form.isAnySaving ) {
						void form.save();
					}
				} }
			>
				<CardHeader level={ 2 } title={ title() } titleRef={ titleRef }>
					{ pill && <Pill>{ pill() }</Pill> }
					{ keys.length > 0 && <SaveButton form={ form } /> }
				</CardHeader>
				<SettingsRows rows={ rows } form={ form } />
				<UnsavedBar
					form={ form }
					onDiscard={ () => {
						form.discard();
						// The bar goes with what it offered to discard.
						titleRef.current?.focus();
					} }
				/>
			</form>
		</Card>
	);
}
