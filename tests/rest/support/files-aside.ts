import { moveSpareFilesAside as moveAside } from '../../sandbox/spare-files';
import { site } from './site';

/** Moves what backups can do without out of wp-content; returns a function that moves it back. */
export const moveSpareFilesAside = (): ( () => void ) => moveAside( site() );

/** The same for the tests of a file. */
export function useSmallSite(): void {
	let moveBack = () => {};
	beforeAll( () => {
		moveBack = moveSpareFilesAside();
	} );
	afterAll( () => moveBack() );
}
