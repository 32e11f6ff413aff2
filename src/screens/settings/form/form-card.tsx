import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { SaveButton } from './save-button';
import { UnsavedBar } from './unsaved-bar';
import type { SettingsForm } from './use-settings-form';

interface FormCardProps {
	readonly title: string;
	readonly form: SettingsForm;
	/** Ahead of the button. */
	readonly badge?: ReactNode;
	/** Without it there is no button, and Enter does nothing. */
	readonly canSave?: boolean;
	/** Which state the card is in, for tests to read off the page. */
	readonly state?: string | undefined;
	/** For who hands the focus to the title. */
	readonly titleRef?: RefObject< HTMLHeadingElement >;
	/** In place of saving at once. */
	readonly onSave?: () => void;
	/** Beside the form's own draft. */
	readonly onDiscard?: () => void;
	readonly children: ReactNode;
}

/** A settings card whose fields are drafts until its button saves them. */
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
	return (
		<Card isRuled state={ state }>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					// Enter in a field gets here too, past the button's own check.
					if ( canSave && form.isDirty && ! form.isAnySaving ) {
						onSave();
					}
				} }
			>
				<CardHeader level={ 2 } title={ title } titleRef={ headingRef }>
					{ badge }
					{ canSave && <SaveButton form={ form } /> }
				</CardHeader>
				{ children }
				<UnsavedBar
					form={ form }
					onDiscard={ () => {
						onDiscard?.();
						form.discard();
						// The bar goes with what it offered to discard.
						headingRef.current?.focus();
					} }
				/>
			</form>
		</Card>
	);
}
