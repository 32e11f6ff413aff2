import type { ReactNode } from 'react';
import { getFieldMessages } from '../form/field-messages';
import type { ControlProps } from './control-props';
import { LimitCounter } from './limit-counter';
import { lostHtmlText } from './lost-html';

export interface TextControlProps extends ControlProps {
	/** In code points. */
	maxLength?: number | undefined;
	/**
	 * Keeps longer texts, for code, which doesn't work if it is cut off. The
	 * server rejects them.
	 */
	isUncut?: boolean | undefined;
	/** Another component shows the character count. */
	hasOwnCounter?: boolean | undefined;
	isCode?: boolean | undefined;
}

/** The props that text fields and text areas have in common. */
export function getTextProps( {
	form,
	settingKey,
	maxLength,
	isUncut: _isUncut,
	hasOwnCounter = false,
	...field
}: TextControlProps ) {
	const value = form.value( settingKey );
	const warning: ReactNode = form.hasLostHtml( settingKey )
		? lostHtmlText()
		: field.warning;
	return {
		...field,
		...getFieldMessages( form, settingKey ),
		value,
		warning,
		counter: maxLength !== undefined && ! hasOwnCounter && (
			<LimitCounter text={ value } maxLength={ maxLength } />
		),
	};
}
