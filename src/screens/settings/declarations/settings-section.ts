import type { ComponentType, ReactNode } from 'react';
import type { PartName } from '../../../api/dashboard';
import type { OfferKey } from '../../shared/offer/offers';
import type { SettingsForm } from '../form/use-settings-form';
import type { CardOutline, SectionOutline } from '../outline';
import type { SettingsInput } from './settings-input';

export type { SettingsInput } from './settings-input';

export interface FieldRow {
	readonly key: string;
	readonly label: () => string;
	readonly help?: () => ReactNode;
}

/**
 * A module toggle with dependent rows, which are disabled (with a reason) while
 * the module is off or unavailable.
 */
export interface ModuleRow {
	readonly kind: 'module';
	readonly slug: string;
	readonly label: () => string;
	readonly help?: () => ReactNode;
	readonly rows?: readonly SettingsRow[];
}

/** Toggle for a boolean setting; saves immediately. */
export interface ToggleRow extends FieldRow {
	readonly kind: 'toggle';
	/** The toggle shows as on while the setting is off. */
	readonly isInverted?: boolean;
}

export interface TextRow extends FieldRow {
	readonly kind: 'text' | 'textarea';
	/** In code points. */
	readonly maxLength?: number;
	/** Keeps longer texts, which the server rejects. */
	readonly isUncut?: boolean;
	/** For URLs and code: monospace, and left to right in every language. */
	readonly isCode?: boolean;
}

export interface NumberRow extends FieldRow {
	readonly kind: 'number';
	readonly min?: number;
	readonly max?: number;
}

export interface ChoiceRow extends FieldRow {
	readonly kind: 'select' | 'radio' | 'checkboxes';
}

export interface CustomRowProps {
	readonly form: SettingsForm;
	/** The parent module is off or unavailable. */
	readonly isDisabled: boolean;
	/** Why the row is disabled; false if it isn't. */
	readonly disabledReason: string | false;
}

export interface CustomRow {
	readonly kind: 'custom';
	readonly component: ComponentType< CustomRowProps >;
	/** Settings that the row edits as drafts; the card's form saves them. */
	readonly keys?: readonly string[];
}

export type SettingsRow =
	| ModuleRow
	| ToggleRow
	| TextRow
	| NumberRow
	| ChoiceRow
	| CustomRow;

/** The content of a card. Its outline defines the modules and the visibility. */
export interface CardDeclaration {
	readonly title: () => string;
	/** Label next to the title, such as "Beta". */
	readonly pill?: ( () => string ) | undefined;
	/** Extra search terms, in addition to those of its modules. */
	readonly keywords: readonly string[];
	/**
	 * Extra searchable texts, such as labels inside a custom component or texts
	 * that depend on the site.
	 */
	readonly moreTexts?: ( input: SettingsInput ) => readonly string[];
	/**
	 * Parts of `GET dashboard` that the card needs; requested after the first
	 * paint.
	 */
	readonly parts?: readonly PartName[];
	/** Upgrade offer shown instead of the rows while the plan lacks the feature. */
	readonly upgrade?: OfferKey;
	/** Rendered in order, with a Save button if any row is a draft. */
	readonly rows?: readonly SettingsRow[];
	/** Replaces the rows, for cards with custom behavior. */
	readonly component?: ComponentType;
}

export interface SettingsCard extends CardOutline, CardDeclaration {
	readonly slug: string;
}

export interface SettingsSection extends Omit< SectionOutline, 'cards' > {
	/** The page heading. */
	readonly heading: () => string;
	readonly cards: readonly SettingsCard[];
}

/** Combines a section's outline with the content of each card, by slug. */
export function declareSection< Outline extends SectionOutline >(
	outline: Outline,
	{
		heading,
		cards,
	}: {
		readonly heading: () => string;
		readonly cards: Readonly<
			Record< keyof Outline[ 'cards' ], CardDeclaration >
		>;
	}
): SettingsSection {
	const declarations: Readonly< Record< string, CardDeclaration > > = cards;
	return {
		...outline,
		heading,
		cards: Object.entries( outline.cards ).flatMap( ( [ slug, card ] ) => {
			const declaration = declarations[ slug ];
			return declaration ? [ { slug, ...card, ...declaration } ] : [];
		} ),
	};
}
