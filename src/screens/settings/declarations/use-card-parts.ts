import { useParts } from '../../shared/use-parts';
import type { SettingsCard } from './settings-section';

/**
 * Requests the provider data that the cards need, and the plan, which upgrade
 * offers depend on.
 */
export function useCardParts( cards: readonly SettingsCard[] ): void {
	useParts( [ 'site', ...cards.flatMap( ( { parts = [] } ) => parts ) ] );
}
