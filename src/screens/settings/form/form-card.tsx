import { useContext, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { UnfoldContext } from './folded-fields';
import { SaveButton } from './save-button';
import { UnsavedBar } from './unsaved-bar';
import type { SettingsForm } from './use-settings-form';

interface FormCardProps {
	readonly title: string;
	readonly form: SettingsForm;
	/** Shown before the button. */
	readonly badge?: ReactNode;
	/** If false, there is no button, and Enter does nothing. */
	readonly canSave?: boolean;
	/** The card's state, exposed as an attribute for tests. */
	readonly state?: string | undefined;
	/** Lets the parent move focus to the title. */
	readonly titleRef?: RefObject< HTMLHeadingElement >;
	/** Replaces the default save. */
	readonly onSave?: () => void;
	/** Called in addition to discarding the form's draft. */
	readonly onDiscard?: () => void;
	readonly children: ReactNode;
}

/** A settings card whose fields are drafts until the user saves them. */
export function FormCard( {
	title,
	form,
	badge,
	canSave = true,
	state,
	titleRef,
	onSave = () => void form.save(),
	onDiscard,
	children,
}: FormCardProps ) {
	const ownRef = useRef< HTMLHeadingElement >( null );
	const headingRef = titleRef ?? ownRef;
	const isUnfolded = useContext( UnfoldContext );
	return (
		<Card isRuled state={ state }>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					// Pressing Enter in a field submits the form even if the
					// button is disabled.
					if ( canSave && form.isDirty && ! form.isAnySaving ) {
						onSave();
					}
				} }
			>
				<CardHeader level={ 2 } title={ title } titleRef={ headingRef }>
					{ badge }
					{ canSave && <SaveButton form={ form } /> }
				</CardHeader>
				<UnfoldContext.Provider value={ isUnfolded || form.isDirty }>
					{ children }
				</UnfoldContext.Provider>
				{ form.isDirty && (
					<UnsavedBar
						form={ form }
						canSave={ canSave }
						onDiscard={ () => {
							onDiscard?.();
							form.discard();
						} }
						onFocusLost={ () => headingRef.current?.focus() }
					/>
				) }
			</form>
		</Card>
	);
}
