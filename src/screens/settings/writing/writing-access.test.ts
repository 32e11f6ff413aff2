import { canSeeComposing, canSeePostByEmail } from './writing-access';

const MANAGER = { isManager: true, canEditPosts: true, active: [] };
const EDITOR = { ...MANAGER, isManager: false };
const SUBSCRIBER = { ...EDITOR, canEditPosts: false };
const ACTIVE = { active: [ 'post-by-email' ] };

describe( 'the cards of those who write', () => {
	it.each( [
		[ 'a manager', MANAGER, true ],
		[ 'who edits posts', EDITOR, true ],
		[ 'who doesn’t', SUBSCRIBER, false ],
	] )( 'Composing, for %s (B213)', ( _title, facts, isSeen ) => {
		expect( canSeeComposing( facts ) ).toBe( isSeen );
	} );

	it.each( [
		[ 'a manager, whatever the module', MANAGER, true ],
		[
			'who edits posts, with the module on',
			{ ...EDITOR, ...ACTIVE },
			true,
		],
		[ 'who edits posts, with the module off', EDITOR, false ],
		[ 'who doesn’t edit posts', { ...SUBSCRIBER, ...ACTIVE }, false ],
	] )( 'Post by email, for %s (B214)', ( _title, facts, isSeen ) => {
		expect( canSeePostByEmail( facts ) ).toBe( isSeen );
	} );
} );
